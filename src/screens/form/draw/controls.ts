import type { Kind } from '#engine/schema/kindOf.ts'
import type { Field } from '#fields/Field.ts'
import { fields } from '#fields/kinds/fields.ts'
import { fetchedAhead } from '#ui/fetchedAhead.tsx'

/** The items of a list are typed in forms, which hold controls. */
const ItemsEdit = fetchedAhead(async () => (await import('../items/ItemsEdit.tsx')).ItemsEdit)

export const controls: Record<Kind, Pick<Field, 'Edit'>> = { ...fields, entries: { Edit: ItemsEdit } }
