import Select from 'antd/es/select'
import { useState } from 'react'
import { lookupOf } from '#engine/schema/kindOf.ts'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'
import { unlistedText, type Unlisted } from '../fieldWords.ts'
import { type ChoiceOption, NoOption, shortening, useChoiceOptions, useSelectAttributes } from './select.tsx'

/** Several of the values that are offered, or texts that are typed where none are. */
export function ChoicesEdit(props: EditProps) {
  const { field, value, onCommit, onBlur } = props
  const items = field.schema.items ?? {}
  const attributes = useSelectAttributes(props)
  const text = useText()
  const [typed, setTyped] = useState('')
  const held = (Array.isArray(value) ? (value as unknown[]) : []).filter(isHeld)
  const shown = held.map(shownText)
  const stored = held.filter((one) => typeof one === 'string')
  const { options, named, loading } = useChoiceOptions(field, items, stored)
  const isTyped = !items.enum && lookupOf(items) === undefined
  const isFree = isTyped || items.open === true

  /** The value of a text of the control. A text that is none of the values is kept, and prevents a save. */
  function meant(one: string): string | Unlisted {
    const before = held[shown.indexOf(one)]
    if (before !== undefined) return before
    const wanted = one.trim()
    return named(wanted) ?? (isFree ? wanted : { unlisted: wanted })
  }

  function take(texts: string[]): void {
    setTyped('')
    const next = new Map(texts.map(meant).map((one) => [shownText(one), one]))
    onCommit(next.size === 0 ? undefined : [...next.values()])
  }

  return (
    <Select<string[], ChoiceOption>
      {...attributes}
      mode={isFree ? 'tags' : 'multiple'}
      value={shown}
      options={options}
      {...(isFree && { tokenSeparators: [',', ';'] })}
      // A list of the tags that are there already would offer to take them away.
      {...(isTyped && { open: false })}
      // With nothing typed, Enter would remove the highlighted choice.
      defaultActiveFirstOption={typed !== ''}
      showSearch={{
        ...shortening,
        optionFilterProp: 'label',
        searchValue: typed,
        onSearch: setTyped,
        autoClearSearchValue: false,
      }}
      placeholder={text([`${field.words}.placeholder`, isTyped ? 'app:form.typeSeveral' : 'app:form.choose'])}
      suffix={isTyped ? <></> : <icons.down />}
      notFoundContent={
        isTyped ? null : <NoOption>{text(loading ? 'app:form.choicesLoading' : 'app:form.noChoice')}</NoOption>
      }
      onChange={take}
      onBlur={() => {
        if (!isFree && typed.trim() !== '') take([...shown, typed])
        onBlur()
      }}
    />
  )
}

const isHeld = (one: unknown): one is string | Unlisted => typeof one === 'string' || unlistedText(one) !== undefined

const shownText = (one: string | Unlisted) => (typeof one === 'string' ? one : one.unlisted)
