import { isShownOnly } from '../schema/property.ts'
import type { Condition } from '#generated/definitions.gen.ts'
import type { Formats } from '../formats/createFormats.ts'
import { has } from '../expressions/values.ts'
import { withValue } from '../merge/isSame.ts'
import { fillFields } from '../record/fillFields.ts'
import { normaliseRecord } from '../record/mapValues.ts'
import { dropAt, getAt, holderOf, setAt, wordPath, type Json } from '../record/path.ts'
import type { adviceOn } from '../remarks/adviceOn.ts'
import type { Holds, Matches, RecordValidation } from '../validation/createValidation.ts'
import { blocks, placeAtFields, type Problem } from '../validation/problem.ts'
import type { FieldsPlan, PlanField, PlanSection } from '../plan/FormPlan.ts'

/** All that a form needs to judge a record. */
export interface FormRules {
  plan: FieldsPlan
  formats: Formats
  validation: RecordValidation
  /** Whether a condition of the form is true. */
  holds: Holds
  /** Absent where the record asks for no advice. */
  advise?: typeof adviceOn
}

/** Which parts of a form a record shows, disables and requires. */
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
  /** As it was typed, with what is computed of it. */
  typed: Json
  /** What would be saved: in normal form, without what is hidden or disabled. */
  record: Json
  layout: FormLayout
  /** What is wrong, by path of the field of the form that shows it; what no field shows keeps its own path. */
  problems: ReadonlyMap<string, Problem>
  /** Names of the warnings that block nothing, by path. */
  warnings: ReadonlyMap<string, string>
  /** Values that follow from other fields, for empty ones, by path. */
  suggestions: ReadonlyMap<string, string>
}

/** Makes the function that judges a record as the server will. */
export function createEvaluate(rules: FormRules): (typed: Json) => Evaluation {
  const { plan, formats, validation, holds, advise } = rules
  const { schema } = plan
  const computed = plan.fields.filter((field) => field.schema.computed !== undefined)
  return (typed) => {
    const whole = { ...typed, ...plan.kept }
    const matches: Matches = (condition) => holds(condition, whole)
    const shown = shownParts(plan, whole, matches)
    const active = activeRecord(plan, whole, shown, matches)
    const required = requiredFields(rules, active, shown)
    const typedIn = normaliseRecord(schema, withHolders(active, required), formats)
    const record = fillFields(validation.computed, typedIn)
    const found = validation.record(record)
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

function shownParts({ sections, fields }: FieldsPlan, record: Json, matches: Matches): ShownParts {
  const isShown = ({ show }: { show?: Condition }) => show === undefined || matches(show)
  const optional = sections.flatMap((section) => section.optional?.path ?? [])
  const present = new Set(optional.filter((path) => has(getAt(record, path))))
  const isOpen = ({ optional: own }: PlanSection) => own === undefined || present.has(own.path)
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

/** A copy without the fields that do not count, and with the constants that do. */
function activeRecord(plan: FieldsPlan, record: Json, shown: ShownParts, matches: Matches): Json {
  let result = record
  for (const { id, optional } of plan.sections) {
    if (optional !== undefined && !shown.sections.has(id)) result = setAt(result, optional.path, undefined)
  }
  for (const { path } of plan.fields) if (!isActive(shown, path)) result = dropAt(result, path)
  for (const { path, value, show, within } of plan.constants) {
    const isThere = within === undefined || has(getAt(record, within))
    result = isThere && show.every(matches) ? setAt(result, path, value) : dropAt(result, path)
  }
  return result
}

function requiredFields({ plan, validation }: FormRules, active: Json, shown: ShownParts): Set<string> {
  const demanded = validation.demanded(active)
  const isRequired = ({ path, required }: PlanField) =>
    isActive(shown, path) && (required || demanded.has(wordPath(path)))
  return new Set(plan.fields.filter(isRequired).map(({ path }) => path))
}

/** A copy in which what holds a required field is there, so that each missing field is found by itself. */
function withHolders(record: Json, required: ReadonlySet<string>): Json {
  const holders = [...required].map(holderOf)
  return holders.reduce((whole, path) => (getAt(whole, path) === undefined ? setAt(whole, path, {}) : whole), record)
}

/** Whether a field is only shown: what the server gives, what the form says so of, and what stays once it is stored. */
export function isReadOnly({ schema, placed }: PlanField, mode: 'create' | 'update'): boolean {
  return isShownOnly(schema) || (placed.fixed === true && mode === 'update')
}
