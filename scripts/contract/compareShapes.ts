import { compareDemands, compareUploads, type Say } from './compareDemands.ts'
import type { Shape } from '#compiler/contract/clientCalls.ts'

/** Which way a value goes: what clients send may not be narrowed, and what they are answered may not lose anything. */
export type Direction = 'sent' | 'answered'

const typesOf = ({ type }: Shape): string[] => (type === undefined ? [] : [type].flat())
const isHidden = (shape: Shape, direction: Direction) => (direction === 'sent' ? shape.readOnly : shape.writeOnly)

/** Tells what of a changed shape breaks a client that was written for the old one. */
export function compareShapes(before: Shape, after: Shape, direction: Direction, path: string, say: Say): void {
  // A client that reads takes what it was promised; one that writes sends what it was allowed to.
  const [narrow, wide] = direction === 'sent' ? [after, before] : [before, after]
  compareTypes(typesOf(narrow), typesOf(wide), direction, path, say)
  compareValues(narrow, wide, direction, path, say)
  if (direction === 'sent') compareDemands(before, after, path, say)
  compareProperties(before, after, direction, path, say)
  if (before.items && after.items) compareShapes(before.items, after.items, direction, `${path}[]`, say)
}

function compareTypes(narrow: string[], wide: string[], direction: Direction, path: string, say: Say): void {
  if (narrow.length === 0) return
  const lost = wide.filter((type) => !allows(narrow, type))
  const sent = direction === 'sent'
  if (lost.length > 0) say(path, `${sent ? 'no longer takes' : 'may now be'} ${lost.join(' or ')}`)
  else if (wide.length === 0) say(path, sent ? `takes only ${narrow.join(' or ')} now` : 'may now be of any type')
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

function compareProperties(before: Shape, after: Shape, direction: Direction, path: string, say: Say): void {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const shown = ({ properties = {} }: Shape) =>
    Object.entries(properties).filter(([, shape]) => !isHidden(shape, direction))
  const now = new Map(shown(after))
  if (direction === 'sent') {
    for (const [name, shape] of Object.entries(before.properties ?? {})) {
      const next = after.properties?.[name]
      if (next) compareUploads(shape, next, at(name), say)
    }
  }
  for (const [name, shape] of shown(before)) {
    const next = now.get(name)
    if (next) compareShapes(shape, next, direction, at(name), say)
    else say(at(name), direction === 'sent' ? 'is no longer taken' : 'is no longer answered')
  }
  compareRequired(before, after, direction, (name, what) => {
    if (now.has(name)) say(at(name), what)
  })
}

function compareRequired(
  { required: before = [] }: Shape,
  { required: after = [] }: Shape,
  direction: Direction,
  say: Say,
) {
  if (direction === 'sent') {
    for (const name of after) if (!before.includes(name)) say(name, 'is required now')
  } else {
    for (const name of before) if (!after.includes(name)) say(name, 'may be missing now')
  }
}
