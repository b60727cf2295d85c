import type { Shape } from '#compiler/contract/clientCalls.ts'
import type { RecordRule } from '#generated/definitions.gen.ts'
import { takesAll } from './language.ts'

export type Say = (path: string, what: string) => void

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
  const [narrow, wide] = direction === 'sent' ? [after, before] : [before, after]
  const demanded = (narrow.required ?? []).filter((name) => !wide.required?.includes(name))
  for (const name of demanded)
    if (now.has(name)) say(at(name), direction === 'sent' ? 'is required now' : 'may be missing now')
}

/** Limits of which a greater one lets more through, and those of which a smaller one does. */
const limits = [
  ...(['maxLength', 'maximum', 'maxItems'] as const).map((name) => [name, 1] as const),
  ...(['minLength', 'minimum', 'minItems'] as const).map((name) => [name, -1] as const),
]

/** Tells what is demanded of a value that is sent and was not demanded before. */
function compareDemands(before: Shape, after: Shape, path: string, say: Say): void {
  compareWords(before, after, path, say)
  compareFormats(before, after, path, say)
  if (after.uniqueItems && !before.uniqueItems) say(path, 'no longer takes an entry twice')
  if (after.additionalProperties === false && before.additionalProperties !== false)
    say(path, 'no longer takes fields that are not declared')
  const known = new Set((before.rules ?? []).map(ruleText))
  for (const rule of (after.rules ?? []).filter(({ severity }) => severity !== 'warning')) {
    const text = ruleText(rule)
    if (!known.has(text)) say(path, `has a rule that is new or changed, and may refuse what it took: ${text}`)
  }
}

function compareWords(before: Shape, after: Shape, path: string, say: Say): void {
  for (const [name, way] of limits) {
    const [old = way * Infinity, now = way * Infinity] = [before[name], after[name]]
    if (way * now < way * old) say(path, `${name} is ${now} and was ${Number.isFinite(old) ? old : 'without a bound'}`)
  }
  for (const name of ['pattern', 'format', 'const', 'sameAs'] as const) {
    const [old, now] = [before[name], after[name]]
    if (now === undefined || now === old || (name === 'pattern' && isWider(old, now))) continue
    say(path, `${name} is ${String(now)} and was ${String(old ?? 'free')}`)
  }
}

/** A format of the same name may have come to demand something else. */
function compareFormats(before: Shape, after: Shape, path: string, say: Say): void {
  if (before.format === undefined || after.format !== before.format) return
  for (const [name, test] of Object.entries(after.tests ?? {})) {
    const old = before.tests?.[name]
    if (test !== old && !isWider(old, test))
      say(path, `format ${before.format}: ${name} is ${test} and was ${old ?? 'free'}`)
  }
}

/** Older contracts state the condition of a rule as a JSON Schema of one field. */
function ruleText({ if: condition, rule, ...demands }: RecordRule): string {
  if (condition === undefined) return rule === undefined ? JSON.stringify(demands) : String(rule)
  const { properties } = condition as { properties?: Record<string, { const?: string; enum?: string[] }> }
  const [[name, value] = []] = Object.entries(properties ?? {})
  const values = value?.enum?.map((one) => `'${one}'`).join(', ')
  const expression = values === undefined ? `self.${name} == '${value?.const}'` : `self.${name} in [${values}]`
  return JSON.stringify({ if: value ? expression : condition, ...demands })
}

/** Another text may well take the same, as a pattern in another spelling does. */
const isWider = (before: unknown, after: unknown) =>
  typeof before === 'string' && typeof after === 'string' && takesAll(after, before)

/** Tells which files are no longer taken. They travel beside the record, so they count where the field is read-only too. */
function compareUploads(before: Shape, after: Shape, path: string, say: Say): void {
  const [old, now] = [before.upload ?? before.items?.upload, after.upload ?? after.items?.upload]
  if (!old || !now) return
  if (now.maxBytes < old.maxBytes) say(path, `takes files of ${now.maxBytes} bytes and took ${old.maxBytes}`)
  if (now.part !== old.part) say(path, `takes files as the part ${now.part} and took ${old.part}`)
  const most = after.maxItems ?? Infinity
  if (most < (before.maxItems ?? Infinity)) say(path, `takes ${most} files and took ${before.maxItems ?? 'any number'}`)
  const lost = old.accept.filter((type) => !now.accept.includes(type) && !now.accept.includes('*/*'))
  if (lost.length > 0) say(path, `no longer takes ${lost.join(', ')}`)
}
