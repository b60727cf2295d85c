import { isObject, type Json } from '#engine/record/path.ts'
import type { Path } from '../read/Source.ts'
import { noteNames, type Notes } from './Notes.ts'

/** A value of a definition, with what its meta-schema notes of it. */
export interface Spot {
  value: unknown
  path: Path
  notes: Notes
  /** Whether it is the name of a property; then `value` is that name. */
  isName: boolean
  /** What holds it. */
  above: Spot | undefined
}

/** Gives what a reference of a meta-schema leads to. */
type Follow = (reference: string) => Json

/** Every value of a definition that its meta-schema knows, what holds it before what it holds. */
export function spotsOf(meta: Json, value: unknown, follow: Follow): Spot[] {
  const spots: Spot[] = []
  const visit = (schema: Json, value: unknown, path: Path, above?: Spot): void => {
    const chain = opened(schema, value, follow)
    const spot: Spot = { value, path, notes: notesOf(chain), isName: false, above }
    spots.push(spot)
    const told = (keyword: string) => chain.map((one) => one[keyword]).find(isObject)
    if (Array.isArray(value)) {
      const items = told('items')
      if (items) value.forEach((item, index) => visit(items, item, [...path, index], spot))
    } else if (isObject(value))
      for (const [name, inner] of Object.entries(value)) {
        const names = told('propertyNames')
        if (names) spots.push({ value: name, path: [...path, name], notes: names, isName: true, above: spot })
        const declared = told('properties')?.[name] ?? byPattern(told('patternProperties'), name)
        const part = declared ?? told('additionalProperties')
        if (isObject(part)) visit(part, inner, [...path, name], spot)
      }
  }
  visit(meta, value, [])
  return spots
}

const byPattern = (patterns: Json | undefined, name: string): unknown =>
  Object.entries(patterns ?? {}).find(([pattern]) => new RegExp(pattern).test(name))?.[1]

/** A schema and all that it takes over for a value: what it refers to, and the choice that the value has made. */
function opened(schema: Json, value: unknown, follow: Follow): Json[] {
  const { $ref, oneOf } = schema
  if (typeof $ref === 'string') return [schema, ...opened(follow($ref), value, follow)]
  const chosen = (oneOf as Json[] | undefined)?.find((branch) => fits(branch, value, follow))
  return chosen ? [schema, ...opened(chosen, value, follow)] : [schema]
}

function fits(branch: Json, value: unknown, follow: Follow): boolean {
  const { $ref, oneOf, type, enum: values, properties, required, additionalProperties } = branch
  if (typeof $ref === 'string') return fits(follow($ref), value, follow)
  if (Array.isArray(oneOf)) return oneOf.some((one) => fits(one as Json, value, follow))
  if (Array.isArray(values)) return values.includes(value)
  if (type !== (Array.isArray(value) ? 'array' : typeof value)) return false
  if (!isObject(value)) return true
  const known = isObject(properties) ? properties : {}
  return (
    ((required ?? []) as string[]).every((name) => name in value) &&
    (additionalProperties !== false || Object.keys(value).every((name) => name in known))
  )
}

/** What is noted of a part itself goes before what is noted where it leads. */
function notesOf(chain: Json[]): Notes {
  const noted = noteNames.flatMap((name) => {
    const schema = chain.find((one) => name in one)
    return schema ? [[name, schema[name]]] : []
  })
  return Object.fromEntries(noted) as Notes
}

/** The object that a value stands in, or an object or list around it that passes a test. */
export function around(spot: Spot, test: (above: Spot) => boolean = ({ value }) => isObject(value)): Spot | undefined {
  let above = spot.above
  while (above && !test(above)) above = above.above
  return above
}

/** What stands under a name beside a value. */
export const beside = (spot: Spot, name: string): unknown => (around(spot)?.value as Json | undefined)?.[name]
