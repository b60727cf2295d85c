import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { useApplication } from '../Application.ts'
import { useFocusGivenBack } from '../Root.tsx'

const SignInModal = lazy(async () => ({ default: (await import('./SignInModal.tsx')).SignInModal }))

/** Shows the sign-in modal over the screen while a call waits for a new session. */
export function SignInAgainHost() {
  const { signInAgain } = useApplication()
  const asking = useSyncExternalStore(signInAgain.subscribe, signInAgain.asking)
  useFocusGivenBack(asking !== undefined)
  if (!asking) return null
  return (
    <ErrorBoundary fallback={<SignInUnavailable />}>
      <Suspense>
        <SignInModal form={asking.form} screen={asking.screen} />
      </Suspense>
    </ErrorBoundary>
  )
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
