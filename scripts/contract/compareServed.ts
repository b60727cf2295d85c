import { computedIn } from '#compiler/emit/contract/judgedRecord.ts'
import { isEqual } from '#engine/expressions/values.ts'
import { joinPath, lastStep } from '#engine/record/path.ts'
import { isShownOnly } from '#engine/schema/property.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { textOf } from './compareSent.ts'
import type { ReportBreak } from './compareAnswered.ts'

/** Keywords by which a server processes a field: any other value may refuse or lose sent data. */
const words = ['writeOnly', 'local', 'identity', 'numbered', 'wire', 'among'] as const

/**
 * Reports changes in what the server does with the fields of a sent record, though their schema may be the same:
 * computed values, uniqueness, files.
 */
export function compareServed(before: RecordSchema, after: RecordSchema, path: string, say: ReportBreak): void {
  compareServedFields(before, after, path, say, true)
  compareUniqueRules(before, after, path, say)
  compareComputed(before, after, path, say)
}

type Part = RecordSchema | PropertySchema

/** Compares the fields of an object, and of the objects and lists inside it. */
function compareServedFields(before: Part, after: Part, path: string, say: ReportBreak, isRecord: boolean): void {
  for (const [name, old] of Object.entries(before.properties ?? {})) {
    const now = Object.hasOwn(after.properties ?? {}, name) ? after.properties?.[name] : undefined
    if (!now) continue
    const at = joinPath(path, name)
    compareServedField(old, now, at, say, isRecord)
    compareServedFields(old, now, at, say, false)
  }
  const [old, now] = [before, after].map((part) => (part as PropertySchema).items)
  if (old && now) {
    compareServedField(old, now, `${path}[]`, say, false)
    compareServedFields(old, now, `${path}[]`, say, false)
  }
}

/** Compares the keywords of one field that direct the server. */
function compareServedField(
  old: PropertySchema,
  now: PropertySchema,
  at: string,
  say: ReportBreak,
  isRecord: boolean,
): void {
  if (old.readOnly && !now.readOnly) say(at, 'is to be sent now, and was given by the server')
  for (const word of words) {
    const [was, is] = [(old as Record<string, unknown>)[word], (now as Record<string, unknown>)[word]]
    if (!isEqual(was, is)) say(at, `${word} is ${textOf(is)} and was ${textOf(was)}`)
  }
  if (now.refers !== undefined && now.refers !== old.refers) {
    say(at, `refers is ${now.refers} and was ${textOf(old.refers)}`)
  }
  if (isRecord && isShownOnly(now) && !isEqual(old.default, now.default)) {
    say(at, `begins as ${textOf(now.default)} and began as ${textOf(old.default)}`)
  }
  compareUploads(old, now, at, say)
}

/** Tells which files are no longer taken. They travel beside the record, so they count where the field is read-only too. */
function compareUploads(before: PropertySchema, after: PropertySchema, path: string, say: ReportBreak): void {
  const [old, now] = [before.upload, after.upload]
  if (!old || !now) {
    if (old || now) say(path, now ? 'takes files now' : 'takes no files any more')
    return
  }
  if (now.maxBytes < old.maxBytes) say(path, `takes files of ${now.maxBytes} bytes and took ${old.maxBytes}`)
  if (now.part !== old.part) say(path, `takes files as the part ${now.part} and took ${old.part}`)
  const maxItems = after.maxItems ?? Infinity
  if (maxItems < (before.maxItems ?? Infinity)) {
    say(path, `takes ${maxItems} files and took ${before.maxItems ?? 'any number'}`)
  }
  const lost = old.accept.filter((type) => !now.accept.includes(type) && !now.accept.includes('*/*'))
  if (lost.length > 0) say(path, `no longer takes ${lost.join(', ')}`)
}

/** Reports new uniqueness rules, by which the server rejects a second record. */
function compareUniqueRules(before: RecordSchema, after: RecordSchema, path: string, say: ReportBreak): void {
  const demands = ({ rules = [] }: RecordSchema) =>
    rules.flatMap(({ unique, if: condition }) => (unique ? [JSON.stringify({ unique, if: condition })] : []))
  const known = demands(before)
  for (const demand of demands(after)) if (!known.includes(demand)) say(path, `no longer takes twice ${demand}`)
}

/** A computed value that follows otherwise may break a rule that is the same as before. */
function compareComputed(before: RecordSchema, after: RecordSchema, path: string, say: ReportBreak): void {
  const [old, now] = [computedIn(before), computedIn(after)]
  const changed = new Set(Object.keys({ ...old, ...now }).filter((field) => old[field] !== now[field]))
  const names = (text: string) => [...changed].some((field) => new RegExp(`\\b${lastStep(field)}\\b`).test(text))
  // A value that follows from a changed value is changed too.
  for (const _ of Object.keys(now)) {
    for (const [field, text] of Object.entries(now)) if (names(String(text))) changed.add(field)
  }
  for (const text of expressionsIn(after)) {
    if (names(text)) say(path, `has a rule that may refuse by a value that is computed otherwise: ${text}`)
  }
}

/** The conditions in a record that can reject a save or a change of state. */
function expressionsIn(part: Part): string[] {
  const { rules = [], changes = {} } = part as RecordSchema
  const { items } = part as PropertySchema
  const ofPart = [
    ...rules.filter(({ severity }) => severity !== 'warning').map((rule) => JSON.stringify(rule)),
    ...Object.values(changes).flatMap(({ only }) => (only === undefined ? [] : [String(only)])),
  ]
  return [
    ...ofPart,
    ...Object.values(part.properties ?? {}).flatMap(expressionsIn),
    ...(items ? expressionsIn(items) : []),
  ]
}
