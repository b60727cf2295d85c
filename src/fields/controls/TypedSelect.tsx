import Select from 'antd/es/select'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { spinning } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'
import { unlistedText, type Unlisted } from '../fieldWords.ts'
import { type ChoiceOption, inOwnElement, NoOption, shortening, useSelectAttributes } from './select.tsx'

interface TypedSelectProps {
  edit: EditProps
  chosen: string | undefined
  options: readonly ChoiceOption[]
  /** Value of the choice that has exactly the typed name. */
  named: (typed: string) => string | undefined | Promise<string | undefined>
  /** Searches for the typed text, instead of filtering the options. */
  onSearch?: (typed: string) => void
  /** Searches at once, for somebody who does not wait. */
  onSearchNow?: (typed: string) => void
  /** Key of the words that stand in an empty control, where the field has none of its own. */
  placeholder: string
  /** The content of a list without options. */
  nothing: ReactNode
  busy: boolean
  icon: ReactNode
}

/**
 * A select of one value, which may be typed. Typed text is never erased. When the field is left, the value of that
 * exact name is taken. Without one the text stays, and is no value.
 */
export function TypedSelect(props: TypedSelectProps) {
  const { edit, chosen, options, named, onSearch, onSearchNow, placeholder, nothing, busy, icon } = props
  const { field, value, onCommit, onFocus, onBlur } = edit
  const attributes = useSelectAttributes(edit)
  const text = useText()
  /** The content shown in place of a chosen value. */
  const left = unlistedText(value)
  const [typed, setTyped] = useState('')
  /** The typed text, and how often the person has chosen, left or come back: an answer that comes after that is too late. */
  const latest = useRef({ typed: '', steps: 0 })

  function type(next: string): void {
    latest.current.typed = next
    setTyped(next)
  }

  /** A value is chosen, or none any more. */
  function take(next: string | undefined): void {
    latest.current.steps += 1
    type('')
    onCommit(next)
  }

  /** The field is left: the typed text becomes the value that it names, or stays as it is, as a mistake. */
  async function leave(): Promise<void> {
    const written = latest.current.typed.trim()
    type('')
    if (written === '') {
      if (left !== undefined) onCommit(undefined)
      onBlur()
      return
    }
    const step = (latest.current.steps += 1)
    const unlisted: Unlisted = { unlisted: written }
    const finding = named(written)
    if (typeof finding === 'object') {
      // Nothing is saved without it while its value is looked for.
      onCommit(unlisted)
      const found = await finding.catch(() => undefined)
      if (latest.current.steps !== step) return
      if (found !== undefined) onCommit(found)
    } else onCommit(finding ?? unlisted)
    onBlur()
  }

  /** Without a text to mend, the keys that delete clear the choice. */
  function onInputKeyDown(event: KeyboardEvent): void {
    attributes.onInputKeyDown(event)
    if (event.key === 'Enter' && busy && typed !== '') onSearchNow?.(typed)
    const deletes = event.key === 'Delete' || event.key === 'Backspace'
    if (deletes && typed === '' && chosen !== undefined && !field.required) take(undefined)
  }

  return (
    <Select<string | undefined, ChoiceOption>
      {...attributes}
      onInputKeyDown={onInputKeyDown}
      // While something is typed, the list would go to the next value that begins so, past the best one.
      value={typed === '' ? (left ?? chosen) : undefined}
      options={[...options]}
      labelRender={inOwnElement}
      showSearch={{
        // The server has filtered and sorted the options.
        ...(onSearch ? { filterOption: false } : shortening),
        searchValue: typed,
        onSearch(next) {
          if (next === '' && !isEmptied()) return
          type(next)
          onSearch?.(next)
        },
      }}
      placeholder={text([`${field.words}.placeholder`, placeholder])}
      notFoundContent={<NoOption className={onSearch ? 'field-search-state' : undefined}>{nothing}</NoOption>}
      suffix={busy ? spinning : icon}
      onFocus={() => {
        latest.current.steps += 1
        type(left ?? '')
        onFocus()
      }}
      onBlur={() => void leave()}
      onClear={() => take(undefined)}
      onChange={(next: string | undefined) => {
        onSearch?.('')
        take(next)
      }}
    />
  )
}

/** Whether the person took the last letter away; a select that closes says that nothing is typed, too. */
const isEmptied = () => document.activeElement instanceof HTMLInputElement && document.activeElement.value === ''
