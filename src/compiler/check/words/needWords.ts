import {
  definitionWords,
  optionKeys,
  ruleKeys,
  splitKey,
  wordsOf,
  type DefinitionKind,
} from '#engine/words/wordKeys.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Definition } from '../../project/Definition.ts'
import type { Place } from '../../text/Finding.ts'
import type { Project } from '../../project/readProject.ts'
import { declarationOf } from '../../project/declarationOf.ts'
import type { Path } from '../../text/Source.ts'
import type { Asked, Holder } from '../refers/Asked.ts'
import { around, beside } from '../../project/Spot.ts'

/** Notes that a definition may use words, without asking for them. */
function mayUseWords({ words }: Project, keys: readonly string[]): void {
  for (const key of keys) words.known.add(key)
}

/** Whether one language has one of the keys. */
export const hasWords = ({ words }: Project, keys: readonly string[]): boolean =>
  keys.some((key) => words.languages.some((language) => words.by.get(language)?.has(key)))

/** Asks for words: the first key that one language has counts. That the other languages have it too is checked apart. */
export function needWords(project: Project, { source, path }: Place, keys: readonly string[], what?: string): void {
  const { words } = project
  const asked = keys.every((key) => words.asked.has(key))
  mayUseWords(project, keys)
  for (const key of keys) words.asked.add(key)
  if (asked || hasWords(project, keys) || words.languages.length === 0) return
  words.missing.push({ source, path, keys, what: what ?? `"${splitKey(keys[0] ?? '').inside}"` })
}

/** Asks for words of a definition, at a place inside what is asked about. */
export function needWordsAt(asked: Asked, inside: Path, keys: readonly string[], what?: string): void {
  const { project, definition, path } = asked
  needWords(project, { source: definition.source, path: [...path, ...inside] }, keys, what)
}

/** Asks for the words that a meta-schema notes. */
export function checkNotedWords(asked: Asked): void {
  const { project, value, notes } = asked
  const { need = [], may = [] } = notes.words ?? {}
  if (value === false) return
  const filled = (keys: string | string[]) => [keys].flat().map((key) => keyOf(asked, key))
  for (const keys of need) needWordsAt(asked, [], filled(keys))
  for (const key of filled(may)) mayUseWords(project, key.endsWith('*') ? keysFrom(project, key.slice(0, -1)) : [key])
}

const keysFrom = ({ words }: Project, start: string) =>
  [...words.by.values()].flatMap((own) => [...own.keys()].filter((key) => key.startsWith(start)))

/** Asks for the words of a rule: in the folder of its record, and of each that takes it in. */
export function checkRuleWords(asked: Asked): void {
  const { project, definition } = asked
  const name = String(asked.value)
  const file = `/${definition.id}.schema.json`
  const taking = [...project.records.values()].filter(({ source }) => source.text.includes(file))
  for (const folder of new Set([definition.folder, ...taking.map((record) => record.folder)]))
    needWordsAt(asked, [], ruleKeys(folder, name), `the rule "${name}"`)
}

/** A key as a meta-schema notes it, with its gaps filled. */
export function keyOf(asked: Asked, key: string, values: Record<string, string> = {}): string {
  const valueOf = (name: string): unknown => {
    if (name in values) return values[name]
    if (name === 'value') return asked.value
    if (name === 'name') return asked.path.at(-1)
    const [list, property] = name.split('.')
    if (property === undefined) return beside(asked, name)
    const entry = around(asked, ({ path }) => path.at(-2) === list)
    return (entry?.value as Record<string, unknown> | undefined)?.[property]
  }
  const filled = key.replace(/\{([^{}]+)\}/g, (_, name: string) => String(valueOf(name)))
  // A name that fills a gap may hold a colon.
  return key.includes(':') ? filled : ownKey(asked.definition, filled)
}

/** The key of words of a definition. */
export function ownKey({ kind, id }: Definition, word: string): string {
  return `${definitionWords(id, kind === 'table' ? 'list' : (kind as DefinitionKind))}.${word}`
}

/** Asks for the label of a field, at its declaration, unless another key names it. @param words path of its words */
export function needLabel(asked: Asked, holder: Holder, words: string, keys: string[] = []): void {
  const { project, definition, path } = asked
  const all = [...keys, `${wordsOf(holder.record, words)}.label`]
  const place = declarationOf(project, holder.record, words) ?? { source: definition.source, path }
  needWords(project, place, all, `the field "${words}"`)
}

/** Asks for the words of the values of a choice, at the place that declares them. */
export function needOptionWords(asked: Asked, holder: Holder, words: string, field: PropertySchema): void {
  const { enum: single, items } = field
  const values = single ?? items?.enum ?? []
  const { project, definition } = asked
  const { source, path } = declarationOf(project, holder.record, words) ?? { ...definition, path: asked.path }
  const keysOf = (value: string) => optionKeys(wordsOf(holder.record, words), value)
  const [first, ...others] = values.filter((value) => value !== null && !hasWords(project, keysOf(value)))
  const also = others.map((value) => `, "${value}"`).join('')
  values.forEach((value, index) => {
    if (value === null) return
    const place = { source, path: [...path, ...(single ? [] : ['items']), 'enum', index] }
    // One finding tells of all values without words.
    if (others.includes(value)) mayUseWords(project, keysOf(value))
    else needWords(project, place, keysOf(value), `the value "${value}"${value === first ? also : ''} of "${words}"`)
  })
}
