import { optionKeys, ruleKeys, splitKey, wordsOf } from '#engine/words/wordKeys.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Place } from '../../text/Finding.ts'
import type { Project } from '../../project/readProject.ts'
import { declarationOf } from '../../project/declarationOf.ts'
import type { Path } from '../../text/Source.ts'
import type { Subject, Holder } from '../../project/Subject.ts'
import { keyOf, notedWords } from '../../project/notedWords.ts'
import { usesOf } from '../../uses/usesOf.ts'

/** Notes that a definition may use words, without asking for them. */
function mayUseWords({ words }: Project, keys: readonly string[]): void {
  for (const key of keys) words.known.add(key)
}

export const hasWords = ({ words }: Project, keys: readonly string[]): boolean =>
  keys.some((key) => words.languages.some((language) => words.by.get(language)?.has(key)))

/** Asks for words: the first key that one language has counts. `checkWords` checks the other languages. */
export function needWords(project: Project, { source, path }: Place, keys: readonly string[], what?: string): void {
  const { words } = project
  const isNeeded = keys.every((key) => words.needed.has(key))
  mayUseWords(project, keys)
  for (const key of keys) words.needed.add(key)
  if (isNeeded || hasWords(project, keys) || words.languages.length === 0) return
  words.missing.push({ source, path, keys, what: what ?? `"${splitKey(keys[0] ?? '').inside}"` })
}

/** Requires words of a definition, at a place inside the subject. */
export function needWordsAt(subject: Subject, inside: Path, keys: readonly string[], what?: string): void {
  const { project, definition, path } = subject
  needWords(project, { source: definition.source, path: [...path, ...inside] }, keys, what)
}

/** Requires the words that the meta-schema notes for a value. */
export function checkNotedWords(subject: Subject): void {
  const { project, value, notes } = subject
  const alternatives = value === false ? [] : (notes.words?.need ?? [])
  for (const keys of alternatives) {
    const filled = [keys].flat().map((key) => keyOf(subject, key))
    needWordsAt(subject, [], filled)
  }
  mayUseWords(project, notedWords(subject))
}

/** Requires the words of a rule, in the folder of its record and of each record that takes the rule over. */
export function checkRuleWords(subject: Subject): void {
  const { project, definition } = subject
  const name = String(subject.value)
  const taking = usesOf(project).recordsWith(definition.id)
  for (const folder of new Set([definition.folder, ...taking.map((record) => record.folder)])) {
    needWordsAt(subject, [], ruleKeys(folder, name), `the rule "${name}"`)
  }
}

/** Asks for the label of a field, at its declaration, unless another key names it. @param words path of its words */
export function needLabel(subject: Subject, holder: Holder, words: string, keys: string[] = []): void {
  const { project, definition, path } = subject
  const all = [...keys, `${wordsOf(holder.record, words)}.label`]
  const place = declarationOf(project, holder.record, words) ?? { source: definition.source, path }
  needWords(project, place, all, `the field "${words}"`)
}

/** Asks for the words of the values of a choice, at the place that declares them. */
export function needOptionWords(subject: Subject, holder: Holder, words: string, field: PropertySchema): void {
  const { enum: single, items } = field
  const values = single ?? items?.enum ?? []
  const { project, definition } = subject
  const { source, path } = declarationOf(project, holder.record, words) ?? { ...definition, path: subject.path }
  const keysOf = (value: string) => optionKeys(wordsOf(holder.record, words), value)
  const [first, ...others] = values.filter((value) => value !== null && !hasWords(project, keysOf(value)))
  const also = others.map((value) => `, "${value}"`).join('')
  values.forEach((value, index) => {
    if (value === null) return
    const place = { source, path: [...path, ...(single ? [] : ['items']), 'enum', index] }
    // A single finding names all values without words.
    if (others.includes(value)) mayUseWords(project, keysOf(value))
    else needWords(project, place, keysOf(value), `the value "${value}"${value === first ? also : ''} of "${words}"`)
  })
}
