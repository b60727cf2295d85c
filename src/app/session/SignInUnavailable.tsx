import { useEffect } from 'react'
import { useToasts } from '#ui/toast/toasts.ts'
import { useApplication } from '../Application.ts'

/** The modal itself could not be fetched: says so, and lets the waiting calls end. */
export function SignInUnavailable() {
  const { signInAgain } = useApplication()
  const toasts = useToasts()
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
