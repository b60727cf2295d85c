import { createElement, type ComponentType, type ReactNode } from 'react'

/** A component whose code is no part of what imports it. */
export interface FetchedAhead<Props> {
  (props: Props): ReactNode
  /** Must have ended well before the component is drawn; fails where the code cannot be had, and may be tried again. */
  fetch: () => Promise<void>
}

/**
 * Splits a component from those that show it, so that screens without it do not load it. A screen with it fetches it before
 * it opens: the component is then drawn at once, and a failed fetch is reported in the place of the screen.
 */
export function fetchedAhead<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): FetchedAhead<Props> {
  let code: ComponentType<Props> | undefined
  function Ahead(props: Props): ReactNode {
    if (!code) throw new Error('A component is drawn whose code was not fetched ahead')
    return createElement(code, props)
  }
  return Object.assign(Ahead, {
    async fetch() {
      code = await fetchCode()
    },
  })
}
