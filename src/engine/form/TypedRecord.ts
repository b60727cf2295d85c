import type { FormDefinition } from '#generated/definitions.gen.ts'
import { isSame } from '../merge/isSame.ts'
import { fillFields, type FollowingField } from '../record/fillFields.ts'
import { getAt, isWithin, setAt, wordPath, type Json } from '../record/path.ts'
import { takenOut, withCleared, type Cleared } from './clearing.ts'
import { createEvaluate, type Evaluation, type FormRules } from './evaluate.ts'
import { keep } from './FormState.ts'

interface TypedRecordParts {
  rules: FormRules
  record: Json
  initial: readonly FollowingField[]
  clears: NonNullable<FormDefinition['clears']>
  revisions: Map<string, number> | undefined
}

/** The record of a form as it was typed, evaluated once a change. A change gives the paths of the fields that start anew. */
export function createTypedRecord({ rules, record: opened, initial, clears, revisions = new Map() }: TypedRecordParts) {
  const { plan } = rules
  const paths = plan.fields.map(({ path }) => path)
  const evaluate = createEvaluate(rules)
  /** What choices took out, by the path of the choice. */
  const cleared = new Map<string, Cleared>()
  const followers = initial.filter(({ path }) => paths.includes(path))
  /** Fields that follow others, until they are changed. */
  let following = followingIn(opened)
  let state = judge(opened)

  function unfollow(path: string): void {
    following = following.filter((field) => field.path !== path)
  }

  /** Fields that hold nothing of their own: nothing, or what follows for them. */
  function followingIn(record: Json): FollowingField[] {
    const filled = fillFields(followers, record)
    return followers.filter(({ path }) => {
      const value = getAt(record, path)
      return value === undefined || value === getAt(filled, path)
    })
  }

  /**
   * The controls of fields that get a value from elsewhere start anew.
   * @param replaced paths of fields that do so in any case, with those below them
   * @param committed field whose own control gave the value
   */
  function change(next: Json, replaced: readonly string[] = [], committed?: string): string[] {
    const { typed: before } = state
    state = judge(next, state)
    const isGiven = (path: string) => path !== committed && !isSame(getAt(before, path), getAt(state.typed, path))
    const anew = paths.filter((path) => isGiven(path) || replaced.some((root) => isWithin(path, root)))
    for (const path of anew) revisions.set(path, (revisions.get(path) ?? 0) + 1)
    return anew
  }

  /** The layout is the same object as long as nothing of it changes. */
  function judge(record: Json, before?: Evaluation): Evaluation {
    const evaluation = evaluate(fillFields(following, record))
    return { ...evaluation, layout: keep(before?.layout, evaluation.layout) }
  }

  return {
    evaluate,
    revisions,
    cleared,
    state: () => state,
    commit(path: string, value: unknown): string[] {
      const { typed: record } = state
      const ruled = clears[path] ?? clears[wordPath(path)] ?? []
      unfollow(path)
      const next = setAt(record, path, value)
      const gone = ruled.filter((one) => getAt(next, one) !== undefined)
      const left = gone.reduce((rest, one) => setAt(rest, one, undefined), next)
      const taken = takenOut(plan, record, left, path, ruled, cleared.get(path))
      if (taken) cleared.set(path, taken)
      return change(left, gone, path)
    },
    replace(path: string, value: unknown): string[] {
      unfollow(path)
      return change(setAt(state.typed, path, value), [path])
    },
    /** Other records are known than before. */
    follow: () => change(state.typed),
    restore(next: Json, every: boolean): string[] {
      cleared.clear()
      following = followingIn(next)
      return change(next, every ? paths : [])
    },
    /** Puts back what a choice took out; where it is not shown under that choice, the choice goes back, too. */
    putBack(when: string, gone: Cleared): string[] {
      cleared.delete(when)
      const here = withCleared(state.typed, gone)
      const { fields } = evaluate(here).layout
      const isShown = gone.fields.every(({ path }) => fields.has(path))
      const back = gone.values.map(([path]) => path)
      return isShown ? change(here, back) : change(setAt(here, when, gone.before), [...back, when])
    },
  }
}
