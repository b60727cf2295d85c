import type { LeavesFor } from '#screens/form/LeaveGuard.tsx'
import { useApplication } from '../Application.ts'
import { screensDefinition } from '../screensDefinition.ts'

/**
 * Leads to the landing page, whose action ends the session: a form with unsaved input can ask first, and staying keeps the
 * session.
 */
export function useSignOut(): () => void {
  const { router } = useApplication()
  const state: LeavesFor = { forgetsDrafts: true }
  return () => void router.navigate(screensDefinition.landing, { formMethod: 'post', formData: new FormData(), state })
}
