import { optionKeys, fieldKeys, unitKeys } from '#engine/text/wordKeys.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Definition, Project } from '../Project.ts'
import type { Path, Source } from '../read/Source.ts'
import { declarationOf } from '../records/declarationOf.ts'

/** Notes that a definition may use words, without asking for them. */
export function mayUseWords({ words }: Project, ...keys: string[]): void {
  for (const key of keys) words.known.add(key)
}

/** Asks for words: the first key that one language has counts. That the other languages have it too is checked apart. */
export function needWords(project: Project, source: Source, path: Path, keys: readonly string[], what: string): void {
  const { words } = project
  const asked = keys.every((key) => words.known.has(key))
  mayUseWords(project, ...keys)
  if (asked) return
  if (
    words.languages.length === 0 ||
    keys.some((key) => words.languages.some((language) => words.by.get(language)?.has(key)))
  )
    return
  words.missing.push({ source, path, keys, what })
}

interface ShownField {
  words: string
  schema: PropertySchema
}

/** Asks for the words of a field that is shown: its label, unless another key names it, and the values of its choice. */
export function needFieldWords(
  project: Project,
  { source, folder, value }: Definition<{ record: string }>,
  path: Path,
  { words, schema }: ShownField,
  instead: string[] = [],
): void {
  needWords(project, source, path, [...instead, ...fieldKeys(folder, words, 'label')], `the field "${words}"`)
  needOptionWords(project, { source, folder, value }, path, { words, schema })
}

/** Asks for the words of the values of a choice, at the place that declares them. */
export function needOptionWords(
  project: Project,
  { source, folder, value }: Pick<Definition<{ record: string }>, 'source' | 'folder' | 'value'>,
  path: Path,
  { words, schema }: ShownField,
): void {
  const declared = declarationOf(project, value.record, words) ?? { source, path }
  schema.enum?.forEach((option, index) => {
    if (option === null) return
    const place = [...declared.path, 'enum', index]
    needWords(project, declared.source, place, optionKeys(folder, words, option), `the value "${option}" of "${words}"`)
  })
}

/** Asks for the signs of units that a field of choice names. */
export function needUnitWords(project: Project, source: Source, path: Path, units: PropertySchema): void {
  for (const value of units.enum ?? [])
    if (value !== null) needWords(project, source, path, unitKeys(value), `the unit "${value}"`)
}
