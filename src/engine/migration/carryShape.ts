import type { MigrationDefinition, ShapeDefinition, RecordChange, ValueForm } from '#generated/definitions.gen.ts'
import { holderOf, isWithin, lastStep, type Json } from '../record/path.ts'
import { convertField, forms, formTo, hasForm } from './convert.ts'
import type { StoredField, StoredFields } from './storedShape.ts'

/**
 * Applies the changes of migration steps to the stored shape, each to the result of those before. Returns the final
 * shape of each record, the changes that were possible, and the mistakes in the others.
 */
export function carryShape(shape: Pick<ShapeDefinition, 'records'>, steps: MigrationDefinition[]): CarriedShape {
  const records = new Map<string, KnownShape>()
  for (const [name, fields] of Object.entries(shape.records)) records.set(name, { fields, accepted: new Set() })
  const made: CarriedChange[] = []
  const wrong: CarriedShape['wrong'] = []

  for (const [step, { changes }] of steps.entries()) {
    for (const [position, change] of changes.entries()) {
      const before = records.get(change.record)
      if (!before) {
        const what = `there are no stored records "${change.record}"`
        wrong.push({ at: 'record', what, names: [...records.keys()], step, change: position })
        continue
      }
      const after = changeShape(before, change)
      if (isMistake(after)) {
        wrong.push({ ...after, step, change: position })
      } else {
        records.set(change.record, after)
        made.push({ change, step, position, before })
      }
    }
  }
  return { records, wrong, made }
}

export interface CarriedShape {
  records: Map<string, KnownShape>
  made: CarriedChange[]
  /** Mistakes in the changes that cannot be made, with their step and their position in it. */
  wrong: (WrongChange & { step: number; change: number })[]
}

const isMistake = (result: KnownShape | WrongChange): result is WrongChange => 'what' in result

/** A valid change with its place and the stored shape before it. */
export interface CarriedChange {
  change: RecordChange
  step: number
  position: number
  before: KnownShape
}

/** The known shape of the stored records of a kind after some changes. */
export interface KnownShape {
  fields: StoredFields
  /** Paths at which stored values may be out of the schema's limits, as a change declares. */
  accepted: ReadonlySet<string>
}

/** The mistake of a change: its keyword and the reason. */
export interface WrongChange {
  at: string
  what: string
  /** Paths that could have been meant. */
  names?: string[]
}

/** Returns the stored shape after a change, or the mistake if the change is impossible. */
export function changeShape(known: KnownShape, change: RecordChange): KnownShape | WrongChange {
  const { fields, accepted } = known
  const { rename, retype, remove, set, calculate, narrow, to } = change
  if (rename !== undefined) return renameField(known, rename, to)
  if (retype !== undefined) return retypeField(known, retype, change)
  if (set !== undefined) return setField(known, set, to)
  if (calculate !== undefined) return calculateField(known, calculate)
  if (remove !== undefined) {
    if (!(remove in fields)) return unknownStoredField(fields, 'remove', remove)
    const left = Object.entries(fields).filter(([path]) => !isWithin(path, remove))
    return { fields: Object.fromEntries(left), accepted }
  }
  if (narrow === undefined) return known
  // Rules may be new, so the shape need not know of any.
  const holder = narrow.replace(/(^|\.)\*$/, '')
  if (holder !== '' && !(holder in fields) && holder !== narrow) return unknownStoredField(fields, 'narrow', holder)
  return { fields, accepted: new Set([...accepted, narrow]) }
}

/** The shape after `set`: every record has the field, with the values known before and the new one. */
function setField({ fields, accepted }: KnownShape, set: string, value: unknown): KnownShape | WrongChange {
  const holder = holderOf(set)
  if (holder !== '' && !(holder in fields)) return unknownStoredField(fields, 'set', holder)
  const stored = fields[set]
  const given: StoredField = stored ? { ...stored, ...withKnownValue(stored, value) } : fieldOfValue(value)
  const { nullable: _, ...filled } = given
  return { fields: { ...fields, [set]: { ...filled, required: true } }, accepted }
}

/** The shape after `calculate`: the type stays, but the limits of the results are unknown. */
function calculateField({ fields, accepted }: KnownShape, path: string): KnownShape | WrongChange {
  const holder = holderOf(path)
  if (holder !== '' && !(holder in fields)) return unknownStoredField(fields, 'calculate', holder)
  return { fields: { ...fields, [path]: { ...fields[path], calculated: true } }, accepted }
}

/**
 * The shape after `rename`: the field and all inside it have another path, and rules name the new one. Values cannot
 * move into or out of a list.
 */
function renameField({ fields, accepted }: KnownShape, from: string, to: unknown): KnownShape | WrongChange {
  if (typeof to !== 'string') return { at: 'to', what: 'the new path of a field is a text' }
  if (!(from in fields)) return unknownStoredField(fields, 'rename', from)
  if (to in fields) return { at: 'to', what: `there is a field "${to}" already` }
  if (isWithin(to, from)) return { at: 'to', what: `"${to}" would stand within itself` }
  const [before, after] = [holderOf(from), holderOf(to)]
  const lists = Object.keys(fields).filter((path) => fields[path]?.type === 'array')
  const list = lists.find((path) => isWithin(before, path) !== isWithin(after, path))
  if (list !== undefined) return { at: 'to', what: `a value cannot leave or enter the entries of "${list}"` }
  const moved = (path: string) => (isWithin(path, from) ? to + path.slice(from.length) : path)
  const respelled = respellRules(fields, lastStep(from), lastStep(to))
  return {
    fields: Object.fromEntries(Object.entries(respelled).map(([path, field]) => [moved(path), field])),
    accepted: new Set([...accepted].map(moved)),
  }
}

/** The shape after `retype`: the field has the new form or the new values, and rules that compare it do so too. */
function retypeField({ fields, accepted }: KnownShape, path: string, change: RecordChange): KnownShape | WrongChange {
  const field = fields[path]
  if (!field) return unknownStoredField(fields, 'retype', path)
  const { values = [] } = change
  const form = formTo(change)
  const wrong = wrongForm(field, path, change)
  if (wrong) return wrong
  const entries = form === undefined && field.items
  const next = entries ? { ...field, items: convertField(entries, change) } : convertField(field, change)
  const respelled = values.reduce((all, [old, value]) => respellRules(all, old, value), fields)
  return { fields: { ...respelled, [path]: next }, accepted }
}

/** The mistake in the forms `from` and `to` of a conversion; undefined if there is none. */
function wrongForm(field: StoredField, path: string, change: RecordChange): WrongChange | undefined {
  const { from, values } = change
  const form = formTo(change)
  if (form === undefined) return values ? undefined : { at: 'retype', what: 'nothing says what the values become' }
  if (!forms.includes(form)) return { at: 'to', what: `${JSON.stringify(form)} is no form of values`, names: forms }
  if (from === undefined) return { at: 'to', what: 'nothing says what the values are: add "from"' }
  return hasForm(field, from as ValueForm) ? undefined : { at: 'from', what: `"${path}" is no ${from} so far` }
}

/** The shape of a field whose only value is this one. */
function fieldOfValue(value: unknown): StoredField {
  if (Array.isArray(value)) return { type: 'array', minItems: value.length, maxItems: value.length }
  if (typeof value === 'number') {
    return { type: Number.isInteger(value) ? 'integer' : 'number', minimum: value, maximum: value }
  }
  if (typeof value === 'string') {
    return { type: 'string', enum: [value], minLength: value.length, maxLength: value.length }
  }
  return { type: typeof value }
}

const withKnownValue = (field: StoredField, value: unknown): StoredField =>
  field.enum && typeof value === 'string' ? { enum: [...new Set([...field.enum, value])] } : {}

/**
 * Renames a field or a value in the rules of a shape, so that a rule which only follows a change does not count as new.
 */
function respellRules(fields: StoredFields, old: unknown, next: unknown): StoredFields {
  /** Names and values of an expression, as in `self.kind == 'RED'`. */
  const inExpression = (condition: unknown) =>
    String(condition).replace(/\.(\w+)|'([^']*)'/g, (part, name?: string, value?: string) =>
      (name ?? value) === old ? part.replace(String(old), () => String(next)) : part,
    )
  const inRule = ({ if: condition, rule, ...demands }: Json): Json => ({
    ...(condition !== undefined && { if: inExpression(condition) }),
    ...(rule !== undefined && { rule: inExpression(rule) }),
    ...(JSON.parse(JSON.stringify(demands).replaceAll(JSON.stringify(old), JSON.stringify(next))) as Json),
  })
  return Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [
      path,
      field.rules ? { ...field, rules: field.rules.map(inRule) } : field,
    ]),
  )
}

const unknownStoredField = (fields: StoredFields, at: string, path: string): WrongChange => ({
  at,
  what: `no stored record has a field "${path}"`,
  names: Object.keys(fields).filter((name) => !name.endsWith('*')),
})
