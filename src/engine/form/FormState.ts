import type { Problem } from '../record/problem.ts'
import type { Cleared } from './clearing.ts'

/** The state around the control of a field. The same object as long as nothing of it changes. */
export interface FieldState {
  /** Grows when the value changed from outside the field's control: the control then starts anew. */
  revision: number
  /** The problem of the field. It is found here once the field was left or a save was tried, or by the server. */
  problem: Problem | undefined
  /** Name of a warning that blocks nothing. */
  warning: string | undefined
  /** A value that follows from other fields and can be taken over. */
  suggestion: string | undefined
  /** The values that the choice in this field removed from the form. */
  cleared: Cleared | undefined
  required: boolean
  /** It is shown and can neither be changed nor counts. */
  disabled: boolean
}

/** Something to say above a form, as keys of its words. */
export interface FormAlert {
  type: 'error' | 'success' | 'warning'
  keys: readonly string[]
  params: Record<string, unknown>
}

/** The form as a whole. The same object as long as nothing of it changes. */
export interface FormStatus {
  /** The problems that prevent a save, except in lists to which the save first adds an item. */
  problems: readonly Problem[]
  /** Missing values that are reported only when a save is tried. */
  deferred: readonly Problem[]
  /** Paths of the fields that the server refused. */
  refused: readonly string[]
  changed: boolean
  saving: boolean
  /** Path of the list whose item, typed in part, stopped a save. */
  unfinished: string | undefined
  /** It was saved as it stands. */
  saved: boolean
  alert: FormAlert | undefined
}

/** The old object where the new one says the same in all its parts, which are JSON or sets of texts. */
export function keep<Value extends object>(old: Value | undefined, next: Value): Value {
  const isUnchanged = (key: keyof Value) => Object.is(old?.[key], next[key]) || asText(old?.[key]) === asText(next[key])
  return old && (Object.keys(next) as (keyof Value)[]).every(isUnchanged) ? old : next
}

const asText = (value: unknown) => JSON.stringify(value instanceof Set ? [...(value as Set<unknown>)] : value)

/**
 * The fields that the user has visited, and the focused one. A field shows its problem once it was left, and not while
 * it is typed in.
 */
export class Attention {
  readonly touched = new Set<string>()
  focused: string | undefined
  /** The field to which a refused save brings the focus: its problem stays in sight. */
  #shownFocused: string | undefined
  /** The field in which an emptied form starts: leaving it without having typed is no mistake. */
  #start: string | undefined

  focus(path: string): void {
    if (this.#shownFocused !== path) this.focused = path
    this.#shownFocused = undefined
  }

  leave(path: string, isStarted: boolean): void {
    if (this.focused === path) this.focused = undefined
    if (this.#start !== path || isStarted) this.touched.add(path)
    this.#start = undefined
  }

  /** The focus is brought to a field, and its problem stays in sight. */
  focusFirst(path: string | undefined): void {
    this.focused = undefined
    this.#shownFocused = path
  }

  startAt(path: string | undefined): void {
    this.focusFirst(undefined)
    this.#start = path
  }

  shows(path: string): boolean {
    return this.focused !== path && this.touched.has(path)
  }
}
