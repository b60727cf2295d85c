import type { FormPlan } from '#engine/plan/FormPlan.ts'
import { getAt, setAt, type Json } from '#engine/record/path.ts'
import type { ScreenServices } from '../ScreenServices.ts'

type Identifier = ScreenServices['identifier']

/**
 * The field of a form around the sign-in that says who somebody is. The e-mail in a form that stores a record is anybody's.
 */
const fieldOf = ({ draft, fields }: FormPlan) =>
  draft
    ? undefined
    : fields.find(({ placed: { autocomplete } }) => autocomplete === 'username' || autocomplete === 'email')

/** A new record with whom the browser knows: in a sign-in the person of the last session, elsewhere who was typed here. */
export function identified(plan: FormPlan, record: Json, identifier: Identifier): Json {
  const field = fieldOf(plan)
  if (!field) return record
  const who = field.placed.autocomplete === 'username' ? identifier.last() : identifier.typed()
  return who === undefined ? record : setAt(record, field.path, who)
}

/** Takes whom a form names over to the next one. */
export function noteIdentifier(plan: FormPlan, record: Json, identifier: Identifier): void {
  const field = fieldOf(plan)
  const who = field && getAt(record, field.path)
  if (field) identifier.note(typeof who === 'string' && who !== '' ? who : undefined)
}

/** The field at which a sign-in goes on that knows who signs in. */
export function afterIdentified(plan: FormPlan, record: Json): string | undefined {
  const field = fieldOf(plan)
  if (field?.placed.autocomplete !== 'username' || getAt(record, field.path) === undefined) return undefined
  return plan.fields[plan.fields.indexOf(field) + 1]?.path
}
