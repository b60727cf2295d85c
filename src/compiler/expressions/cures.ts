import { didYouMean, nearest } from '../findings/nearest.ts'
import cures from './cures.json' with { type: 'json' }
import type { ExpressionMistake } from './Scope.ts'

/** What other languages write, with what stands for it here; functions, as they are written; cures by what is said. */
const { written, functions, messages } = cures as Record<keyof typeof cures, Record<string, string>>

type Place = Pick<ExpressionMistake, 'start' | 'end'>

/** What is wrong at a place of an expression, and how to mend it. @param fields names of the fields of `self` */
export function mistakeAt(message: string, text: string, at: Place, fields: string[] = []): ExpressionMistake {
  return { ...at, message, cure: cureAt(message, text, at.start, fields) }
}

function cureAt(message: string, text: string, start: number, fields: string[]): string {
  const called = /overload for '(?:.*\.)?(\w+)\(/.exec(message)?.[1]
  if (called !== undefined) return cureOfCall(called)
  const words = [...text.matchAll(/\w+|[=!<>&|]+|\S/g)].filter(({ index }) => index <= start).map(([one]) => one)
  const [word = '', before = ''] = words.toReversed()
  const sign = written[word.toLowerCase()] ?? written[before.toLowerCase()]
  if (sign !== undefined && /^(Unexpected|Unknown|Reserved|a list)/.test(message)) return `write ${sign}`
  const [list = ''] = /[\w.]+(?=\.$)/.exec(text.slice(0, start)) ?? []
  if (message.startsWith('a list')) return `write ${list}.map(one, one.${word})`
  if (/Unknown variable|invalid argument/.test(message)) return cureOfName(word, fields)
  return Object.entries(messages).find(([wrong]) => new RegExp(wrong).test(message))?.[1] ?? ''
}

function cureOfCall(name: string): string {
  const near = nearest(name, Object.keys(functions))
  if (near !== undefined) return `write it as in ${functions[near]}`
  return written[name] === undefined ? didYouMean(name, Object.keys(functions)) : `write ${written[name]}`
}

function cureOfName(name: string, fields: string[]): string {
  const meant = nearest(name, ['self', ...fields])
  if (meant === undefined || /^[A-Z_]+$/.test(name)) return `write '${name}' if it is a text, or a field as self.name`
  return `did you mean "${meant === 'self' ? meant : `self.${meant}`}"?`
}
