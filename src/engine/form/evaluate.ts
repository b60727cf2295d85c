import { isLocal } from '../schema/propertyAt.ts'
import { isShownOnly } from '../schema/property.ts'
import type { Condition } from '#generated/definitions.gen.ts'
import type { Formats } from '../formats/createFormats.ts'
import { has } from '../expressions/values.ts'
import { withValue } from '../record/isSame.ts'
import { fillFields } from '../record/fillFields.ts'
import { normaliseRecord } from '../formats/normaliseRecord.ts'
import { dropAt, getAt, holderOf, setAt, wordPath, type Json } from '../record/path.ts'
import type { adviceOn } from '../remarks/adviceOn.ts'
import type { ConditionTest, Matches, RecordValidation } from '../validation/createValidation.ts'
import { placeAtFields } from './placeAtFields.ts'
import { blocks, type Problem } from '../record/problem.ts'
import type { FieldsPlan, PlanConstant, PlanField, PlanSection } from '../plan/FormPlan.ts'

export interface FormRules {
  plan: FieldsPlan
  formats: Formats
  validation: RecordValidation
  /** Whether a condition of the form is true. */
  isTrueOf: ConditionTest
  /** Absent where the record asks for no advice. */
  advise?: typeof adviceOn
}

/** The parts of a form that a record shows, disables and requires. */
export interface FormLayout {
  /** Ids of the sections; an optional one is there with its tick box even while it is absent. */
  sections: ReadonlySet<string>
  /** Paths of the fields that are shown. */
  fields: ReadonlySet<string>
  /** Paths of the optional objects that are present. */
  present: ReadonlySet<string>
  /** Paths of the fields that must be filled in. */
  required: ReadonlySet<string>
  /** Paths of the disabled fields, shown or not. */
  disabled: ReadonlySet<string>
}

/** Everything in a form that depends on its record. */
export interface Evaluation {
  /** The record as typed, with its computed values. */
  typed: Json
  /** The record to save: in normal form, without values that the user's own changes have hidden or disabled. */
  record: Json
  layout: FormLayout
  /** The problems by the path of the form field that shows them. A problem that no field shows keeps its own path. */
  problems: ReadonlyMap<string, Problem>
  /** Names of the warnings that block nothing, by path. */
  warnings: ReadonlyMap<string, string>
  /** Values that follow from other fields, for empty ones, by path. */
  suggestions: ReadonlyMap<string, string>
}

/** Judges a record as typed. @param stored the record that was edited; undefined for a new record */
export type Evaluate = (typed: Json, stored?: Json) => Evaluation

/**
 * Returns the function that evaluates a form's record with the rules of the server: problems, warnings, suggestions and
 * the visible parts.
 */
export function createEvaluate(rules: FormRules): Evaluate {
  const { plan, formats, validation, isTrueOf, advise } = rules
  const { schema } = plan
  const computed = plan.fields.filter((field) => field.schema.computed !== undefined)
  // A form does not demand local fields that it does not place.
  const placed = new Set(plan.fields.map(({ path }) => path))
  const isReported = ({ path }: Problem) => placed.has(path) || !isLocal(schema, path)
  const seenAs = (record: Json): Seen => {
    const whole = { ...record, ...plan.kept }
    const matches: Matches = (condition) => isTrueOf(condition, whole)
    return { record: whole, matches, shown: shownParts(plan, whole, matches) }
  }
  return (typed, stored) => {
    const seen = seenAs(typed)
    const { shown } = seen
    const active = activeRecord(plan, seen, stored && (() => seenAs(stored)))
    const required = requiredFields(rules, active, shown)
    const typedIn = normaliseRecord(schema, withHolders(active, required), formats)
    const record = fillFields(validation.computed, typedIn)
    const found = validation.record(record).filter(isReported)
    const advice = advise?.(schema, record, formats)
    const remarks = found.filter((problem) => !blocks(problem))
    const doubtful = [...placeAtFields(plan, remarks)].map(([path, { code }]) => [path, code] as const)
    return {
      typed: computed.reduce((all, { path }) => withValue(all, path, getAt(record, path)), typed),
      record,
      layout: { ...shown, required },
      problems: placeAtFields(plan, found.filter(blocks)),
      warnings: new Map([...(advice?.warnings ?? []), ...doubtful]),
      suggestions: new Map(advice?.suggestions),
    }
  }
}

type ShownParts = Omit<FormLayout, 'required'>

/** The sections and fields that the conditions of a form show or disable for a record. */
function shownParts({ sections, fields }: FieldsPlan, record: Json, matches: Matches): ShownParts {
  const isShown = ({ show }: { show?: Condition }) => show === undefined || matches(show)
  const optional = sections.flatMap((section) => section.optional?.path ?? [])
  const present = new Set(optional.filter((path) => has(getAt(record, path))))
  const isOpen = ({ optional: part }: PlanSection) => part === undefined || present.has(part.path)
  const shown = sections.filter(isShown)
  const inside = shown.filter(isOpen).flatMap(({ rows }) => rows.flat())
  const disabled = fields.filter(({ disable = [] }) => disable.some(matches))
  return {
    sections: new Set(shown.map(({ id }) => id)),
    fields: new Set(inside.filter(isShown).map(({ path }) => path)),
    present,
    disabled: new Set(disabled.map(({ path }) => path)),
  }
}

/** Whether a field counts: it is shown and not disabled. */
export const isActive = ({ fields, disabled }: Pick<FormLayout, 'fields' | 'disabled'>, path: string) =>
  fields.has(path) && !disabled.has(path)

/** The value that a field shows: the typed value, or the stored value of a disabled field. */
export function shownValue({ typed, record, layout }: Evaluation, path: string): unknown {
  const kept = layout.disabled.has(path) ? getAt(record, path) : undefined
  return kept ?? getAt(typed, path)
}

/** A record, and how a form shows it. */
interface Seen {
  record: Json
  shown: ShownParts
  matches: Matches
}

/**
 * A copy with only the active fields and constants. A condition hides a field but does not delete a stored value: a
 * field that was inactive when the form opened keeps it, unless it was removed by name. Values that the user's own
 * changes have hidden are removed.
 */
function activeRecord(plan: FieldsPlan, seen: Seen, seeStored: (() => Seen) | undefined): Json {
  let result = seen.record
  let before: Seen | undefined
  /** The part of a hidden or disabled value that stays stored. @param wasAway whether it did not count before either */
  const storedValueAt = (path: string, wasAway: (before: Seen) => boolean): unknown => {
    if (getAt(seen.record, path) === undefined) return undefined
    // Most records have nothing stored that is not shown.
    before ??= seeStored?.()
    return before && wasAway(before) ? getAt(before.record, path) : undefined
  }
  const putValue = (path: string, value: unknown) => {
    result = value === undefined ? dropAt(result, path) : withValue(result, path, value)
  }
  for (const { id, optional } of plan.sections) {
    if (optional === undefined || seen.shown.sections.has(id)) continue
    result = setAt(
      result,
      optional.path,
      storedValueAt(optional.path, ({ shown }) => !shown.sections.has(id)),
    )
  }
  for (const { path } of plan.fields) {
    if (!isActive(seen.shown, path)) {
      putValue(
        path,
        storedValueAt(path, ({ shown }) => !isActive(shown, path)),
      )
    }
  }
  for (const constant of plan.constants) {
    const { path, value } = constant
    putValue(path, applies(constant, seen) ? value : storedValueAt(path, (stored) => !applies(constant, stored)))
  }
  return result
}

/** Whether a constant is there in a record. */
const applies = ({ show, within }: PlanConstant, { record, matches }: Seen): boolean =>
  (within === undefined || has(getAt(record, within))) && show.every(matches)

/**
 * Paths of the visible fields that must be filled in, by their schema or by a rule. They get the mark of required
 * fields.
 */
function requiredFields({ plan, validation }: FormRules, active: Json, shown: ShownParts): Set<string> {
  const demanded = validation.demanded(active)
  const isRequired = ({ path, required }: PlanField) =>
    isActive(shown, path) && (required || demanded.has(wordPath(path)))
  return new Set(plan.fields.filter(isRequired).map(({ path }) => path))
}

/**
 * Adds empty objects around required fields, so that the validator names each missing field instead of the missing
 * object.
 */
function withHolders(record: Json, required: ReadonlySet<string>): Json {
  const holders = [...required].map(holderOf)
  return holders.reduce((whole, path) => (getAt(whole, path) === undefined ? setAt(whole, path, {}) : whole), record)
}

/**
 * Whether a field shows its value without a control: the server sets it, or the form keeps it unchanged once it is
 * stored.
 */
export function isReadOnly({ schema, placed }: PlanField, mode: 'create' | 'update'): boolean {
  return isShownOnly(schema) || (placed.fixed === true && mode === 'update')
}
