import { getAt, isObject } from './path.ts'

/**
 * Paths of the objects of a record that hold the field at a word path: one for each entry of the lists on the way.
 * @example placesOf(record, 'documents.file') → ['documents.0', 'documents.1']; for a field of the record itself ['']
 */
export function placesOf(record: unknown, path: string): string[] {
  return path
    .split('.')
    .slice(0, -1)
    .reduce<string[]>(
      (places, name) =>
        places.flatMap((place) => {
          const inner = joinPath(place, name)
          const value = getAt(record, inner)
          return Array.isArray(value) ? value.map((_, index) => joinPath(inner, String(index))) : [inner]
        }),
      [''],
    )
    .filter((place) => isObject(getAt(record, place)))
}

export const joinPath = (holder: string, name: string) => (holder === '' ? name : `${holder}.${name}`)

export const lastStep = (path: string) => path.slice(path.lastIndexOf('.') + 1)
