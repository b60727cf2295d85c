import { lazy, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { useApplication } from '../Application.ts'
import { focusContent } from '../Root.tsx'

const SignInModal = lazy(async () => ({ default: (await import('./SignInModal.tsx')).SignInModal }))

/** Shows the sign-in modal over the screen while a call waits for a new session. */
export function SignInAgainHost() {
  const { signInAgain } = useApplication()
  const open = useSyncExternalStore(signInAgain.subscribe, signInAgain.isOpen)
  useFocusGivenBack(open)
  if (!open) return null
  return (
    <ErrorBoundary fallback={<SignInUnavailable />}>
      <Suspense>
        <SignInModal />
      </Suspense>
    </ErrorBoundary>
  )
}

/** When the modal is gone, the focus is again where it was; a layout effect sees it before the modal takes it. */
function useFocusGivenBack(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus()
      else focusContent()
    }
  }, [open])
}

/** The modal itself could not be fetched: says so, and lets the waiting calls end. */
function SignInUnavailable() {
  const { signInAgain, toasts } = useApplication()
  useEffect(() => {
    toasts.add({
      id: 'sign-in-unavailable',
      type: 'error',
      title: (text) => text('app:messages.accessDenied.title'),
      message: (text) => text('app:reasons.network'),
    })
    signInAgain.giveUp()
  }, [signInAgain, toasts])
  return null
}
