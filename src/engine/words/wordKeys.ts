import type { Route } from '#generated/definitions.gen.ts'
import type { PlanColumn } from '../plan/ReadPlan.ts'
import { folderOf } from '../schema/definitionName.ts'
import { wordPath } from '../record/path.ts'
import type { Problem } from '../record/problem.ts'

/** Keys of words are derived, so that definitions hold no text. In each list the first key that has words counts. */

/** Splits a key at its first colon: the names behind it may hold colons themselves. */
export function splitKey(key: string): { namespace: string; inside: string } {
  const colon = key.indexOf(':')
  return { namespace: key.slice(0, Math.max(0, colon)), inside: key.slice(colon + 1) }
}

/** Key of the words of a field, or of all fields. @param record its record, `folder/name`, or the folder alone */
export const wordsOf = (record: string, path = '') => `${folderOf(record)}:fields.${wordPath(path)}`

/** Keys of a column's label: its own, else the label of the field in the record at which a reference points. */
export function columnLabelKeys({ words, through }: PlanColumn): string[] {
  return [`${words}.label`, ...(through ? columnLabelKeys(through.column) : [])]
}

/** Words around the entries of a list. */
export function entryKeys(words: string, word: string): string[] {
  return [`${words}.${word}`, `app:entries.${word}`]
}

/** The message of a broken rule. @param code name of its words */
export function ruleKeys(namespace: string, code: string): string[] {
  return [`${namespace}:rules.${code}`, `app:rules.${code}`]
}

/** Mistakes that the one sentence of a field does not fit. */
const saidByCode = ['maxLength', 'digits', 'shortYear', 'heic', 'webp', 'unreadable']

/** Keys of the message for a problem at a field, the most specific first. */
export function problemKeys(words: string, { code }: Pick<Problem, 'code'>): string[] {
  return [
    `${words}.errors.${code}`,
    ...ruleKeys(splitKey(words).namespace, code),
    ...(saidByCode.includes(code) ? [] : [`${words}.error`]),
    `app:error.${code}`,
    'app:error.other',
  ]
}

/** The error of a field in which nothing stands. */
export function absentKeys(words: string, problem: Pick<Problem, 'code'>): string[] {
  return [...ruleKeys(splitKey(words).namespace, problem.code), `${words}.absent`, ...problemKeys(words, problem)]
}

/** Advice on a value, by a check of its format or by a rule. */
export function remarkKeys(words: string, name: string): string[] {
  return [`${words}.remarks.${name}`, ...ruleKeys(splitKey(words).namespace, name), `app:remarks.${name}`]
}

/** The label of a value that can be chosen. */
export function optionKeys(words: string, value: string): string[] {
  return [`${words}.options.${value}`, `options:${value}`]
}

/** The sign of a unit that another field names. */
export function unitKeys(value: string): string[] {
  return [`options:units.${value}`]
}

/** Words of a toast or alert. */
export function messageKeys(namespace: string, words: string, part: 'title' | 'message'): string[] {
  return [`${namespace}:messages.${words}.${part}`, `app:messages.${words}.${part}`]
}

export type DefinitionKind = (typeof definitionKinds)[number]

const definitionKinds = ['form', 'table', 'details', 'notice'] as const

/**
 * Where the words of a definition stand.
 * @param reference the definition as `folder/name`
 * @example definitionWords('thing/thing', 'form') === 'thing:form'
 * @example definitionWords('thing/renewal', 'form') === 'thing:renewal.form'
 */
export function definitionWords(reference: string, kind: DefinitionKind): string {
  const [folder = '', name = ''] = reference.split('/')
  return `${folder}:${name === folder ? '' : `${name}.`}${kind}`
}

/**
 * Where the words stand by which search engines describe an address: one that needs no session, names no record, and
 * is not where all unknown ones lead. Undefined for all others.
 */
export function descriptionKey({ path, guard, screen }: Route, notFound: string): string | undefined {
  if (guard === 'signedIn' || path.includes('{') || path === notFound || 'redirect' in screen) return undefined
  if ('page' in screen) return `app:pages.${screen.page}.description`
  const shown = new Map<string, string>(Object.entries(screen))
  const kind = definitionKinds.find((one) => shown.has(one))
  return kind && `${definitionWords(shown.get(kind) ?? '', kind)}.description`
}
