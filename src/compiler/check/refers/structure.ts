import { typeOf } from '#engine/schema/property.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import type { Path } from '../../text/Source.ts'
import { sentences } from '../../text/sentences.ts'
import { type Subject, isDeclared } from '../../project/Subject.ts'
import { report, reportAt } from '../report.ts'
import { around, beside, type Spot } from '../../project/Spot.ts'

/** Checks demands that JSON Schema cannot express, or for which its messages are unclear. */
export function checkStructure(subject: Subject): void {
  const { notes, value } = subject
  if (notes.unique !== undefined) checkUnique(subject, notes.unique, namesIn(value as unknown[], []))
  if (notes.either) checkEither(subject, notes.either)
  if (notes.excludes && isObject(value)) checkExclusions(subject, notes.excludes, value)
  const screens = Array.isArray(notes.in) ? notes.in : notes.in?.[String(value)]
  if (screens) checkScreensOfEffect(subject, screens)
  if (notes.for) checkAppliesToType(subject, notes.for)
  if (notes.atMost !== undefined) checkUpperLimit(subject, notes.atMost)
}

type Named = Pick<Spot, 'value' | 'path'>

/** The names of the entries of a list. Rows are lists in a list. */
function namesIn(entries: unknown[], path: Path): Named[] {
  return entries.flatMap((entry, index): Named[] => {
    const here = [...path, index]
    if (Array.isArray(entry)) return namesIn(entry, here)
    if (!isObject(entry)) return [{ value: entry, path: here }]
    const key = 'id' in entry ? 'id' : 'path'
    return [{ value: entry[key], path: [...here, key] }]
  })
}

/**
 * Reports names that occur more than once, since each must identify one entry.
 * @param noun the kind of entry, for the message
 */
export function checkUnique(subject: Subject, noun: string, names: Named[]): void {
  const seen = new Set<unknown>()
  for (const { value, path } of names) {
    if (seen.has(value)) reportAt(subject, path, sentences.twice({ what: `the ${noun} "${String(value)}"` }))
    seen.add(value)
  }
}

/** Checks that an object has exactly one of these properties, as a menu entry has `to` or `entries`. */
function checkEither(subject: Subject, names: string[]): void {
  const [one, other] = names.filter((name) => name in (subject.value as Json))
  if (one === undefined) report(subject, sentences.neither({ names: names.join('" nor "') }))
  else if (other !== undefined) report(subject, sentences.both({ one, other }))
}

/**
 * Reports properties that contradict each other. The meta-schema notes for each name the others that may not stand
 * beside it.
 */
function checkExclusions(subject: Subject, excludes: Record<string, string[]>, value: Json): void {
  for (const [name, others] of Object.entries(excludes)) {
    for (const other of others.filter((one) => value[name] !== undefined && value[name] !== false && one in value)) {
      reportAt(subject, [name], sentences.excludes({ name, other }))
    }
  }
}

/**
 * Reports a keyword on a field of a type that it does not apply to, such as `pattern` on a number.
 * @param types types of fields that the keyword applies to
 */
function checkAppliesToType(subject: Subject, types: string[]): void {
  const type = typeOf(around(subject, ({ path }) => isDeclared(path))?.value ?? {})
  if (type !== undefined && !types.includes(type)) {
    const cure = type === 'array' && types.includes('string') ? 'put it into "items"' : 'take it out, or change "type"'
    report(subject, sentences.foreign({ name: String(subject.path.at(-1)), type, cure }))
  }
}

/**
 * Reports a number above the one that limits it, such as a `minimum` above the `maximum` beside it.
 * @param limitName property that holds the upper limit
 */
function checkUpperLimit(subject: Subject, limitName: string): void {
  const limit = beside(subject, limitName)
  if (Number(subject.value) > Number(limit ?? Infinity)) {
    report(subject, sentences.limits({ name: String(subject.path.at(-1)), other: limitName }))
  }
}

/**
 * Reports an effect that does nothing on this kind of screen. Shared outcome tables are exempt: some screen that uses
 * them may need the effect.
 */
function checkScreensOfEffect(subject: Subject, screens: string[]): void {
  const { definition, path } = subject
  const { kind } = definition
  const here = [kind, `${kind}.${String(path[0])}`]
  if (kind !== 'outcomes' && !screens.some((screen) => here.includes(screen))) {
    report(subject, sentences.idleEffect({ name: effectName(subject), places: screens.join(' or a ') }))
  }
}

/** The name of an effect, or of a property. */
function effectName({ path, value }: Spot): string {
  const last = path.at(-1)
  if (typeof last === 'string') return last
  return typeof value === 'string' ? value : (Object.keys(value as Json)[0] ?? '')
}
