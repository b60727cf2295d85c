import { isAbsent, isObject, type Json } from './path.ts'

/** A field whose value follows from others: its path, without positions in lists, and how it follows from what holds it. */
export interface FollowingField {
  path: string
  of: (holder: Json) => unknown
}

/** Those below a path, as seen from there. */
export const fieldsBelow = (path: string, fields: readonly FollowingField[]): FollowingField[] =>
  fields.flatMap((field) =>
    field.path.startsWith(`${path}.`) ? [{ ...field, path: field.path.slice(path.length + 1) }] : [],
  )

/** A copy in which fields have the value that follows for them; none where nothing follows. */
export function fillFields(fields: readonly FollowingField[], record: Json): Json {
  return fields.reduce((whole, { path, of }) => fillAt(whole, path.split('.'), of), record)
}

function fillAt(holder: Json, [name = '', ...rest]: string[], of: FollowingField['of']): Json {
  const { [name]: before, ...others } = holder
  if (rest.length === 0) {
    const value = of(holder)
    if (value === before) return holder
    return isAbsent(value) ? others : { ...others, [name]: value }
  }
  const fill = (part: unknown) => (isObject(part) ? fillAt(part, rest, of) : part)
  if (Array.isArray(before)) return { ...holder, [name]: before.map(fill) }
  return isObject(before) ? { ...holder, [name]: fill(before) } : holder
}
