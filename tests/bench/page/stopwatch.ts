const sleep = (milliseconds: number) => new Promise<void>((resolve) => pageTimeout(resolve, milliseconds))
const pageTimeout = window.setTimeout.bind(window)

/** Starts to listen; must run before anything that sets timers. */
export function createStopwatch() {
  let later = 0
  const timed = (run: TimerHandler, delay?: number, ...given: unknown[]): number =>
    pageTimeout(() => {
      const start = performance.now()
      if (typeof run === 'function') (run as (...values: unknown[]) => void)(...given)
      later += performance.now() - start
    }, delay)
  window.setTimeout = timed as typeof window.setTimeout

  return {
    /** Adds the time of one commit, as React's Profiler tells it, in milliseconds. */
    addRender: (milliseconds: number) => {
      later += milliseconds
    },
    /**
     * Carries an action out and gives its time in milliseconds: all script that runs with it, and what React renders and
     * timers do in the `wait` milliseconds after it.
     */
    async measure(action: () => void, wait: number) {
      const start = performance.now()
      action()
      // React finishes what an event has caused before the next task.
      await Promise.resolve()
      await Promise.resolve()
      const now = performance.now() - start
      later = 0
      await sleep(wait)
      return now + later
    },
  }
}
