import { useEffect } from 'react'
import type { FormStore } from './formStore.ts'

/** Lets the browser ask before the page is closed or reloaded while something typed is not saved. */
export function useLeaveGuard(store: FormStore): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      const { changed } = store.status()
      if (changed) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [store])
}
