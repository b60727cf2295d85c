import { typeOf } from '#engine/schema/property.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import type { Path } from '../../text/Source.ts'
import { type Asked, isDeclared, say, sayAt } from './Asked.ts'
import { around, beside, type Spot } from '../../project/Spot.ts'

/** Checks what JSON Schema has no words for, or words of which no sentence could be made. */
export function checkStructure(asked: Asked): void {
  const { notes, value } = asked
  if (notes.unique !== undefined) checkUnique(asked, notes.unique, namesIn(value as unknown[], []))
  if (notes.either) checkEither(asked, notes.either)
  if (notes.excludes && isObject(value)) checkExcluded(asked, notes.excludes, value)
  const screens = Array.isArray(notes.in) ? notes.in : notes.in?.[String(value)]
  if (screens) checkEffect(asked, screens)
  if (notes.for) checkType(asked, notes.for)
  if (notes.atMost !== undefined) checkLimits(asked, notes.atMost)
}

/** A name, and where it stands inside the value that is asked about. */
type Named = Pick<Spot, 'value' | 'path'>

/** What the entries of a list are called, rows being lists in a list. */
function namesIn(entries: unknown[], path: Path): Named[] {
  return entries.flatMap((entry, index): Named[] => {
    const here = [...path, index]
    if (Array.isArray(entry)) return namesIn(entry, here)
    if (!isObject(entry)) return [{ value: entry, path: here }]
    const key = 'id' in entry ? 'id' : 'path'
    return [{ value: entry[key], path: [...here, key] }]
  })
}

/** Reports names that occur again. */
export function checkUnique(asked: Asked, noun: string, names: Named[]): void {
  const seen = new Set<unknown>()
  for (const { value, path } of names) {
    if (seen.has(value)) sayAt(asked, path, 'twice', `the ${noun} "${String(value)}"`)
    seen.add(value)
  }
}

function checkEither(asked: Asked, names: string[]): void {
  const [one, other] = names.filter((name) => name in (asked.value as Json))
  if (one === undefined) say(asked, 'neither', names.join('" nor "'))
  else if (other !== undefined) say(asked, 'both', one, other)
}

function checkExcluded(asked: Asked, excludes: Record<string, string[]>, value: Json): void {
  for (const [name, others] of Object.entries(excludes))
    for (const other of others.filter((one) => value[name] !== undefined && value[name] !== false && one in value))
      sayAt(asked, [name], 'excludes', name, other)
}

function checkType(asked: Asked, types: string[]): void {
  const type = typeOf(around(asked, ({ path }) => isDeclared(path))?.value ?? {})
  if (type !== undefined && !types.includes(type)) {
    const cure = type === 'array' && types.includes('string') ? 'put it into "items"' : 'take it out, or change "type"'
    say(asked, 'foreign', String(asked.path.at(-1)), type, cure)
  }
}

function checkLimits(asked: Asked, most: string): void {
  const limit = beside(asked, most)
  if (Number(asked.value) > Number(limit ?? Infinity)) say(asked, 'limits', String(asked.path.at(-1)), most)
}

/** Some words do something on some screens only; in tables that several definitions share any may stand. */
function checkEffect(asked: Asked, screens: string[]): void {
  const { definition, path } = asked
  const kind = definition.kind === 'table' ? 'list' : definition.kind
  const here = [kind, `${kind}.${String(path[0])}`]
  if (kind !== 'outcomes' && !screens.some((screen) => here.includes(screen)))
    say(asked, 'idleEffect', nameOf(asked), screens.join(' or a '))
}

/** The name of an effect, or of a property. */
function nameOf({ path, value }: Spot): string {
  const last = path.at(-1)
  if (typeof last === 'string') return last
  return typeof value === 'string' ? value : (Object.keys(value as Json)[0] ?? '')
}
