import type { FormMemory } from './FormState.ts'

/**
 * Which fields the user has been in, and is in. What is wrong with a field shows once it was left, and not while it is
 * typed in.
 */
export class Attention {
  readonly touched: Set<string>
  focused: string | undefined
  /** The field to which a refused save brings the focus: its problem stays in sight. */
  #shownFocused: string | undefined
  /** The field in which an emptied form starts: leaving it without having typed is no mistake. */
  #start: string | undefined

  constructor(before: Pick<FormMemory, 'touched' | 'focused'> | undefined) {
    this.touched = new Set(before?.touched)
    this.focused = before?.focused
  }

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
    this.focused = undefined
    this.#shownFocused = undefined
    this.#start = path
  }

  shows(path: string): boolean {
    return this.focused !== path && this.touched.has(path)
  }
}
