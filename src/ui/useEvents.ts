import { useEffect, useEffectEvent, type RefObject } from 'react'

type Handlers = { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void }

/**
 * Listens to events of an element, of the document or of the window, as long as the component stands. For what React has
 * no attribute for, and where events of a dialog that stands elsewhere on the page must not rise to the element.
 */
export function useEvents(target: RefObject<HTMLElement | null> | 'document' | 'window', handlers: Handlers): void {
  const names = Object.keys(handlers).join()
  const handle = useEffectEvent((event: Event) => {
    const handler = handlers[event.type as keyof Handlers] as ((event: Event) => void) | undefined
    handler?.(event)
  })
  useEffect(() => {
    const source = sourceOf(target)
    const listener = (event: Event) => handle(event)
    for (const name of names.split(',')) source?.addEventListener(name, listener)
    return () => {
      for (const name of names.split(',')) source?.removeEventListener(name, listener)
    }
  }, [target, names])
}

/** The window and the document are named, for a page that is rendered ahead has neither. */
function sourceOf(target: RefObject<HTMLElement | null> | 'document' | 'window'): EventTarget | null {
  if (target === 'window') return window
  return target === 'document' ? document : target.current
}
