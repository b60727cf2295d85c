import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * One function for as long as the component lives, which does what the function of the last drawing does: what gets it
 * need not be drawn again. For events; while something is drawn it would do what the drawing before did.
 */
export function useSameFunction<Given extends unknown[], Result>(
  of: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(of)
  useLayoutEffect(() => {
    latest.current = of
  })
  return useCallback((...given) => latest.current(...given), [])
}
