import { type DefinitionKind, definitionWords } from '#engine/words/wordKeys.ts'
import type { Definition } from './Definition.ts'
import { around, beside } from './Spot.ts'
import type { Subject } from './Subject.ts'

/** Returns the keys of the words that the meta-schema notes for a value, those that must be there and those that may. */
export function notedWords(subject: Subject): string[] {
  const { need = [], may = [] } = subject.notes.words ?? {}
  if (subject.value === false) return []
  const { by } = subject.project.words
  return [...need.flat(), ...may].flatMap((noted) => {
    const key = wordKey(subject, noted)
    return key.endsWith('*') ? keysFrom(by, key.slice(0, -1)) : [key]
  })
}

/** Returns the keys that begin with a text, in any language. */
const keysFrom = (by: Subject['project']['words']['by'], start: string): string[] =>
  [...by.values()].flatMap((ofLanguage) => [...ofLanguage.keys()].filter((key) => key.startsWith(start)))

/**
 * Fills the placeholders of a word key that a meta-schema notes: `actions.{id}.label` →
 * `tenant:table.actions.remove.label`.
 */
export function wordKey(subject: Subject, key: string, values: Record<string, string> = {}): string {
  /**
   * The value of a placeholder: the subject's value or name, a sibling property, or `list.property` of the entry
   * around.
   */
  const placeholderValue = (name: string): unknown => {
    if (name in values) return values[name]
    if (name === 'value') return subject.value
    if (name === 'name') return subject.path.at(-1)
    const [list, property] = name.split('.')
    if (property === undefined) return beside(subject, name)
    const entry = around(subject, ({ path }) => path.at(-2) === list)
    return (entry?.value as Record<string, unknown> | undefined)?.[property]
  }
  const filled = key.replace(/\{([^{}]+)\}/g, (_, name: string) => String(placeholderValue(name)))
  // A name that fills a gap may hold a colon.
  return key.includes(':') ? filled : ownKey(subject.definition, filled)
}

/** The key of a word that belongs to a definition. */
export function ownKey({ kind, id }: Definition, word: string): string {
  return `${definitionWords(id, kind as DefinitionKind)}.${word}`
}
