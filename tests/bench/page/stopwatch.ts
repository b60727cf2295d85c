/** Collects what happens on the page after an action: React's rendering, and the work of timers. */
export interface Stopwatch {
  /** Adds the time of one commit, as React's Profiler tells it, in milliseconds. */
  addRender: (milliseconds: number) => void
  /**
   * Carries an action out and gives its time in milliseconds: all script that runs with it, and what React renders and
   * timers do in the `wait` milliseconds after it.
   */
  measure: (action: () => void, wait: number) => Promise<number>
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => pageTimeout(resolve, milliseconds))
const pageTimeout = window.setTimeout.bind(window)

/** Starts to listen; must run before anything that sets timers. */
export function createStopwatch(): Stopwatch {
  let later = 0
  const timed = (run: TimerHandler, delay?: number, ...given: unknown[]): number =>
    pageTimeout(() => {
      const start = performance.now()
      if (typeof run === 'function') (run as (...values: unknown[]) => void)(...given)
      later += performance.now() - start
    }, delay)
  window.setTimeout = timed as typeof window.setTimeout

  return {
    addRender: (milliseconds) => {
      later += milliseconds
    },
    async measure(action, wait) {
      const start = performance.now()
      action()
      // React finishes what an event has caused before the next task.
      await Promise.resolve()
      await Promise.resolve()
      const now = performance.now() - start
      later = 0
      await pause(wait)
      return now + later
    },
  }
}
