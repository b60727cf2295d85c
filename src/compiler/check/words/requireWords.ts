import { optionKeys, ruleKeys, splitKey, wordsOf } from '#engine/words/wordKeys.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Place } from '../../text/Finding.ts'
import type { Project } from '../../project/readProject.ts'
import { declarationOf } from '../../project/declarationOf.ts'
import type { Path } from '../../text/Source.ts'
import type { Subject, Holder } from '../../project/Subject.ts'
import { wordKey, notedWords } from '../../project/notedWords.ts'
import { usesOf } from '../../uses/usesOf.ts'

/** Notes that a definition may use words, so that they are not reported as unused. Missing ones are no error. */
function allowWords({ words }: Project, keys: readonly string[]): void {
  for (const key of keys) words.known.add(key)
}

export const hasWords = ({ words }: Project, keys: readonly string[]): boolean =>
  keys.some((key) => words.languages.some((language) => words.by.get(language)?.has(key)))

/**
 * Notes words that a definition needs. The keys are alternatives, most specific first; if no language has any,
 * `checkWords` reports the place.
 * @param what the words as the message names them, `the column "rent"`
 */
export function requireWords(project: Project, { source, path }: Place, keys: readonly string[], what?: string): void {
  const { words } = project
  const isNeeded = keys.every((key) => words.needed.has(key))
  allowWords(project, keys)
  for (const key of keys) words.needed.add(key)
  if (isNeeded || hasWords(project, keys) || words.languages.length === 0) return
  words.missing.push({ source, path, keys, what: what ?? `"${splitKey(keys[0] ?? '').inside}"` })
}

/** Requires words for a place inside the subject. */
export function requireWordsAt(subject: Subject, inside: Path, keys: readonly string[], what?: string): void {
  const { project, definition, path } = subject
  requireWords(project, { source: definition.source, path: [...path, ...inside] }, keys, what)
}

/** Requires the words that the meta-schema notes for a value. */
export function checkNotedWords(subject: Subject): void {
  const { project, value, notes } = subject
  const alternatives = value === false ? [] : (notes.words?.need ?? [])
  for (const keys of alternatives) {
    const filled = [keys].flat().map((key) => wordKey(subject, key))
    requireWordsAt(subject, [], filled)
  }
  allowWords(project, notedWords(subject))
}

/** Requires the words of a rule, in the folder of its record and of each record that takes the rule over. */
export function checkRuleWords(subject: Subject): void {
  const { project, definition } = subject
  const name = String(subject.value)
  const taking = usesOf(project).recordsWith(definition.id)
  for (const folder of new Set([definition.folder, ...taking.map((record) => record.folder)])) {
    requireWordsAt(subject, [], ruleKeys(folder, name), `the rule "${name}"`)
  }
}

/**
 * Requires the label of a field, unless another key names it. A missing one is reported once, at the declaration of the
 * field.
 * @param words path of the field as word keys use it
 */
export function requireLabel(subject: Subject, holder: Holder, words: string, keys: string[] = []): void {
  const { project, definition, path } = subject
  const all = [...keys, `${wordsOf(holder.record, words)}.label`]
  const place = declarationOf(project, holder.record, words) ?? { source: definition.source, path }
  requireWords(project, place, all, `the field "${words}"`)
}

/** Requires words for the options of a choice. One finding at the declaration names all options without words. */
export function requireOptionWords(subject: Subject, holder: Holder, words: string, field: PropertySchema): void {
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
    if (others.includes(value)) allowWords(project, keysOf(value))
    else requireWords(project, place, keysOf(value), `the value "${value}"${value === first ? also : ''} of "${words}"`)
  })
}
