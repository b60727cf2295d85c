import type { Route } from '#generated/definitions.gen.ts'
import type { PlanColumn } from '../plan/ReadPlan.ts'
import { folderOf } from '../schema/definitionName.ts'
import { wordPath } from '../record/path.ts'
import type { Problem } from '../validation/problem.ts'

/** Keys of words are derived, so that definitions hold no text. In each list the first key that has words counts. */

/**
 * Words of a field. @param namespace folder of the record @param path path of its words, see PlanField
 * @param others keys that count where the field has no such word
 */
export function fieldKeys(namespace: string, path: string, word: string, ...others: string[]): string[] {
  return [`${namespace}:fields.${wordPath(path)}.${word}`, ...others]
}

/** The label of what a column shows: its own, else that of the field in the record at which a reference points. */
export function columnLabelKeys(namespace: string, { words, through }: PlanColumn): string[] {
  const own = fieldKeys(namespace, words, 'label')
  return through ? [...own, ...columnLabelKeys(folderOf(through.record), through.column)] : own
}

/** Words around the entries of a list. */
export function entryKeys(namespace: string, path: string, word: string): string[] {
  return fieldKeys(namespace, path, word, `app:entries.${word}`)
}

/** What a rule says that is broken. @param code name of its words */
export function ruleKeys(namespace: string, code: string): string[] {
  return [`${namespace}:rules.${code}`, `app:rules.${code}`]
}

/** The error that stands at a field. */
export function problemKeys(namespace: string, path: string, { code }: Pick<Problem, 'code'>): string[] {
  const field = `${namespace}:fields.${wordPath(path)}`
  return [
    `${field}.errors.${code}`,
    ...ruleKeys(namespace, code),
    ...(code === 'maxLength' ? [] : [`${field}.error`]),
    `app:error.${code}`,
    'app:error.other',
  ]
}

/** The error of a field in which nothing stands. */
export function absentKeys(namespace: string, path: string, problem: Pick<Problem, 'code'>): string[] {
  const absent = `${namespace}:fields.${wordPath(path)}.absent`
  return [...ruleKeys(namespace, problem.code), absent, ...problemKeys(namespace, path, problem)]
}

/** Advice on a value, by a check of its format or by a rule. */
export function remarkKeys(namespace: string, path: string, name: string): string[] {
  return fieldKeys(namespace, path, `remarks.${name}`, ...ruleKeys(namespace, name), `app:remarks.${name}`)
}

/** The label of a value that can be chosen. */
export function optionKeys(namespace: string, path: string, value: string): string[] {
  return fieldKeys(namespace, path, `options.${value}`, `options:${value}`)
}

/** The sign of a unit that another field names. */
export function unitKeys(value: string): string[] {
  return [`options:units.${value}`]
}

/** Words of a toast or alert. */
export function messageKeys(namespace: string, words: string, part: 'title' | 'message'): string[] {
  return [`${namespace}:messages.${words}.${part}`, `app:messages.${words}.${part}`]
}

/** Kinds of definitions that have words of their own. */
export type DefinitionKind = (typeof definitionKinds)[number]

const definitionKinds = ['form', 'list', 'details', 'notice'] as const

/**
 * Where the words of a definition start.
 * @param reference the definition as `folder/name`
 * @example definitionKey('thing/thing', 'form', 'submit') === 'thing:form.submit'
 * @example definitionKey('thing/renewal', 'form', 'submit') === 'thing:renewal.form.submit'
 */
export function definitionKey(reference: string, kind: DefinitionKind, word: string): string {
  const [folder = '', name = ''] = reference.split('/')
  return `${folder}:${name === folder ? '' : `${name}.`}${kind}.${word}`
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
  return kind && definitionKey(shown.get(kind) ?? '', kind, 'description')
}
