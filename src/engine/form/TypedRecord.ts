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

/** The record of a form as it was typed, evaluated once a change. A change gives the paths of the fields that start anew. */
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
  let state = judge(opened)

  function followersAt(known: readonly string[]): FollowingField[] {
    return followers.filter(({ path }) => known.includes(path))
  }

  function unfollow(path: string): void {
    following = following.filter((field) => field.path !== path)
  }

  /** The following fields of a record that does not name them: each field that holds the value it would be given. */
  function apparent(record: Json): string[] {
    const filled = fillFields(followers, record)
    return followers.filter(({ path }) => isSame(getAt(record, path), getAt(filled, path))).map(({ path }) => path)
  }

  /**
   * The controls of fields that get a value from elsewhere start anew.
   * @param replaced paths of fields that do so in any case, with those below them
   * @param committed field whose own control gave the value
   */
  function change(next: Json, replaced: readonly string[] = [], committed?: string): string[] {
    const before = state
    state = judge(next, state)
    const isGiven = (path: string) => path !== committed && !isSame(shownValue(before, path), shownValue(state, path))
    const anew = paths.filter((path) => isGiven(path) || replaced.some((root) => isWithin(path, root)))
    for (const path of anew) revisions.set(path, (revisions.get(path) ?? 0) + 1)
    return anew
  }

  /** A field was changed by the user: notes what that took off the form. In a new record nothing is lost that was stored. */
  function changeAt(path: string, next: Json, replaced: readonly string[], committed?: string): string[] {
    const before = state
    const anew = change(next, replaced, committed)
    for (const when of new Set([...cleared.keys(), path])) {
      const chosen = when === path && stored() ? before : undefined
      const gone = hiddenBy(plan, when, cleared.get(when), chosen, state)
      if (gone) cleared.set(when, gone)
      else cleared.delete(when)
    }
    return anew
  }

  /** Keeps what a change of a field takes out of the record, so that it can be put back. */
  function keepTakenOut(when: string, next: Json, ruled: readonly string[]): void {
    const taken = takenOut(plan, { when, before: state, next, ruled, earlier: cleared.get(when) })
    if (taken) cleared.set(when, taken)
  }

  /** The layout is the same object as long as nothing of it changes. */
  function judge(record: Json, before?: Evaluation): Evaluation {
    const evaluation = evaluate(fillFields(following, record), stored())
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
      keepTakenOut(path, left, ruled)
      return changeAt(path, left, gone, path)
    },
    replace(path: string, value: unknown): string[] {
      unfollow(path)
      const next = setAt(state.typed, path, value)
      keepTakenOut(path, next, [])
      return changeAt(path, next, [path])
    },
    /** Other records are known than before. */
    follow: () => change(state.typed),
    /** Paths of the fields that follow others still. */
    follows: () => following.map(({ path }) => path),
    /** Values of another record count as changed if they differ. */
    restore(next: Json): string[] {
      cleared.clear()
      following = following.filter(({ path }) => isSame(getAt(next, path), getAt(state.typed, path)))
      return change(next)
    },
    /** Goes on where a draft was. @param known what followed then; drafts of older versions do not say it */
    resume(next: Json, known: readonly string[] = apparent(next)): string[] {
      following = followersAt(known)
      return change(next)
    },
    /** Starts anew. */
    restart(next: Json): string[] {
      cleared.clear()
      following = first
      return change(next, paths)
    },
    /** Puts back what a choice took out; where it is not shown under that choice, the choice goes back, too. */
    putBack(when: string, gone: Cleared): string[] {
      cleared.delete(when)
      const here = withCleared(state.typed, gone)
      const { layout } = evaluate(here, stored())
      const isShown = [...gone.fields, ...gone.hidden].every(({ path }) => isActive(layout, path))
      const back = gone.values.map(([path]) => path)
      return isShown ? change(here, back) : change(setAt(here, when, gone.before), [...back, when])
    },
  }
}
