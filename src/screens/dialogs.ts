import { fetchedAhead } from '#ui/fetchedAhead.tsx'

// What opens over a screen, and what only some screens show. `fetchParts` fetches what a plan names of it before its screen
// is drawn.
export const ConfirmDialog = fetchedAhead(async () => (await import('#ui/Dialog.tsx')).ConfirmDialog)
export const ActionQuestion = fetchedAhead(async () => (await import('./actions/ActionQuestion.tsx')).ActionQuestion)
export const DraftOffer = fetchedAhead(async () => (await import('./form/saving/DraftOffer.tsx')).DraftOffer)
export const FormActions = fetchedAhead(async () => (await import('./form/saving/FormActions.tsx')).FormActions)
export const ItemDialog = fetchedAhead(async () => (await import('./form/items/ItemDialog.tsx')).ItemDialog)
export const LeaveGuard = fetchedAhead(async () => (await import('./form/LeaveGuard.tsx')).LeaveGuard)
export const MergeDialog = fetchedAhead(async () => {
  const [{ MergeDialog }] = await Promise.all([
    import('./form/merge/MergeDialog.tsx'),
    import('./form/merge/joinChanges.ts'),
  ])
  return MergeDialog
})
export const StoredForm = fetchedAhead(async () => (await import('./form/StoredForm.tsx')).StoredForm)
