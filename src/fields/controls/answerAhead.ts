import { fetchedAhead } from '#ui/fetchedAhead.tsx'

/** Yes and no as two choices, which few forms with a tick box have. */
export const AnswerEdit = fetchedAhead(async () => (await import('./AnswerEdit.tsx')).AnswerEdit)
