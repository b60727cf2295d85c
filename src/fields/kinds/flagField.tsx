import type { Field } from '../Field.ts'
import { fetchedAhead } from '#ui/fetchedAhead.tsx'

/** Yes or no: a tick box, or two choices that both start unchosen. */
export const flagField: Field = {
  Edit: fetchedAhead(async () => (await import('../controls/FlagEdit.tsx')).FlagEdit),
  text: ({ value }, { text }) => (typeof value === 'boolean' ? text(value ? 'app:form.yes' : 'app:form.no') : ''),
  labelled: ({ as }) => (as === 'radio' ? 'group' : 'itself'),
}
