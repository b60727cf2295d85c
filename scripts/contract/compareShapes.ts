import type { Shape } from './readContract.ts'

/** Which way a value goes: what clients send may not be narrowed, and what they are answered may not lose anything. */
export type Direction = 'sent' | 'answered'

type Say = (path: string, what: string) => void

const typesOf = ({ type }: Shape): string[] => (type === undefined ? [] : [type].flat())
const isHidden = (shape: Shape, direction: Direction) => (direction === 'sent' ? shape.readOnly : shape.writeOnly)

/** Limits of which a greater one lets more through, and those of which a smaller one does. */
const upper = ['maxLength', 'maximum', 'maxItems'] as const
const lower = ['minLength', 'minimum', 'minItems', 'exclusiveMinimum'] as const

/** Tells what of a changed shape breaks a client that was written for the old one. */
export function compareShapes(before: Shape, after: Shape, direction: Direction, path: string, say: Say): void {
  // A client that reads takes what it was promised; one that writes sends what it was allowed to.
  const [narrow, wide] = direction === 'sent' ? [after, before] : [before, after]
  const lostTypes = typesOf(wide).filter((type) => !allows(typesOf(narrow), type))
  if (typesOf(narrow).length > 0 && lostTypes.length > 0) {
    say(path, `${direction === 'sent' ? 'no longer takes' : 'may now be'} ${lostTypes.join(' or ')}`)
  }
  compareValues(narrow, wide, direction, path, say)
  if (direction === 'sent') compareLimits(before, after, path, say)
  compareProperties(before, after, direction, path, say)
  if (before.items && after.items) compareShapes(before.items, after.items, direction, `${path}[]`, say)
}

const allows = (types: string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

function compareValues(narrow: Shape, wide: Shape, direction: Direction, path: string, say: Say): void {
  const { enum: values } = narrow
  if (!values) return
  const others = wide.enum?.filter((value) => !values.includes(value))
  const verb = direction === 'sent' ? 'no longer takes' : 'may now be'
  if (!others)
    say(path, `${verb} anything but ${values.join(', ')}`.replace('may now be anything but', 'may now be more than'))
  else if (others.length > 0) say(path, `${verb} ${others.join(', ')}`)
}

function compareLimits(before: Shape, after: Shape, path: string, say: Say): void {
  for (const name of upper) {
    const [old = Infinity, now = Infinity] = [before[name], after[name]]
    if (now < old) say(path, `${name} is ${now} and was ${old === Infinity ? 'without a bound' : old}`)
  }
  for (const name of lower) {
    const [old = -Infinity, now = -Infinity] = [before[name], after[name]]
    if (now > old) say(path, `${name} is ${now} and was ${old === -Infinity ? 'without a bound' : old}`)
  }
  for (const name of ['pattern', 'format', 'const'] as const) {
    if (after[name] !== undefined && after[name] !== before[name]) {
      say(
        path,
        `${name} is ${String(after[name])} and was ${before[name] === undefined ? 'free' : String(before[name])}`,
      )
    }
  }
}

function compareProperties(before: Shape, after: Shape, direction: Direction, path: string, say: Say): void {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const shown = ({ properties = {} }: Shape) =>
    Object.entries(properties).filter(([, shape]) => !isHidden(shape, direction))
  const now = new Map(shown(after))
  for (const [name, shape] of shown(before)) {
    const next = now.get(name)
    if (next) compareShapes(shape, next, direction, at(name), say)
    else say(at(name), direction === 'sent' ? 'is no longer taken' : 'is no longer answered')
  }
  const names = new Set(now.keys())
  if (direction === 'sent') {
    for (const name of after.required ?? []) {
      if (names.has(name) && !before.required?.includes(name)) say(at(name), 'is required now')
    }
  } else {
    for (const name of before.required ?? []) {
      if (names.has(name) && !after.required?.includes(name)) say(at(name), 'may be missing now')
    }
  }
}
