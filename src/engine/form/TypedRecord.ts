import type { FormDefinition } from '#generated/definitions.gen.ts'
import { isSame } from '../record/isSame.ts'
import { fillFields, type FollowingField } from '../record/fillFields.ts'
import { getAt, isWithin, setAt, wordPath, type Json } from '../record/path.ts'
import { hiddenBy, takenOut, withCleared, type Cleared } from './clearing.ts'
import { createEvaluate, isActive, shownValue, type Evaluation, type FormRules } from './evaluate.ts'
import { keep } from './FormState.ts'

interface TypedRecordParts {
  rules: FormRules
  record: Json
  /** The stored record that is edited; undefined for a new one. */
  stored: () => Json | undefined
  initial: readonly FollowingField[]
  clears: NonNullable<FormDefinition['clears']>
  /** Paths of the fields that follow others; undefined where those do to which nothing is given. */
  follows: readonly string[] | undefined
  revisions: Map<string, number> | undefined
}

export type TypedRecord = ReturnType<typeof createTypedRecord>

/**
 * Holds the record of a form as typed, and evaluates it once per change. Each change returns the paths of the fields
 * whose controls must be mounted anew, as their value came from elsewhere.
 */
export function createTypedRecord({ rules, record: opened, stored, initial, clears, ...before }: TypedRecordParts) {
  const { plan } = rules
  const { revisions = new Map<string, number>() } = before
  const paths = plan.fields.map(({ path }) => path)
  const evaluate = createEvaluate(rules)
  /** Values that choices removed, by the path of the choice. */
  const cleared = new Map<string, Cleared>()
  const followers = initial.filter(({ path }) => paths.includes(path))
  /** Fields that were empty when the form was opened. */
  const first = followers.filter(({ path }) => getAt(opened, path) === undefined)
  /** Fields that follow others, until they are changed. */
  let following = before.follows ? followersAt(before.follows) : first
  let state = evaluateTyped(opened)

  function followersAt(known: readonly string[]): FollowingField[] {
    return followers.filter(({ path }) => known.includes(path))
  }

  function unfollow(path: string): void {
    following = following.filter((field) => field.path !== path)
  }

  /** Guesses which fields of an older draft still follow others: those that have the value they would be given. */
  function guessFollowing(record: Json): string[] {
    const filled = fillFields(followers, record)
    return followers.filter(({ path }) => isSame(getAt(record, path), getAt(filled, path))).map(({ path }) => path)
  }

  /**
   * Replaces the record. Returns the fields whose controls must be mounted anew, because their value came from
   * elsewhere.
   * @param replaced paths of fields for which this holds in any case, with those inside them
   * @param committed field whose own control gave the value
   */
  function replaceRecord(next: Json, replaced: readonly string[] = [], committed?: string): string[] {
    const before = state
    state = evaluateTyped(next, state)
    const isGiven = (path: string) => path !== committed && !isSame(shownValue(before, path), shownValue(state, path))
    const anew = paths.filter((path) => isGiven(path) || replaced.some((root) => isWithin(path, root)))
    for (const path of anew) revisions.set(path, (revisions.get(path) ?? 0) + 1)
    return anew
  }

  /**
   * Replaces the record after the user changed a field, and notes which stored values the change hides, so that they
   * can be restored.
   */
  function changeField(path: string, next: Json, replaced: readonly string[], committed?: string): string[] {
    const before = state
    const anew = replaceRecord(next, replaced, committed)
    for (const when of new Set([...cleared.keys(), path])) {
      const chosen = when === path && stored() ? before : undefined
      const gone = hiddenBy(plan, when, cleared.get(when), chosen, state)
      if (gone) cleared.set(when, gone)
      else cleared.delete(when)
    }
    return anew
  }

  /** Notes the values that a change removes from the record, so that they can be restored. */
  function noteCleared(when: string, next: Json, ruled: readonly string[]): void {
    const taken = takenOut(plan, { when, before: state, next, ruled, earlier: cleared.get(when) })
    if (taken) cleared.set(when, taken)
  }

  /** Evaluates a record. The layout stays the same object while it is equal, so that components need not render. */
  function evaluateTyped(record: Json, before?: Evaluation): Evaluation {
    const evaluation = evaluate(fillFields(following, record), stored())
    return { ...evaluation, layout: keep(before?.layout, evaluation.layout) }
  }

  return {
    evaluate,
    revisions,
    cleared,
    state: () => state,
    /** Sets the value that the control of a field gave, and clears the fields that the form clears with it. */
    commitValue(path: string, value: unknown): string[] {
      const { typed: record } = state
      const ruled = clears[path] ?? clears[wordPath(path)] ?? []
      unfollow(path)
      const next = setAt(record, path, value)
      const gone = ruled.filter((one) => getAt(next, one) !== undefined)
      const left = gone.reduce((rest, one) => setAt(rest, one, undefined), next)
      noteCleared(path, left, ruled)
      return changeField(path, left, gone, path)
    },
    /** Sets the value of a field from outside its control. */
    replaceValue(path: string, value: unknown): string[] {
      unfollow(path)
      const next = setAt(state.typed, path, value)
      noteCleared(path, next, [])
      return changeField(path, next, [path])
    },
    /** Other records are known than before. */
    follow: () => replaceRecord(state.typed),
    /** Paths of the fields that follow others still. */
    follows: () => following.map(({ path }) => path),
    /** Replaces the record by another version. A field whose value differs follows no other field any more. */
    restore(next: Json): string[] {
      cleared.clear()
      following = following.filter(({ path }) => isSame(getAt(next, path), getAt(state.typed, path)))
      return replaceRecord(next)
    },
    /**
     * Restores a draft.
     * @param known fields that followed others then; drafts of older versions do not name them
     */
    resume(next: Json, known: readonly string[] = guessFollowing(next)): string[] {
      following = followersAt(known)
      return replaceRecord(next)
    },
    /** Starts anew. */
    restart(next: Json): string[] {
      cleared.clear()
      following = first
      return replaceRecord(next, paths)
    },
    /**
     * Restores the values that a choice cleared. If they are not shown under the present choice, the choice is restored
     * too.
     */
    restoreCleared(when: string, gone: Cleared): string[] {
      cleared.delete(when)
      const here = withCleared(state.typed, gone)
      const { layout } = evaluate(here, stored())
      const isShown = [...gone.fields, ...gone.hidden].every(({ path }) => isActive(layout, path))
      const back = gone.values.map(([path]) => path)
      return isShown ? replaceRecord(here, back) : replaceRecord(setAt(here, when, gone.before), [...back, when])
    },
  }
}
