import { didYouMean, nearest } from '../text/nearest.ts'
import cures from './cures.json' with { type: 'json' }
import type { ExpressionMistake } from './Scope.ts'

/**
 * Cures by message: `certain` are tried before names and signs, `messages` last. `written` maps syntax of other
 * languages to CEL, and `functions` shows how each function is called.
 */
const { certain, written, functions, messages } = cures as Record<keyof typeof cures, Record<string, string>>

type Place = Pick<ExpressionMistake, 'start' | 'end'>

/** The mistake at a place of an expression, with its cure. @param fields names of the fields of `self` */
export function mistakeAt(message: string, text: string, at: Place, fields: string[] = []): ExpressionMistake {
  const cure = cureOf(message, certain) ?? cureAt(message, text, at.start, fields)
  const [word] = /^\w+/.exec(text.slice(at.start)) ?? []
  // The parser names a letter of the word before which it stopped.
  const isLetter = word !== undefined && message.startsWith('Unexpected character')
  return { ...at, message: isLetter ? `"${word}" is not expected here` : message, cure }
}

/**
 * The correction for a mistake at an offset, from the text around it: an operator of another language, a call with
 * wrong arguments, a misspelt name.
 */
function cureAt(message: string, text: string, start: number, fields: string[]): string {
  const before = text.slice(0, start)
  if (before.trim() === '' && text.startsWith('=')) return 'take it out'
  const isUnread = /^(Unexpected|Unknown|Reserved|a list)/.test(message)
  const called = calledIn(message, before, isUnread)
  if (called !== undefined) return cureOfCall(called)
  const words = [...text.matchAll(/\w+|[=!<>&|?]+|\S/g)].filter(({ index }) => index <= start).map(([one]) => one)
  const [word = '', last = ''] = words.toReversed()
  const sign = written[word.toLowerCase()] ?? written[last.toLowerCase()]
  if (sign !== undefined && isUnread) return `write ${sign}`
  if (message.startsWith('a list')) return cureOfList(before, word)
  if (/Unknown variable|invalid argument/.test(message)) return cureOfName(text.slice(start), fields)
  return cureOf(message, messages) ?? ''
}

/** The function that is unknown, or between whose brackets the mistake is, as in `.all(room => …)`. */
function calledIn(message: string, before: string, isUnread: boolean): string | undefined {
  if (!isUnread) return /overload for '(?:.*\.)?(\w+)\(/.exec(message)?.[1]
  return /\bif\s*\(/i.test(before) ? 'if' : /\.(\w+)\(\s*(\w+\s*)?$/.exec(before)?.[1]
}

/** The correction for reading a field of a list: read it in each item. */
function cureOfList(before: string, field: string): string {
  const [list = ''] = /[\w.]+(?=\.$)/.exec(before) ?? []
  return list === '' ? 'name it in the brackets before it' : `write ${list}.map(one, one.${field})`
}

const cureOf = (message: string, table: Record<string, string>) =>
  Object.entries(table).find(([wrong]) => new RegExp(wrong).test(message))?.[1]

/** Shows how the function, or the one of similar name, is called. */
function cureOfCall(name: string): string {
  const sign = name in functions ? undefined : written[name.toLowerCase()]
  if (sign !== undefined) return `write ${sign}`
  const near = nearest(name, Object.keys(functions))
  return near === undefined ? didYouMean(name, Object.keys(functions)) : `write it as in ${functions[near]}`
}

/**
 * The correction for an unknown name: a similar field, a text without quotes, or `self.` left out.
 * @param rest the expression from the name on
 */
function cureOfName(rest: string, fields: string[]): string {
  const [name = '', dot = ''] = /\w+\b(\.?)/.exec(rest) ?? []
  const bare = name.replace('.', '')
  const meant = nearest(bare, ['self', ...fields])
  if (meant !== undefined && !/^[A-Z_]+$/.test(bare)) {
    return `did you mean "${meant === 'self' ? meant : `self.${meant}`}"?`
  }
  return dot === '' ? `write '${bare}' if it is a text, or a field as self.name` : 'write self, or a field as self.name'
}
