import { fetchedAhead } from '#ui/fetchedAhead.tsx'

/** A form over the form. A form without lists does not fetch it. */
export const ItemDialog = fetchedAhead(async () => (await import('./ItemDialog.tsx')).ItemDialog)
