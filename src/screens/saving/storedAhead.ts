import { fetchedAhead } from '#ui/fetchedAhead.tsx'

/** Parts of a form that edits a stored record or keeps drafts. A sign-in does not fetch them. */
export const DraftOffer = fetchedAhead(async () => (await import('./DraftOffer.tsx')).DraftOffer)
export const FormActions = fetchedAhead(async () => (await import('./FormActions.tsx')).FormActions)
export const LeaveGuard = fetchedAhead(async () => (await import('../form/LeaveGuard.tsx')).LeaveGuard)
export const MergeDialog = fetchedAhead(async () => (await import('../merge/MergeDialog.tsx')).MergeDialog)
export const StoredForm = fetchedAhead(async () => (await import('./StoredForm.tsx')).StoredForm)
