import type { FormDefinition } from '#generated/definitions.gen.ts'
import type { FollowingField } from '../record/fillFields.ts'
import { getAt, holderOf, isAbsent, wordPath, type Json } from '../record/path.ts'
import { placeAtFields } from './placeAtFields.ts'
import type { Problem } from '../record/problem.ts'
import { Attention, keep, type FieldState, type FormAlert, type FormStatus } from './FormState.ts'
import { shownValue, type Evaluate, type Evaluation, type FormLayout, type FormRules } from './evaluate.ts'
import type { FieldsPlan, PlanField } from '../plan/FormPlan.ts'
import { createTypedRecord, type TypedRecord } from './TypedRecord.ts'

export interface FormStoreParts {
  rules: FormRules
  /** The values of the form when it opens. */
  record: Json
  /** The stored record that is edited, as it is known by now; undefined for a new one. */
  stored?: () => Json | undefined
  /** Fields of a new record that follow others until they are changed. */
  initial?: readonly FollowingField[] | undefined
  /** The values of other fields that a choice removes. */
  clears?: FormDefinition['clears']
  /** Fields whose absence is said when a save is tried. */
  deferred?: readonly string[] | undefined
  alert?: FormAlert | undefined
  /** The store that this one takes the place of, going on where it was. */
  before?: FormStore | undefined
}

/** The result of an attempt to save: whether it is possible, else the field to look at first and the new problems. */
export type Submission = { ready: true } | { ready: false; first: string | undefined; deferred: readonly Problem[] }

/**
 * The one owner of what stands in a form. Components subscribe to single parts of it. Each part stays the same object
 * until it changes.
 */
export class FormStore {
  readonly plan: FieldsPlan
  readonly #fieldsByPath: ReadonlyMap<string, PlanField>
  #initial: Json
  readonly #pointing: FormRules['validation']['pointing']
  readonly #deferred: readonly string[]
  readonly #typed: TypedRecord
  readonly #attention: Attention
  readonly #listeners = new Set<() => void>()
  readonly #fields = new Map<string, FieldState>()
  /** Lists to which a save adds the item that is typed in them. */
  readonly #pending = new Set<string>()
  readonly #serverProblems = new Map<string, Problem>()
  #status: FormStatus

  constructor({ rules, record, stored = () => undefined, alert, before, ...parts }: FormStoreParts) {
    const { initial = [], clears = {}, deferred = [] } = parts
    const changed = before?.status().changed === true
    this.plan = rules.plan
    this.#fieldsByPath = new Map(rules.plan.fields.map((field) => [field.path, field]))
    this.#pointing = rules.validation.pointing
    this.#deferred = deferred
    const goesOn = changed ? { record: before.record(), follows: before.follows() } : { record, follows: undefined }
    const revisions = before && before.#typed.revisions
    this.#typed = createTypedRecord({ rules, stored, initial, clears, revisions, ...goesOn })
    this.#initial = changed ? record : this.record()
    this.#attention = before ? before.#attention : new Attention()
    const flags = { changed, saving: false, saved: false, unfinished: undefined }
    this.#status = { ...this.#sortedProblems(), ...flags, refused: [], alert }
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly status = (): FormStatus => this.#status
  readonly layout = (): FormLayout => this.evaluation().layout
  readonly valueAt = (path: string): unknown => shownValue(this.evaluation(), path)
  /** Whether a record may be chosen in a field that points at such. @param row what lists answer of it */
  readonly fits = (path: string, row: Json): boolean => {
    const fits = this.#pointing.find((field) => field.path === wordPath(path))?.fits
    return fits === undefined || fits(getAt(this.record(), holderOf(path)) as Json, row) === true
  }
  readonly fieldAt = (path: string): PlanField | undefined => this.#fieldsByPath.get(path)

  /** The record as typed, including hidden and disabled values. */
  record(): Json {
    return this.evaluation().typed
  }

  /** The record to save, and everything that is derived from it. */
  evaluation(): Evaluation {
    return this.#typed.state()
  }

  readonly evaluate: Evaluate = (typed, stored) => this.#typed.evaluate(typed, stored)

  /** Something else stands in the form than when it was opened. */
  isStarted(): boolean {
    return JSON.stringify(this.record()) !== JSON.stringify(this.#initial)
  }

  field(path: string): FieldState {
    const { revisions, cleared } = this.#typed
    const { problems, warnings, suggestions, layout } = this.evaluation()
    const isHere = this.#attention.focused === path
    const found = this.#attention.shows(path) && !this.#pending.has(path) ? problems.get(path) : undefined
    const field = keep(this.#fields.get(path), {
      revision: revisions.get(path) ?? 0,
      problem: isHere ? undefined : (found ?? this.#serverProblems.get(path)),
      warning: isHere ? undefined : warnings.get(path),
      suggestion: suggestions.get(path),
      cleared: cleared.get(path),
      required: layout.required.has(path),
      disabled: layout.disabled.has(path),
    })
    this.#fields.set(path, field)
    return field
  }

  commit(path: string, value: unknown): void {
    if (Object.is(this.valueAt(path), value)) return
    this.#serverProblems.delete(path)
    this.#startControls(this.#typed.commit(path, value))
  }

  /** A field gets a value from outside its control. */
  replace(path: string, value: unknown): void {
    this.#startControls(this.#typed.replace(path, value))
  }

  /** Puts another record in the place of the whole; the fields that have another value start anew. */
  restore(record: Json): void {
    this.#startControls(this.#typed.restore(record))
  }

  /** Puts back what a draft holds. @param follows fields that follow others still; drafts of older versions do not say it */
  resume(record: Json, follows?: readonly string[]): void {
    this.#startControls(this.#typed.resume(record, follows))
  }

  /** Paths of the fields that follow others, since they were not changed. */
  readonly follows = (): string[] => this.#typed.follows()

  /** Starts anew with what stood in the form when it was opened. @param at field that gets the focus */
  restart(at?: string): void {
    this.#attention.startAt(at)
    this.#startControls(this.#typed.restart(this.#initial))
  }

  putBack(when: string): void {
    const gone = this.#typed.cleared.get(when)
    if (gone) this.#startControls(this.#typed.putBack(when, gone))
  }

  /** Follows the records at which fields point, once they are known. By itself that is no change of the user's. */
  readonly follow = (): void => {
    const isUntouched = !this.isStarted()
    this.#startControls(this.#typed.follow(), this.#status.changed)
    if (isUntouched) this.#initial = this.record()
  }

  focus(path: string): void {
    this.#attention.focus(path)
    this.update({ alert: undefined })
  }

  /** @param revision of the control that was left; if the field has a newer one, the call does nothing */
  leave(path: string, revision = this.field(path).revision): void {
    if (revision !== this.field(path).revision) return
    this.#attention.leave(path, this.isStarted())
    this.update()
  }

  /** The focus moves to a field; its problem stays visible meanwhile. */
  focusFirst(path: string): void {
    this.#attention.focusFirst(path)
  }

  /** Tries to save: where something is wrong, all of it shows. */
  submit(): Submission {
    const { problems, deferred } = this.#status
    const wrong = new Set([...problems, ...deferred].map(({ path }) => path))
    if (wrong.size === 0) return { ready: true }
    const first = this.plan.fields.find(({ path }) => wrong.has(path))?.path
    for (const { path } of this.plan.fields) this.#attention.touched.add(path)
    this.#attention.focusFirst(first)
    this.update()
    return { ready: false, first, deferred: problems.length === 0 ? deferred : [] }
  }

  /** Shows what the server refused, each until its field is changed. */
  readonly refuse = (problems: readonly Problem[]): void => {
    for (const [path, problem] of placeAtFields(this.plan, problems)) this.#serverProblems.set(path, problem)
    this.update()
  }

  forgetAnswer(): void {
    this.#serverProblems.clear()
    this.update({ alert: undefined })
  }

  /** The values of the form are stored, so leaving it loses nothing. */
  setSaved(): void {
    this.#typed.cleared.clear()
    this.update({ changed: false, saved: true })
  }

  /** Updates the status of the form and notifies all listeners; each compares the values that it shows. */
  update(next: Partial<FormStatus> = {}): void {
    const refused = [...this.#serverProblems.keys()]
    this.#status = keep(this.#status, { ...this.#status, ...this.#sortedProblems(), refused, ...next })
    for (const listener of [...this.#listeners]) listener()
  }

  /** @param isPending the item that is typed in a list is whole, so that a save adds it */
  setPending(path: string, isPending: boolean): void {
    if (this.#pending.has(path) === isPending) return
    if (isPending) this.#pending.add(path)
    else this.#pending.delete(path)
    this.update()
  }

  /** The controls of fields start anew: nothing was done in them yet. @param changed by the user */
  #startControls(paths: readonly string[], changed = true): void {
    for (const path of paths) {
      this.#attention.touched.delete(path)
      this.#serverProblems.delete(path)
    }
    this.update({ changed, ...(changed && { saved: false }) })
  }

  /** Separates the problems that prevent a save from the missing values that are reported only when a save is tried. */
  #sortedProblems(): Pick<FormStatus, 'problems' | 'deferred'> {
    const open = [...this.evaluation().problems.values()].filter(({ path }) => !this.#pending.has(path))
    const isDeferred = ({ path }: Problem) => this.#deferred.includes(path) && isAbsent(this.valueAt(path))
    return { problems: open.filter((problem) => !isDeferred(problem)), deferred: open.filter(isDeferred) }
  }
}
