import { useRef, useState } from 'react'
import { plainLetters } from '#engine/text/plainLetters.ts'
import type { EditProps } from '../Field.ts'
import type { Choice } from '../lookups/ChoiceStore.ts'
import { unlistedText, type Unlisted } from './unlisted.ts'

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

/**
 * What is typed into a select to find a value. It is never erased: when the field is left, the value that it names is
 * taken; without one the text stays, and is no value.
 * @param find values for what was typed; names are those that are shown
 */
export function useTypedChoice(
  { value, onCommit, onFocus, onBlur }: Pick<EditProps, 'value' | 'onCommit' | 'onFocus' | 'onBlur'>,
  find: (typed: string) => readonly Choice[] | Promise<readonly Choice[]>,
) {
  const left = unlistedText(value)
  const [typed, setTyped] = useState('')
  const [inside, setInside] = useState(false)
  const latest = useRef({ typed: '', round: 0 })

  function type(next: string): void {
    latest.current.typed = next
    setTyped(next)
  }

  async function leave(): Promise<void> {
    setInside(false)
    const text = latest.current.typed.trim()
    type('')
    if (text === '') {
      if (left !== undefined) onCommit(undefined)
      onBlur()
      return
    }
    const round = (latest.current.round += 1)
    const unlisted: Unlisted = { unlisted: text }
    const finding = find(text)
    if ('then' in finding) {
      // Nothing is saved without it while its value is looked for.
      onCommit(unlisted)
      const choice = meant(await finding.catch(() => []), text)
      if (latest.current.round !== round) return
      if (choice) onCommit(choice.value)
    } else onCommit(meant(finding, text)?.value ?? unlisted)
    onBlur()
  }

  return {
    /** What stands in the place of a value that is chosen. */
    left,
    attributes: {
      onFocus() {
        latest.current.round += 1
        setInside(true)
        type(left ?? '')
        onFocus()
      },
      onBlur: () => void leave(),
    },
    searchValue: inside ? typed : '',
    type,
    /** A value is chosen, or none any more. */
    take(next: string | undefined) {
      latest.current.round += 1
      type('')
      onCommit(next)
    },
  }
}

/** Whether the person took the last letter away; a select that closes says that nothing is typed, too. */
export const isEmptied = () => document.activeElement instanceof HTMLInputElement && document.activeElement.value === ''
