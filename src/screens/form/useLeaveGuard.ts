import { useEffect } from 'react'
import type { OpenedForm } from './openForm.ts'

/** Lets the browser ask before the page is closed or reloaded while something typed is not saved. */
export function useLeaveGuard({ unsaved }: Pick<OpenedForm, 'unsaved'>): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [unsaved])
}
