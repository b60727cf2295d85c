import type { Fault } from './faults.ts'

/** Makes one later call to store, files or mail fail. */
export class Trap {
  /** The call that failed. */
  sprung: string | undefined
  #armed: { fault: Fault; left: number } | undefined

  /** @param at which call from now on, counted as they begin, or as they have been carried out */
  arm(fault: Fault, at: number): void {
    this.sprung = undefined
    this.#armed = { fault, left: at }
  }

  disarm(): void {
    this.#armed = undefined
  }

  /** Comes before each call, and after it was done. */
  spring(name: string, done: boolean): void {
    const armed = this.#armed
    if (!armed || armed.fault.done !== done || (armed.left -= 1) > 0) return
    this.#armed = undefined
    this.sprung = name
    throw armed.fault.errorOf(name)
  }
}
