import { plainWords } from '#engine/text/plainLetters.ts'
import type { Choice } from './createLookups.ts'

/**
 * Returns the choice that has exactly the typed name: its value, a name that is shown, or another word that people know it
 * by, in this order. A name of two choices names neither.
 * @param shownName of a choice, as the control shows it
 */
export function choiceNamed(
  choices: readonly Choice[],
  typed: string,
  shownName: (choice: Choice) => string,
): Choice | undefined {
  const exact = typed.trim()
  const plain = plainWords(typed)
  const names = (choice: Choice) => [choice.value, shownName(choice), ...labelsOf(choice)]
  const isPlain = (name: string) => plainWords(name) === plain
  const tests: ((choice: Choice) => boolean)[] = [
    ({ value }) => value === exact,
    (choice) => shownName(choice) === exact,
    (choice) => names(choice).some(isPlain),
    ({ words = [] }) => words.some(isPlain),
  ]
  const found = tests.map((test) => choices.filter(test)).find(({ length }) => length > 0) ?? []
  return found.length === 1 ? found[0] : undefined
}

const labelsOf = ({ label = '' }: Choice): string[] => (typeof label === 'object' ? Object.values(label) : [label])
