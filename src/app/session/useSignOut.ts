import type { LeavesFor } from '#screens/form/LeaveGuard.tsx'
import { useApplication } from '../Application.ts'
import { screensDefinition } from '../screensDefinition.ts'

/**
 * Leads to the landing page, whose action ends the session: so a form with something that is not saved can ask first,
 * and the session is still there for whoever stays.
 */
export function useSignOut(): () => void {
  const { router } = useApplication()
  const state: LeavesFor = { forgetsDrafts: true }
  return () => void router.navigate(screensDefinition.landing, { formMethod: 'post', formData: new FormData(), state })
}
