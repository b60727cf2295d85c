import type { FormDefinition } from '#generated/definitions.gen.ts'
import { isSame } from '../merge/isSame.ts'
import type { FieldsPlan } from '../plan/FormPlan.ts'
import { fillFields, type FollowingField } from '../record/fillFields.ts'
import { getAt, setAt, wordPath, type Json } from '../record/path.ts'
import type { Problem } from '../validation/problem.ts'
import { clearedBy, takenOut, withCleared, type Cleared } from './clearing.ts'
import { createEvaluate, type Evaluation, type FormLayout, type FormRules } from './evaluate.ts'
import { changedPaths, holdSame, keep, type FormMemory } from './FormState.ts'

/** What a change of the record does to the form. */
export interface Change {
  /** Fields at which something else stands or shows now. */
  paths: ReadonlySet<string>
  /** Fields whose controls start anew. */
  restarted: readonly string[]
  /** Other things are wrong than before. */
  isJudgedAnew: boolean
  /** Other fields are shown, required or disabled than before. */
  isLaidOutAnew: boolean
}

interface TypedRecordParts {
  rules: FormRules
  record: Json
  initial: readonly FollowingField[]
  clears: NonNullable<FormDefinition['clears']>
  before: FormMemory | undefined
}

/** The record of a form as it was typed, and everything that follows from it: evaluated once a change. */
export class TypedRecord {
  readonly evaluate: (record: Json) => Evaluation
  readonly revisions: Map<string, number>
  /** What choices took out, by the path of the choice. */
  readonly cleared = new Map<string, Cleared>()
  value: Json
  evaluation: Evaluation
  layout: FormLayout
  problems: ReadonlyMap<string, Problem>
  readonly #rules: FormRules
  readonly #clears: TypedRecordParts['clears']
  /** Fields that follow others, until they are changed. */
  #following: readonly FollowingField[]
  readonly #initial: readonly FollowingField[]
  /** Paths of fields that may change when others do. */
  readonly #given: readonly string[]

  constructor({ rules, record, initial, clears, before }: TypedRecordParts) {
    const placed = new Set(rules.plan.fields.map(({ path }) => path))
    this.evaluate = createEvaluate(rules)
    this.revisions = new Map(before?.revisions)
    this.#initial = initial.filter(({ path }) => placed.has(path))
    const computed = rules.plan.fields.filter(({ schema }) => schema.computed !== undefined)
    this.#given = [...this.#initial, ...computed].map(({ path }) => path)
    this.#following = this.#followingIn(record)
    this.value = fillFields(this.#following, record)
    this.evaluation = this.evaluate(this.value)
    this.value = withComputed(rules.plan, this.value, this.evaluation.record)
    this.layout = this.evaluation.layout
    this.problems = problemsByPath(this.evaluation.problems)
    this.#rules = rules
    this.#clears = clears
  }

  /** The control of a field takes a value over. */
  commit(path: string, value: unknown): Change {
    this.#following = this.#following.filter((field) => field.path !== path)
    const ruled = this.#clears[path] ?? this.#clears[wordPath(path)] ?? []
    const { plan } = this.#rules
    const earlier = this.cleared.get(path)
    const taken =
      ruled.length > 0
        ? clearedBy(plan, this.value, path, ruled, earlier)
        : takenOut(plan, this.value, path, value, earlier)
    if (taken) this.cleared.set(path, taken)
    const next = setAt(this.value, path, value)
    const gone = ruled.filter((cleared) => getAt(next, cleared) !== undefined)
    const left = gone.reduce((record, cleared) => setAt(record, cleared, undefined), next)
    return this.#change(left, [path], this.#restart(gone))
  }

  /** A field gets a value from outside its control. */
  replace(path: string, value: unknown): Change {
    this.#following = this.#following.filter((field) => field.path !== path)
    return this.#change(setAt(this.value, path, value), [], this.#restart([path]))
  }

  /** Other records are known than before. */
  follow(): Change {
    return this.#change(this.value, [], [])
  }

  /** Puts another record in the place of the whole. */
  restore(next: Json, every: boolean): Change {
    const noticed = [...this.cleared.keys()]
    this.cleared.clear()
    this.#following = this.#followingIn(next)
    const paths = this.#rules.plan.fields.map(({ path }) => path)
    const others = paths.filter((path) => every || !Object.is(getAt(this.value, path), getAt(next, path)))
    return this.#change(next, noticed, this.#restart(others))
  }

  /** Puts back what a choice took out; where it is not shown under that choice, the choice goes back, too. */
  putBack(when: string, gone: Cleared): Change {
    this.cleared.delete(when)
    const here = withCleared(this.value, gone)
    const { fields } = this.evaluate(here).layout
    const isShown = gone.fields.every(({ path }) => fields.has(path))
    const paths = gone.values.map(([path]) => path)
    const next = isShown ? here : setAt(here, when, gone.before)
    return this.#change(next, [when], this.#restart(isShown ? paths : [...paths, when]))
  }

  /** The controls of these fields, and of those below them, start anew. */
  #restart(roots: readonly string[]): string[] {
    const isBelow = (path: string) => roots.some((root) => path === root || path.startsWith(`${root}.`))
    const paths = this.#rules.plan.fields.map(({ path }) => path).filter(isBelow)
    for (const path of paths) this.revisions.set(path, (this.revisions.get(path) ?? 0) + 1)
    return paths
  }

  /** Fields that hold nothing of their own: nothing, or what follows for them. */
  #followingIn(record: Json): FollowingField[] {
    const filled = fillFields(this.#initial, record)
    return this.#initial.filter(({ path }) => {
      const value = getAt(record, path)
      return value === undefined || value === getAt(filled, path)
    })
  }

  #change(next: Json, changed: readonly string[], anew: readonly string[]): Change {
    const { problems, evaluation, layout, value } = this
    const filled = fillFields(this.#following, next)
    this.evaluation = this.evaluate(filled)
    this.value = withComputed(this.#rules.plan, filled, this.evaluation.record)
    const given = this.#given.filter((path) => !isSame(getAt(value, path), getAt(this.value, path)))
    const restarted = [...anew, ...this.#restart(given.filter((path) => !changed.includes(path)))]
    this.layout = keep(layout, this.evaluation.layout, holdSame)
    this.problems = problemsByPath(this.evaluation.problems, problems)
    const judged = changedPaths(problems, this.problems)
    const advised = [
      ...changedPaths(evaluation.warnings, this.evaluation.warnings),
      ...changedPaths(evaluation.suggestions, this.evaluation.suggestions),
    ]
    return {
      paths: new Set([...changed, ...restarted, ...judged, ...advised]),
      restarted,
      isJudgedAnew: judged.length > 0,
      isLaidOutAnew: this.layout !== layout,
    }
  }
}

/** A copy of what was typed with the values of computed fields. */
const withComputed = ({ fields }: FieldsPlan, typed: Json, evaluated: Json): Json =>
  fields
    .filter(({ schema }) => schema.computed !== undefined)
    .reduce((record, { path }) => setAt(record, path, getAt(evaluated, path)), typed)

/** Problems by path, in their order; one that is as it was before stays the same object. */
function problemsByPath(
  problems: readonly Problem[],
  before?: ReadonlyMap<string, Problem>,
): ReadonlyMap<string, Problem> {
  const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)
  return new Map(problems.map((problem) => [problem.path, keep(before?.get(problem.path), problem, isSame)]))
}
