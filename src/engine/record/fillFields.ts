import { changeHolders, isAbsent, type Json } from './path.ts'

/** A field whose value follows from others: its path, without positions in lists, and how it follows from what holds it. */
export interface FollowingField {
  path: string
  of: (holder: Json) => unknown
}

/** The paths below a path, relative to it. */
export const fieldsBelow = <Field extends { path: string }>(path: string, fields: readonly Field[]): Field[] =>
  fields.flatMap((field) =>
    field.path.startsWith(`${path}.`) ? [{ ...field, path: field.path.slice(path.length + 1) }] : [],
  )

/** A copy in which fields have the value that follows for them; none where nothing follows. */
export function fillFields(fields: readonly FollowingField[], record: Json): Json {
  return fields.reduce(
    (whole, { path, of }) =>
      changeHolders(whole, path, (holder, name) => {
        const { [name]: before, ...others } = holder
        const value = of(holder)
        if (value === before) return holder
        return isAbsent(value) ? others : { ...others, [name]: value }
      }),
    record,
  )
}
