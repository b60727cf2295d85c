import type { FormDefinition } from '#generated/definitions.gen.ts'
import { isSame } from '../merge/isSame.ts'
import { fillFields, type FollowingField } from '../record/fillFields.ts'
import { getAt, isWithin, setAt, wordPath, type Json } from '../record/path.ts'
import type { Problem } from '../validation/problem.ts'
import { takenOut, withCleared, type Cleared } from './clearing.ts'
import { createEvaluate, type Evaluation, type FormRules } from './evaluate.ts'
import { holdSame, keep } from './FormState.ts'

interface TypedRecordParts {
  rules: FormRules
  record: Json
  initial: readonly FollowingField[]
  clears: NonNullable<FormDefinition['clears']>
  revisions: Map<string, number> | undefined
}

/** A record as it was typed, and everything that follows from it. */
interface TypedState {
  value: Json
  /** Its layout is the same object as long as nothing of it changes. */
  evaluation: Evaluation
  /** By path; one that is as it was before stays the same object. */
  problems: ReadonlyMap<string, Problem>
}

/** The record of a form as it was typed, evaluated once a change. A change gives the paths of the fields that start anew. */
export class TypedRecord {
  readonly evaluate: (record: Json) => Evaluation
  readonly revisions: Map<string, number>
  /** What choices took out, by the path of the choice. */
  readonly cleared = new Map<string, Cleared>()
  state: TypedState
  readonly #rules: FormRules
  readonly #clears: TypedRecordParts['clears']
  /** Fields that follow others, until they are changed. */
  #following: readonly FollowingField[]
  readonly #initial: readonly FollowingField[]
  readonly #computed: readonly string[]

  constructor({ rules, record, initial, clears, revisions = new Map() }: TypedRecordParts) {
    const { fields } = rules.plan
    this.#rules = rules
    this.#clears = clears
    this.evaluate = createEvaluate(rules)
    this.revisions = revisions
    this.#initial = initial.filter((field) => fields.some(({ path }) => path === field.path))
    this.#computed = fields.filter(({ schema }) => schema.computed !== undefined).map(({ path }) => path)
    this.#following = this.#followingIn(record)
    this.state = this.#judge(record)
  }

  commit(path: string, value: unknown): string[] {
    const { value: record } = this.state
    const ruled = this.#clears[path] ?? this.#clears[wordPath(path)] ?? []
    this.#unfollow(path)
    const next = setAt(record, path, value)
    const gone = ruled.filter((cleared) => getAt(next, cleared) !== undefined)
    const left = gone.reduce((rest, cleared) => setAt(rest, cleared, undefined), next)
    const taken = takenOut(this.#rules.plan, record, left, path, ruled, this.cleared.get(path))
    if (taken) this.cleared.set(path, taken)
    return this.#change(left, gone, path)
  }

  replace(path: string, value: unknown): string[] {
    this.#unfollow(path)
    return this.#change(setAt(this.state.value, path, value), [path])
  }

  /** Other records are known than before. */
  follow(): string[] {
    return this.#change(this.state.value, [])
  }

  restore(next: Json, every: boolean): string[] {
    const { value } = this.state
    this.cleared.clear()
    this.#following = this.#followingIn(next)
    const paths = this.#rules.plan.fields.map(({ path }) => path)
    return this.#change(
      next,
      paths.filter((path) => every || !Object.is(getAt(value, path), getAt(next, path))),
    )
  }

  /** Puts back what a choice took out; where it is not shown under that choice, the choice goes back, too. */
  putBack(when: string, gone: Cleared): string[] {
    this.cleared.delete(when)
    const here = withCleared(this.state.value, gone)
    const { fields } = this.evaluate(here).layout
    const isShown = gone.fields.every(({ path }) => fields.has(path))
    const paths = gone.values.map(([path]) => path)
    return isShown ? this.#change(here, paths) : this.#change(setAt(here, when, gone.before), [...paths, when])
  }

  #unfollow(path: string): void {
    this.#following = this.#following.filter((field) => field.path !== path)
  }

  /** The controls of these fields, and of those below them, start anew. */
  #restart(roots: readonly string[]): string[] {
    const all = this.#rules.plan.fields.map(({ path }) => path)
    const paths = all.filter((path) => roots.some((root) => isWithin(path, root)))
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

  /** @param committed field whose own control gave the value */
  #change(next: Json, replaced: readonly string[], committed?: string): string[] {
    const { value: before } = this.state
    this.state = this.#judge(next, this.state)
    const given = [...this.#initial.map(({ path }) => path), ...this.#computed].filter(
      (path) => path !== committed && !isSame(getAt(before, path), getAt(this.state.value, path)),
    )
    return [...this.#restart(replaced), ...this.#restart(given)]
  }

  #judge(record: Json, before?: TypedState): TypedState {
    const filled = fillFields(this.#following, record)
    const evaluation = this.evaluate(filled)
    const value = this.#computed.reduce((typed, path) => {
      const computed = getAt(evaluation.record, path)
      return isSame(getAt(typed, path), computed) ? typed : setAt(typed, path, computed)
    }, filled)
    const isSameProblem = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)
    return {
      value,
      evaluation: { ...evaluation, layout: keep(before?.evaluation.layout, evaluation.layout, holdSame) },
      problems: new Map(
        evaluation.problems.map((problem) => [
          problem.path,
          keep(before?.problems.get(problem.path), problem, isSameProblem),
        ]),
      ),
    }
  }
}
