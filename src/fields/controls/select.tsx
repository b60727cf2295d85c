import type { RefSelectProps, SelectProps } from 'antd/es/select'
import { type ComponentProps, type KeyboardEvent } from 'react'
import { compareFound, isFound, itemNamed, type Searchable } from '#engine/text/ranking.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import type { Choice } from '../lookups/createLookups.ts'
import { searchableChoice } from '../lookups/searchableChoice.ts'
import { useChoices } from '../useLookup.ts'
import { choiceText, useTextSurroundings } from '../values/valueText.ts'
import { attributesOf } from './TextEdit.tsx'
import { useStore } from '#ui/useStore.ts'

export interface ChoiceOption {
  value: string
  label: string
  /** How it is found; a text that is typed freely stands for itself. */
  choice?: Searchable<Choice>
}

/** Renders the chosen label in an element of its own, as a translation by the browser replaces it. */
export const inOwnElement: NonNullable<SelectProps['labelRender']> = ({ label, value }) => <span>{label ?? value}</span>

/** How choices are called. @param words where the words of the field stand */
export function useChoiceNames(words: string) {
  const surroundings = useTextSurroundings()
  const nameOf = (choice: Choice) => choiceText(words, choice, surroundings)
  const asSearchable = (choice: Choice) => searchableChoice(choice, nameOf(choice))
  return {
    nameOf,
    optionOf: (choice: Choice): ChoiceOption => ({
      value: choice.value,
      label: nameOf(choice),
      choice: asSearchable(choice),
    }),
    /** Value of the choice that the typed text names. */
    valueNamed: (choices: readonly Choice[], typed: string) => itemNamed(choices.map(asSearchable), typed)?.value,
  }
}

/**
 * The options of a select. A stored value that is no longer offered stays until the user changes it.
 * @param field where its words stand and, in a form, its path
 * @param schema of one value
 */
export function useChoiceOptions(
  { path, words }: { path: string; words: string },
  schema: PropertySchema,
  stored: readonly string[],
) {
  const { choices: offered, loading } = useChoices(schema)
  const choices = useFitting(offered, schema, path)
  const { optionOf, valueNamed } = useChoiceNames(words)
  const known = new Set(choices.map(({ value }) => value))
  const others = stored.flatMap((value) => (known.has(value) ? [] : [{ value }]))
  const all = [...choices, ...others]
  return { options: all.map(optionOf), named: (typed: string) => valueNamed(all, typed), loading }
}

/** The records among which a field lets choose, as the form stands; all choices of other fields. */
function useFitting(all: readonly Choice[], { among }: PropertySchema, path: string): readonly Choice[] {
  const { form } = useFieldServices()
  const fits = ({ record }: Choice) => record === undefined || form?.fits(path, record.row) !== false
  const fitting = () => (among === undefined ? all : all.filter(fits))
  // The form is asked again at each change in it; drawn anew is only what offers something else then.
  useStore(form?.watch ?? watchNothing, () => fitting().reduce((key, { value }) => `${key} ${value}`, ''))
  return fitting()
}

const watchNothing = () => () => undefined

/** Filters and sorts the options of a select by the typed text, the best match first. */
export const shortening = {
  filterOption: (typed: string, option?: ChoiceOption) => isFound(choiceOf(option), typed),
  filterSort: (left: ChoiceOption, right: ChoiceOption, { searchValue }: { searchValue: string }) =>
    compareFound(choiceOf(left), choiceOf(right), searchValue),
}

const choiceOf = ({ value, label, choice }: ChoiceOption = nothing) =>
  choice ?? searchableChoice({ value }, label || value)

const nothing: ChoiceOption = { value: '', label: '' }

/** The attributes that every select shares. */
export function useSelectAttributes(edit: EditProps) {
  const text = useText()
  return {
    ...attributesOf(edit),
    ref: mendSelect,
    disabled: edit.readOnly,
    allowClear: !edit.field.required && { label: text('app:form.clear') },
    status: edit.invalid ? ('error' as const) : undefined,
    className: 'field-select',
    // The list would take the highlighted choice, which nobody has chosen.
    onInputKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Tab') event.stopPropagation()
    },
  }
}

/** Stands in a list that has nothing to offer: a list must hold options, and this one cannot be taken. */
export function NoOption(props: ComponentProps<'span'>) {
  return <span role="option" aria-selected={false} aria-disabled {...props} />
}

const attribute = 'aria-activedescendant'

/**
 * Ref of a select, for two things that antd has no property for. As long as no option is reached, its control names one
 * that does not exist. And its button that clears is a stop of the keyboard, where letters would vanish.
 */
function mendSelect(select: RefSelectProps | null): (() => void) | undefined {
  if (!select) return undefined
  const { nativeElement } = select
  const forgetMissing = () => {
    for (const input of nativeElement.querySelectorAll(`[${attribute}$='_list_-1']`)) input.removeAttribute(attribute)
  }
  // The ref is given anew as often as the select is drawn, and then all is said already.
  forgetMissing()
  for (const button of nativeElement.querySelectorAll('button')) button.tabIndex = -1
  const observer = new MutationObserver(forgetMissing)
  observer.observe(nativeElement, { attributes: true, attributeFilter: [attribute], subtree: true })
  return () => observer.disconnect()
}
