import { useApplication } from '../Application.ts'
import { forgetWanted } from '../routes/wanted.ts'
import { screensDefinition } from '../screensDefinition.ts'

/** Ends the session here and at the server, and opens the landing page. Without the server it still ends here. */
export function useSignOut(): () => void {
  const { session, call, router } = useApplication()
  return () => {
    // The call takes the token along before it is removed.
    void call('signOut')
    session.clear()
    forgetWanted()
    void router.navigate(screensDefinition.landing)
  }
}
