import type { RefSelectProps } from 'antd/es/select'
import type { ComponentProps } from 'react'
import { plainLetters } from '#engine/text/plainLetters.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'
import { useChoices } from '../lookups/useLookup.ts'
import { choiceText, useTextSurroundings } from '../values/valueText.ts'
import { attributesOf } from './TextEdit.tsx'

export interface ChoiceOption {
  value: string
  label: string
}

/**
 * What a select offers. A stored value that is no longer offered stays what it is until the user changes it.
 * @param words where the words of the field stand
 */
export function useChoiceOptions(schema: PropertySchema, words: string, stored: readonly string[]) {
  const surroundings = useTextSurroundings()
  const { choices, loading } = useChoices(schema)
  const known = new Set(choices.map(({ value }) => value))
  const others = stored.flatMap((value) => (known.has(value) ? [] : [{ value }]))
  const options = [...choices, ...others].map((choice): ChoiceOption => {
    return { value: choice.value, label: choiceText(words, choice, surroundings) }
  })
  return { options, loading }
}

/** Whether what is typed is part of a name. */
export const isPartOf = (name: string | undefined, typed: string) =>
  plainLetters(name ?? '').includes(plainLetters(typed.trim()))

/** What every select has in common, wherever its choices come from. */
export function useSelectAttributes(edit: EditProps) {
  const text = useText()
  return {
    ...attributesOf(edit),
    ref: reachedOption,
    disabled: edit.readOnly,
    allowClear: !edit.field.required && { label: text('app:form.clear') },
    status: edit.invalid ? ('error' as const) : undefined,
    className: 'field-select',
  }
}

/** Stands in a list that has nothing to offer: a list must hold options, and this one cannot be taken. */
export function NoOption(props: ComponentProps<'span'>) {
  return <span role="option" aria-selected={false} aria-disabled {...props} />
}

const attribute = 'aria-activedescendant'

/** Ref of a select: as long as no option is reached, the control of antd names one that does not exist. */
function reachedOption(select: RefSelectProps | null): (() => void) | undefined {
  if (!select) return undefined
  const { nativeElement } = select
  const forgetMissing = () => {
    for (const input of nativeElement.querySelectorAll(`[${attribute}$='_list_-1']`)) input.removeAttribute(attribute)
  }
  // The ref is given anew as often as the select is drawn, and then all is said already.
  forgetMissing()
  const observer = new MutationObserver(forgetMissing)
  observer.observe(nativeElement, { attributes: true, attributeFilter: [attribute], subtree: true })
  return () => observer.disconnect()
}
