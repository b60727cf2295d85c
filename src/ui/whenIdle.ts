/** What is left of a frame must be enough for a step, in milliseconds. */
const stepTime = 2

/**
 * Does a work step by step while the browser has nothing else to do, so that nobody waits for it.
 * @param advance takes a step; false when nothing is left to do
 * @returns stops the work
 */
export function whenIdle(advance: () => boolean): () => void {
  // Safari has no idle callbacks; the work is then done by whoever needs it.
  if (!('requestIdleCallback' in window)) return () => undefined
  let handle = window.requestIdleCallback(work)
  function work(idle: IdleDeadline): void {
    while (idle.timeRemaining() > stepTime) {
      if (!advance()) return
    }
    handle = window.requestIdleCallback(work)
  }
  return () => window.cancelIdleCallback(handle)
}
