import { createElement, useEffect, type ComponentType, type ReactNode } from 'react'
import { createStore } from './createStore.ts'
import { icons } from './icons.tsx'
import { useText } from './text/useText.ts'
import { useOnline } from './useOnline.ts'
import { useStore } from './useStore.ts'

/**
 * Wraps a component whose code is fetched when it is first shown, to keep it out of the first download. If that fails,
 * the page around it works on, and a button tries again.
 * @param without rendered as long as the code is missing
 */
export function fetchedLate<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  without: (props: Props, hasFailed: boolean) => ReactNode = () => null,
): (props: Props) => ReactNode {
  // Of all that show it, each waits for the same code.
  const fetched = createStore<{ code?: ComponentType<Props>; isTried?: boolean; hasFailed?: boolean }>({})

  /** Fetches the code, unless it is there or was tried. */
  function fetchOnce(): void {
    const { code, isTried } = fetched.get()
    if (code || isTried) return
    fetched.set({ isTried: true })
    fetchCode().then(
      (found) => fetched.set({ code: found }),
      () => fetched.set({ hasFailed: true }),
    )
  }

  return function Late(props) {
    const { code, hasFailed = false } = useStore(fetched.subscribe, fetched.get)
    useEffect(fetchOnce, [])
    if (code) return createElement(code, props)
    return (
      <>
        {without(props, hasFailed)}
        {hasFailed && <PartFailed onRetry={fetchOnce} />}
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
