import { isEmpty } from '#engine/record/isSame.ts'
import { isObject, type Json } from '#engine/record/path.ts'

/** Of what a record is made, by path: entries by their tags, files by their labels, places by their numbers. */
export type Atoms = ReadonlyMap<string, string>

/** Another reading of a record than that of a merge: it knows no ids, no schema and no form. */
export function atomsOf(record: Json): Atoms {
  const atoms = new Map<string, string>()
  const walk = (path: string, value: unknown): void => {
    if (isEmpty(value)) return
    if (Array.isArray(value) && value.every((entry) => !isObject(entry))) atoms.set(path, JSON.stringify(value))
    else if (Array.isArray(value)) {
      value.forEach((entry: Json, place) => walk(`${path}.${nameOf(entry) ?? place}`, entry))
    } else if (isObject(value) && typeof value['label'] === 'string') atoms.set(path, value['label'])
    else if (isObject(value)) {
      for (const [name, inner] of Object.entries(value)) {
        if (name !== 'resourceUuid') walk(path ? `${path}.${name}` : name, inner)
      }
    }
    if (!Array.isArray(value) && !isObject(value)) atoms.set(path, String(value))
  }
  walk('', record)
  return atoms
}

/** By what a person knows an entry or a file. */
const nameOf = ({ tag, label }: Json) => (tag ?? label) as string | undefined

/** Names of all entries and files in some records, by their ids. */
export function namesById(...records: Json[]): Map<string, string> {
  const names = new Map<string, string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    if (!isObject(value)) return
    const [id, name] = [value['resourceUuid'], nameOf(value)]
    if (typeof id === 'string' && name !== undefined) names.set(id, name)
    Object.values(value).forEach(walk)
  }
  records.forEach(walk)
  return names
}
