import { fetchedAhead } from '#ui/fetchedAhead.tsx'

/** Dialogs of actions. A screen fetches those that its actions open. */
export const ActionQuestion = fetchedAhead(async () => (await import('./ActionQuestion.tsx')).ActionQuestion)
export const ChangeDialog = fetchedAhead(async () => (await import('./ChangeDialog.tsx')).ChangeDialog)
