import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns the same function for the life of the component. It calls the function of the last render, so that its
 * receivers need not render again. For events only: during a render it calls the function of the render before.
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
