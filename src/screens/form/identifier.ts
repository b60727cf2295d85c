import type { FormPlan } from '#engine/plan/FormPlan.ts'
import { getAt, setAt, type Json } from '#engine/record/path.ts'
import type { ScreenServices } from '../ScreenServices.ts'

type Identifier = ScreenServices['identifier']

/**
 * The field for the user's own e-mail in a form such as sign-in, sign-up or a forgotten password. An e-mail in a form that
 * stores a record (it has drafts) belongs to another person.
 */
const identifierField = ({ draft, fields }: FormPlan) =>
  draft
    ? undefined
    : fields.find(({ placed: { autocomplete } }) => autocomplete === 'username' || autocomplete === 'email')

/**
 * Fills the user's e-mail into the new record of a form. A sign-in knows it from the last session as well. Another form
 * only takes an e-mail typed on this page, since a sign-up is for somebody new.
 */
export function withIdentifier(plan: FormPlan, record: Json, identifier: Identifier): Json {
  const field = identifierField(plan)
  if (!field) return record
  const isSignIn = field.placed.autocomplete === 'username'
  const email = isSignIn ? identifier.last() : identifier.typed()
  return email === undefined ? record : setAt(record, field.path, email)
}

/** Remembers the typed e-mail, for the next form that is opened on this page. */
export function noteIdentifier(plan: FormPlan, record: Json, identifier: Identifier): void {
  const field = identifierField(plan)
  if (!field) return
  const email = getAt(record, field.path)
  identifier.note(typeof email === 'string' && email !== '' ? email : undefined)
}

/** Path of the field after the e-mail. It gets the focus in a sign-in whose e-mail is filled in. */
export function fieldAfterIdentifier(plan: FormPlan, record: Json): string | undefined {
  const field = identifierField(plan)
  if (field?.placed.autocomplete !== 'username' || getAt(record, field.path) === undefined) return undefined
  return plan.fields[plan.fields.indexOf(field) + 1]?.path
}
