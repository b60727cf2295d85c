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
 * Holds the state of a form: the typed record and what follows from it. Components subscribe to single parts. Each part
 * stays the same object until it changes, so that React skips the others.
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

  /** Whether the record differs from the one that the form opened with. */
  isStarted(): boolean {
    return JSON.stringify(this.record()) !== JSON.stringify(this.#initial)
  }

  /** The state that a field shows; without problem and warning while it has the focus, as the value is unfinished. */
  fieldState(path: string): FieldState {
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
    this.#startControls(this.#typed.commitValue(path, value))
  }

  /** Sets a field from outside its control, such as a suggestion. The control is mounted anew with the value. */
  replace(path: string, value: unknown): void {
    this.#startControls(this.#typed.replaceValue(path, value))
  }

  /** Replaces the whole record, as after a merge. Controls of fields with another value are mounted anew. */
  restore(record: Json): void {
    this.#startControls(this.#typed.restore(record))
  }

  /**
   * Restores the values of a draft.
   * @param follows fields that still follow others; drafts of older versions do not name them
   */
  resume(record: Json, follows?: readonly string[]): void {
    this.#startControls(this.#typed.resume(record, follows))
  }

  /** Paths of the fields that follow others, since they were not changed. */
  readonly follows = (): string[] => this.#typed.follows()

  /**
   * Resets the form to the record that it opened with.
   * @param at field that gets the focus
   */
  restart(at?: string): void {
    this.#attention.startAt(at)
    this.#startControls(this.#typed.restart(this.#initial))
  }

  /**
   * Restores the values that a choice cleared, such as those of fields that it hid.
   * @param when path of the choice
   */
  restoreCleared(when: string): void {
    const gone = this.#typed.cleared.get(when)
    if (gone) this.#startControls(this.#typed.restoreCleared(when, gone))
  }

  /** Recomputes fields that follow others, once the records they refer to are loaded. That is no change by the user. */
  readonly updateFollowing = (): void => {
    const isUntouched = !this.isStarted()
    this.#startControls(this.#typed.follow(), this.#status.changed)
    if (isUntouched) this.#initial = this.record()
  }

  focus(path: string): void {
    this.#attention.focus(path)
    this.update({ alert: undefined })
  }

  /**
   * The focus left a field, so its problem shows from now on.
   * @param revision of the control that was left; if the field has a newer one, the call does nothing
   */
  leaveField(path: string, revision = this.fieldState(path).revision): void {
    if (revision !== this.fieldState(path).revision) return
    this.#attention.leave(path, this.isStarted())
    this.update()
  }

  /** The focus moves to a field; its problem stays visible meanwhile. */
  focusFirst(path: string): void {
    this.#attention.focusFirst(path)
  }

  /** Tries to save. If there are problems, all of them show and the first field gets the focus. */
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

  /** Shows the problems that the server found, each until its field is changed. */
  readonly showServerProblems = (problems: readonly Problem[]): void => {
    for (const [path, problem] of placeAtFields(this.plan, problems)) this.#serverProblems.set(path, problem)
    this.update()
  }

  forgetAnswer(): void {
    this.#serverProblems.clear()
    this.update({ alert: undefined })
  }

  /** Marks the values as stored, so that leaving the form loses nothing. */
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
