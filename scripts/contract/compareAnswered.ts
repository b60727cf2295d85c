import type { Shape } from '#compiler/emit/contract/judgedRecord.ts'

export type ReportBreak = (path: string, what: string) => void

/** The direction of a value: sent values may not be narrowed, and answered values may not lose anything. */
export type Direction = 'sent' | 'answered'

const typesOf = ({ type }: Shape): string[] => (type === undefined ? [] : [type].flat())

/** Reports the changes of an answer that break a client written for the old one: lost fields, new types or values. */
export function compareAnswered(before: Shape, after: Shape, path: string, say: ReportBreak): void {
  compareTypes(typesOf(before), typesOf(after), 'answered', path, say)
  compareOptions(before, after, path, say)
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const shown = ({ properties = {} }: Shape) => Object.entries(properties).filter(([, shape]) => !shape.writeOnly)
  const now = new Map(shown(after))
  for (const [name, shape] of shown(before)) {
    const next = now.get(name)
    if (next) compareAnswered(shape, next, at(name), say)
    else say(at(name), 'is no longer answered')
  }
  for (const name of before.required ?? []) {
    if (now.has(name) && !after.required?.includes(name)) say(at(name), 'may be missing now')
  }
  if (before.items && after.items) compareAnswered(before.items, after.items, `${path}[]`, say)
}

/** Reports types that break clients. Sent values may not lose a type, answered values may not gain one. */
export function compareTypes(
  narrow: string[],
  wide: string[],
  direction: Direction,
  path: string,
  say: ReportBreak,
): void {
  if (narrow.length === 0) return
  const lost = wide.filter((type) => !allows(narrow, type))
  const sent = direction === 'sent'
  if (lost.length > 0) say(path, `${sent ? 'no longer takes' : 'may now be'} ${lost.join(' or ')}`)
  else if (wide.length === 0) say(path, sent ? `takes only ${narrow.join(' or ')} now` : 'may now be of any type')
}

const allows = (types: string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

/** Reports new options in answers, which a client may not know. */
function compareOptions(before: Shape, after: Shape, path: string, say: ReportBreak): void {
  const { enum: values } = before
  if (!values) return
  const others = after.enum?.filter((value) => !values.includes(value))
  if (!others) say(path, `may now be more than ${values.join(', ')}`)
  else if (others.length > 0) say(path, `may now be ${others.join(', ')}`)
}
