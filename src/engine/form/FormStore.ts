import type { FormDefinition } from '#generated/definitions.gen.ts'
import type { FollowingField } from '../record/fillFields.ts'
import { getAt, isAbsent, type Json } from '../record/path.ts'
import { placeAtFields, type Problem } from '../validation/problem.ts'
import { Attention, keep, type FieldState, type FormAlert, type FormMemory, type FormStatus } from './FormState.ts'
import type { Evaluation, FormLayout, FormRules } from './evaluate.ts'
import type { FieldsPlan } from '../plan/FormPlan.ts'
import { Listeners } from './Listeners.ts'
import { TypedRecord, type Change } from './TypedRecord.ts'

export interface FormStoreParts {
  rules: FormRules
  /** What stands in the form when it opens. */
  record: Json
  /** Fields of a new record that follow others until they are changed. */
  initial?: readonly FollowingField[] | undefined
  /** What a choice in one field takes out of others. */
  clears?: FormDefinition['clears']
  /** Fields whose absence is said when a save is tried. */
  deferred?: readonly string[] | undefined
  alert?: FormAlert | undefined
  /** What stood in the form that this one takes the place of. */
  before?: FormMemory | undefined
}

/** What came of a try to save: whether it can be, else where to look first, and what was not said before. */
export type Submission = { ready: true } | { ready: false; first: string | undefined; deferred: readonly Problem[] }

/** The one owner of what stands in a form. Only the fields that show something else are drawn again. */
export class FormStore {
  readonly rules: FormRules
  readonly plan: FieldsPlan
  #initial: Json
  readonly #deferred: readonly string[]
  readonly #typed: TypedRecord
  readonly #attention: Attention
  readonly #listeners = new Listeners()
  readonly #fields = new Map<string, FieldState>()
  /** Lists to which a save adds the item that is typed in them. */
  readonly #pending = new Set<string>()
  #serverProblems: ReadonlyMap<string, Problem> = new Map()
  #status: FormStatus

  constructor({ rules, record, initial = [], clears = {}, deferred = [], alert, before }: FormStoreParts) {
    const changed = before?.changed === true
    this.rules = rules
    this.plan = rules.plan
    this.#deferred = deferred
    this.#typed = new TypedRecord({ rules, record: changed ? before.record : record, initial, clears, before })
    this.#initial = changed ? record : this.#typed.value
    this.#attention = new Attention(before)
    const flags = { changed, saving: false, saved: false, unfinished: undefined }
    this.#status = { ...this.#sortedProblems(), ...flags, refused: [], alert }
  }

  readonly subscribe = (listener: () => void) => this.#listeners.subscribe(listener)
  readonly subscribeField = (path: string, listener: () => void) => this.#listeners.subscribeField(path, listener)
  readonly status = (): FormStatus => this.#status
  readonly layout = (): FormLayout => this.#typed.layout
  readonly valueAt = (path: string): unknown => getAt(this.#typed.value, path)

  /** The record as it was typed, with what is hidden or disabled. */
  record(): Json {
    return this.#typed.value
  }

  /** What would be saved, and all else that follows from the record. */
  evaluation(): Evaluation {
    return this.#typed.evaluation
  }

  /** What would follow from another record. */
  evaluate(record: Json): Evaluation {
    return this.#typed.evaluate(record)
  }

  /** Something else stands in the form than when it was opened. */
  isStarted(): boolean {
    return JSON.stringify(this.#typed.value) !== JSON.stringify(this.#initial)
  }

  field(path: string): FieldState {
    const { problems, evaluation, layout, revisions, cleared } = this.#typed
    const isHere = this.#attention.focused === path
    const found = this.#attention.shows(path) && !this.#pending.has(path) ? problems.get(path) : undefined
    const state = keep(this.#fields.get(path), {
      revision: revisions.get(path) ?? 0,
      problem: isHere ? undefined : (found ?? this.#serverProblems.get(path)),
      warning: isHere ? undefined : evaluation.warnings.get(path),
      suggestion: evaluation.suggestions.get(path),
      cleared: cleared.get(path),
      required: layout.required.has(path),
      disabled: layout.disabled.has(path),
    })
    this.#fields.set(path, state)
    return state
  }

  /** The control of a field takes a value over. */
  commit(path: string, value: unknown): void {
    if (Object.is(this.valueAt(path), value)) return
    this.#dropServerProblems([path])
    this.#announce(this.#typed.commit(path, value))
  }

  /** A field gets a value from outside its control. */
  replace(path: string, value: unknown): void {
    this.#announce(this.#typed.replace(path, value))
  }

  /** Puts another record in the place of the whole; the fields that have another value start anew. */
  restore(record: Json): void {
    this.#announce(this.#typed.restore(record, false))
  }

  /** Starts anew with what stood in the form when it was opened. @param at field that gets the focus */
  restart(at?: string): void {
    this.#attention.startAt(at)
    this.#announce(this.#typed.restore(this.#initial, true))
  }

  /** Puts back what a choice took out. */
  putBack(when: string): void {
    const gone = this.#typed.cleared.get(when)
    if (gone) this.#announce(this.#typed.putBack(when, gone))
  }

  /** Follows the records at which fields point, once they are known. By itself that is no change of the user's. */
  readonly follow = (): void => {
    const isUntouched = !this.isStarted()
    this.#announce(this.#typed.follow(), this.#status.changed)
    if (isUntouched) this.#initial = this.#typed.value
  }

  focus(path: string): void {
    this.#attention.focus(path)
    if (this.#status.alert) this.#setStatus({ alert: undefined })
    this.#listeners.notify([path])
  }

  /** @param revision of the control that was left; what it held may be gone by now */
  leave(path: string, revision = this.field(path).revision): void {
    if (revision !== this.field(path).revision) return
    this.#attention.leave(path, this.isStarted())
    this.#listeners.notify([path])
  }

  /** The focus is brought to a field; what is wrong with it stays in sight although it has the focus. */
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
    this.#listeners.notifyAll()
    return { ready: false, first, deferred: problems.length === 0 ? deferred : [] }
  }

  /** Shows what the server refused, each until its field is changed. */
  readonly refuse = (problems: readonly Problem[]): void => {
    const placed = placeAtFields(this.plan, problems).map((problem) => [problem.path, problem] as const)
    this.#setServerProblems(new Map([...this.#serverProblems, ...placed]))
    this.#listeners.notify(placed.map(([path]) => path))
  }

  /** Takes away what the last answer said. */
  forgetAnswer(): void {
    const paths = [...this.#serverProblems.keys()]
    this.#setServerProblems(new Map())
    this.#setStatus({ alert: undefined })
    this.#listeners.notify(paths)
  }

  readonly setAlert = (alert: FormAlert | undefined): void => {
    this.#setStatus({ alert })
    this.#listeners.notify([])
  }

  setSaving(saving: boolean): void {
    this.#setStatus({ saving })
    this.#listeners.notify([])
  }

  /** What stands in the form is stored: leaving it loses nothing. */
  setSaved(): void {
    const noticed = [...this.#typed.cleared.keys()]
    this.#typed.cleared.clear()
    this.#setStatus({ changed: false, saved: true })
    this.#listeners.notify(noticed)
  }

  /** @param isPending the item that is typed in a list is whole, so that a save adds it */
  setPending(path: string, isPending: boolean): void {
    if (this.#pending.has(path) === isPending) return
    if (isPending) this.#pending.add(path)
    else this.#pending.delete(path)
    this.#setStatus(this.#sortedProblems())
    this.#listeners.notify([path])
  }

  setUnfinished(unfinished: string | undefined): void {
    this.#setStatus({ unfinished })
    this.#listeners.notify([])
  }

  /** What another store needs to go on from here. */
  memory(): FormMemory {
    const { touched, focused } = this.#attention
    const { value: record, revisions } = this.#typed
    return { record, revisions, touched, focused, changed: this.#status.changed }
  }

  #announce({ paths, restarted, isJudgedAnew, isLaidOutAnew }: Change, changed = true): void {
    for (const path of restarted) this.#attention.touched.delete(path)
    this.#dropServerProblems(restarted)
    if (isJudgedAnew || changed !== this.#status.changed) {
      this.#setStatus({ ...this.#sortedProblems(), changed, ...(changed && { saved: false }) })
    }
    if (isLaidOutAnew) this.#listeners.notifyAll()
    else this.#listeners.notify(paths)
  }

  /** Parts what keeps the form from being saved from what is said only when a save is tried. */
  #sortedProblems(): Pick<FormStatus, 'problems' | 'deferred'> {
    const open = [...this.#typed.problems.values()].filter(({ path }) => !this.#pending.has(path))
    const isDeferred = ({ path }: Problem) => this.#deferred.includes(path) && isAbsent(this.valueAt(path))
    return { problems: open.filter((problem) => !isDeferred(problem)), deferred: open.filter(isDeferred) }
  }

  #dropServerProblems(paths: readonly string[]): void {
    if (!paths.some((path) => this.#serverProblems.has(path))) return
    this.#setServerProblems(new Map([...this.#serverProblems].filter(([path]) => !paths.includes(path))))
  }

  #setServerProblems(problems: ReadonlyMap<string, Problem>): void {
    this.#serverProblems = problems
    this.#setStatus({ refused: [...problems.keys()] })
  }

  #setStatus(next: Partial<FormStatus>): void {
    this.#status = { ...this.#status, ...next }
  }
}
