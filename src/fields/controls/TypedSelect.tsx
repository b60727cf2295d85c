import Select from 'antd/es/select'
import { useRef, useState, type ReactNode } from 'react'
import { plainLetters } from '#engine/text/plainLetters.ts'
import { spinning } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'
import { unlistedText, type Unlisted } from '../fieldWords.ts'
import type { Choice } from '../lookups/createLookups.ts'
import { type ChoiceOption, isPartOf, NoOption, useSelectAttributes } from './select.tsx'

interface TypedSelectProps {
  edit: EditProps
  chosen: string | undefined
  options: readonly ChoiceOption[]
  /** Values for what was typed; names are those that are shown. */
  find: (typed: string) => readonly Choice[] | Promise<readonly Choice[]>
  /** Searches for what is typed, in the place of sorting the options out. */
  onSearch?: (typed: string) => void
  /** Key of the words that stand in an empty control, where the field has none of its own. */
  placeholder: string
  /** What stands in a list without options. */
  nothing: ReactNode
  /** The options are on their way. */
  busy: boolean
  icon: ReactNode
}

/**
 * A select of one value, which may be typed. What is typed is never erased: when the field is left, the value that it names
 * is taken; without one the text stays, and is no value.
 */
export function TypedSelect(props: TypedSelectProps) {
  const { edit, chosen, options, find, onSearch, placeholder, nothing, busy, icon } = props
  const { field, value, onCommit, onFocus, onBlur } = edit
  const attributes = useSelectAttributes(edit)
  const text = useText()
  /** What stands in the place of a value that is chosen. */
  const left = unlistedText(value)
  const [typed, setTyped] = useState('')
  const latest = useRef({ typed: '', round: 0 })

  function type(next: string): void {
    latest.current.typed = next
    setTyped(next)
  }

  /** A value is chosen, or none any more. */
  function take(next: string | undefined): void {
    latest.current.round += 1
    type('')
    onCommit(next)
  }

  async function leave(): Promise<void> {
    const said = latest.current.typed.trim()
    type('')
    if (said === '') {
      if (left !== undefined) onCommit(undefined)
      onBlur()
      return
    }
    const round = (latest.current.round += 1)
    const unlisted: Unlisted = { unlisted: said }
    const finding = find(said)
    if ('then' in finding) {
      // Nothing is saved without it while its value is looked for.
      onCommit(unlisted)
      const choice = meant(await finding.catch(() => []), said)
      if (latest.current.round !== round) return
      if (choice) onCommit(choice.value)
    } else onCommit(meant(finding, said)?.value ?? unlisted)
    onBlur()
  }

  return (
    <Select<string | undefined, ChoiceOption>
      {...attributes}
      value={left ?? chosen}
      options={[...options]}
      showSearch={{
        filterOption: onSearch ? false : (part, option) => isPartOf(option?.label, part),
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
        latest.current.round += 1
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

/** Names under which people know a choice. */
const namesOf = ({ value, label }: Choice) => [
  value,
  ...(typeof label === 'object' ? Object.values(label) : [label ?? '']),
]

/** The choice that is called what was typed, else the only one that was found. */
function meant(found: readonly Choice[], typed: string): Choice | undefined {
  const plain = plainLetters(typed.trim())
  const exact = found.find((choice) => namesOf(choice).some((name) => plainLetters(name) === plain))
  return exact ?? (found.length === 1 ? found[0] : undefined)
}

/** Whether the person took the last letter away; a select that closes says that nothing is typed, too. */
const isEmptied = () => document.activeElement instanceof HTMLInputElement && document.activeElement.value === ''
