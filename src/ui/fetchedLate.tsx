import { createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { createStore } from './createStore.ts'
import { icons } from './icons.tsx'
import { useText } from './text/useText.ts'
import { useOnline } from './useOnline.ts'

/**
 * Splits a component from those that show it, which do not need it: its code is fetched when it is shown first. Where that
 * fails, all around it goes on working, and in its place stands a way to try again.
 * @param without what stands there as long as the code is missing
 */
export function fetchedLate<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  without: (props: Props, hasFailed: boolean) => ReactNode = () => null,
): (props: Props) => ReactNode {
  // Of all that show it, each waits for the same code.
  const fetched = createStore<{ code?: ComponentType<Props>; isTried?: boolean; hasFailed?: boolean }>({})

  function fetch(): void {
    const { code, isTried } = fetched.get()
    if (code || isTried) return
    fetched.set({ isTried: true })
    fetchCode().then(
      (found) => fetched.set({ code: found }),
      () => fetched.set({ hasFailed: true }),
    )
  }

  return function Late(props) {
    const { code, hasFailed = false } = useSyncExternalStore(fetched.subscribe, fetched.get)
    useEffect(fetch, [])
    if (code) return createElement(code, props)
    return (
      <>
        {without(props, hasFailed)}
        {hasFailed && <PartFailed onRetry={fetch} />}
      </>
    )
  }
}

/** Stands where a part of the page could not be fetched. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  const isOnline = useOnline()
  return (
    <span role="alert" className="part-failed">
      <icons.warning />
      <span>{text(isOnline ? 'app:load.part' : 'app:load.offline')}</span>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {text('app:load.retry')}
      </button>
    </span>
  )
}
