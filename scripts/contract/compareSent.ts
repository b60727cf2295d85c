import { isEqual } from '#engine/expressions/values.ts'
import { isWiderForm } from '#engine/formats/widerForm.ts'
import type { Shape } from '#compiler/emit/contract/judgedRecord.ts'
import { compareTypes, type ReportBreak } from './compareAnswered.ts'
import { acceptsAllOf } from './language.ts'

/** Words that are compared one by one, each in its own way. */
const compared = new Set([
  'type',
  'enum',
  'const',
  'offers',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'tests',
  'uniqueItems',
  'additionalProperties',
  'properties',
  'required',
  'items',
  'allOf',
  'rules',
])

/** Words that no validator reads. How a server carries a field out is compared apart, by `compareServed`. */
export const harmless = new Set([
  'title',
  'description',
  'examples',
  'kind',
  'unit',
  'proposals',
  'initial',
  'expiresSoon',
  'copy',
  'listed',
  'sort',
  'factors',
  'changes',
  'calls',
  '$defs',
  '$schema',
  'example',
  'deprecated',
])

/** Words that tell how a server carries a field out. */
export const served = new Set([
  'readOnly',
  'writeOnly',
  'local',
  'identity',
  'numbered',
  'wire',
  'upload',
  'refers',
  'default',
  'computed',
  'onRemove',
  'among',
  'lookup',
  'open',
])

/**
 * Tells why a value that an older shape takes may be refused by a newer one. A difference in any keyword is reported,
 * unless it is known to let all of them through.
 * @param isDemand whether the shapes are the demand of a condition, which lets other fields be
 */
export function compareSent(before: Shape, after: Shape, path: string, say: ReportBreak, isDemand = false): void {
  compareTypes(typesOf(after), typesOf(before), 'sent', path, say)
  const known = valuesOf(before)
  compareSentValues(known, after, path, say)
  compareLengths(before, after, path, say)
  // Of known values each was looked at.
  if (!known) comparePattern(before, after, path, say)
  compareFormats(before, after, path, say)
  if (after.uniqueItems && !before.uniqueItems) say(path, 'no longer takes an entry twice')
  if (after.additionalProperties === false && before.additionalProperties !== false) {
    say(path, 'no longer takes fields that are not declared')
  }
  compareFields(before, after, path, say, isDemand)
  if (after.items) compareSent(before.items ?? {}, after.items, `${path}[]`, say, isDemand)
  compareConditions(before, after, path, say)
  compareOtherKeywords(before, after, path, say)
}

export const typesOf = ({ type }: Shape): string[] => (type === undefined ? [] : [type].flat())

/** The only values that a shape takes; undefined where they are not counted. */
function valuesOf({ const: only, enum: values, offers }: Shape): unknown[] | undefined {
  const lists = [...(only === undefined ? [] : [[only]]), ...(values ? [values] : []), ...(offers ? [offers] : [])]
  const [first, ...others] = lists as unknown[][]
  return first?.filter((value) => others.every((list) => list.includes(value)))
}

/**
 * Reports values that were accepted and are no longer.
 * @param known the only values accepted before; undefined if they are not limited
 */
function compareSentValues(known: unknown[] | undefined, after: Shape, path: string, say: ReportBreak): void {
  const values = valuesOf(after)
  if (!known) {
    if (values) say(path, `no longer takes anything but ${values.join(', ')}`)
    return
  }
  const { pattern, minLength = 0, maxLength = Infinity } = after
  const fits = (value: unknown) =>
    typeof value !== 'string' ||
    ([...value].length >= minLength &&
      [...value].length <= maxLength &&
      (pattern === undefined || new RegExp(pattern, 'u').test(value)))
  const lost = known.filter((value) => (values && !values.includes(value)) || !fits(value))
  if (lost.length > 0) say(path, `no longer takes ${lost.join(', ')}`)
}

/** Limits that let more through if they are greater (1) or smaller (-1). */
const limits = [
  ...(['maxLength', 'maximum', 'maxItems'] as const).map((name) => [name, 1] as const),
  ...(['minLength', 'minimum', 'minItems'] as const).map((name) => [name, -1] as const),
]

/** Reports limits of length, size and number that are stricter than before. */
function compareLengths(before: Shape, after: Shape, path: string, say: ReportBreak): void {
  const tell = (name: string, now: number | string, old: number | string) =>
    say(path, `${name} is ${now} and was ${old}`)
  const isText = typesOf(before).includes('string') || typesOf(after).includes('string')
  for (const [name, way] of limits) {
    const [old, now] = [before[name], after[name]]
    // An empty text counts as none, unless it may be empty; whether a field must be there hangs on that.
    const keepsEmpty = name === 'minLength' && (old === 0) !== (now === 0)
    const neutral = name === 'minLength' && isText ? 1 : way * Infinity
    if (keepsEmpty || way * (now ?? neutral) < way * (old ?? neutral)) {
      tell(name, now ?? 'without a bound', old ?? 'without a bound')
    }
  }
}

function comparePattern({ pattern: old }: Shape, { pattern: now }: Shape, path: string, say: ReportBreak): void {
  if (now === undefined || now === old || (old !== undefined && acceptsAllOf(now, old))) return
  say(path, `pattern is ${now} and was ${old ?? 'free'}`)
}

/** A format of the same name may have come to demand something else. */
function compareFormats(before: Shape, after: Shape, path: string, say: ReportBreak): void {
  const { normalise: oldForm = 'nothing', ...old } = before.tests ?? {}
  const { normalise: newForm = 'nothing', ...now } = after.tests ?? {}
  const { format = 'free' } = after
  const named =
    before.format === format ? `format ${format}:` : `format is ${format} and was ${before.format ?? 'free'}:`
  if (oldForm !== newForm && mayRefuse(before.tests, after)) {
    say(path, `${named} normalise is ${newForm} and was ${oldForm}`)
  }
  for (const [name, test] of Object.entries(now)) {
    if (!isWider(name, old[name], test)) say(path, `${named} ${name} is ${test} and was ${old[name] ?? 'free'}`)
  }
}

/** Whether a text may be refused because it is judged in another form than before: other texts fit then. */
function mayRefuse(before: Shape['tests'], after: Shape): boolean {
  const { tests = {}, ...shape } = after
  const isJudged = Object.keys(tests).some((name) => name !== 'normalise') || hasLimits(shape)
  return isJudged && !isWiderForm(before ?? {}, tests, shape)
}

const hasLimits = (shape: Shape) =>
  shape.maxLength !== undefined || shape.pattern !== undefined || valuesOf(shape) !== undefined

/** Whether a demand of a format takes all that it took. All but its check are patterns, which may have another spelling. */
const isWider = (name: string, old: string | undefined, now: string) =>
  now === old || (old !== undefined && name !== 'check' && acceptsAllOf(now, old))

/** Reports fields that are no longer accepted, newly required, or accept less than before. */
function compareFields(before: Shape, after: Shape, path: string, say: ReportBreak, isDemand: boolean): void {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const [old, now] = [before.properties ?? {}, after.properties ?? {}]
  for (const [name, shape] of Object.entries(old)) {
    const next = Object.hasOwn(now, name) ? now[name] : undefined
    if (next) compareSent(shape, next, at(name), say, isDemand)
    else if (!isDemand) say(at(name), 'is no longer taken')
  }
  // Where fields were not declared, any value may have been sent for one.
  const isClosed = before.additionalProperties === false
  for (const [name, shape] of Object.entries(now)) {
    if (!Object.hasOwn(old, name) && !isClosed) compareSent({}, shape, at(name), say, isDemand)
  }
  for (const name of after.required ?? []) if (!before.required?.includes(name)) say(at(name), 'is required now')
}

/** Most reasons of one rule that are told. */
const maxReasons = 3

const refuses = 'has a rule that is new or changed, and may refuse what it took'

/** Reports new or changed rules that may reject records which were accepted. */
function compareConditions(before: Shape, after: Shape, path: string, say: ReportBreak): void {
  for (const { if: condition, then = {} } of after.allOf ?? []) {
    const same = (before.allOf ?? []).filter((one) => isEqual(one.if, condition))
    const [reasons = reasonsFor({}, then)] = same
      .map((one) => reasonsFor(one.then ?? {}, then))
      .sort((left, right) => left.length - right.length)
    if (reasons.length > 0) say(path, `${refuses}: ${reasons.slice(0, maxReasons).join('; ')}`)
  }
  const blocking = ({ rules = [] }: Shape) => rules.filter(({ severity }) => severity !== 'warning')
  const known = blocking(before).map(({ rule }) => rule)
  for (const { rule, words } of blocking(after)) if (!known.includes(rule)) say(path, `${refuses}: ${words}`)
}

/** Why a demand may refuse what an older one took; empty where it lets all of that through. */
function reasonsFor(before: Shape, after: Shape): string[] {
  const reasons: string[] = []
  compareSent(before, after, '', (path, reason) => void reasons.push(`${path} ${reason}`.trim()), true)
  return reasons
}

/** Reports changes of keywords that no other comparison knows, since they may matter. */
function compareOtherKeywords(before: Shape, after: Shape, path: string, say: ReportBreak): void {
  const [old, now] = [before, after] as unknown as Record<string, unknown>[]
  for (const word of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (compared.has(word) || harmless.has(word) || served.has(word) || isEqual(old?.[word], now?.[word])) continue
    say(path, `${word} is ${textOf(now?.[word])} and was ${textOf(old?.[word])}`)
  }
}

export function textOf(value: unknown): string {
  if (value === undefined) return 'free'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
