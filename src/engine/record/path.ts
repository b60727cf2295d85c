/** A record, or a part of one, as JSON. */
export type Json = Record<string, unknown>

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether nothing was typed, chosen or added. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** The id by which the server knows a record, an item or a file; undefined if it has none. */
export const storedId = (value: unknown): string | undefined =>
  isObject(value) && typeof value['resourceUuid'] === 'string' ? value['resourceUuid'] : undefined

/** The value at a path with dots; undefined where a step is missing. */
export function getAt(value: unknown, path: string): unknown {
  if (path === '') return value
  return path.split('.').reduce<unknown>((part, name) => {
    if (Array.isArray(part)) return part[Number(name)] as unknown
    return isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined
  }, value)
}

/**
 * Returns a copy with another value at a path. Missing holders are created, a list where the next step is a number.
 * Setting `undefined` removes the value and leaves its holder.
 */
export function setAt<Value>(value: Value, path: string, next: unknown): Value {
  const [name = '', ...rest] = path.split('.')
  const holder: unknown = value ?? (/^\d+$/.test(name) ? [] : {})
  const inner = rest.length === 0 ? next : setAt(getAt(holder, name), rest.join('.'), next)
  if (Array.isArray(holder)) return setEntry(holder, Number(name), inner) as Value
  if (inner !== undefined) return { ...(holder as Json), [name]: inner } as Value
  const { [name]: _, ...others } = holder as Json
  return others as Value
}

/**
 * A copy of a list with another entry at a place. Places before it that do not exist yet become empty objects, so that
 * no entry moves.
 */
function setEntry(list: readonly unknown[], place: number, value: unknown): unknown[] {
  const next = Array.from({ length: Math.max(list.length, place + 1) }, (_, at) => (at === place ? value : list[at]))
  while (next.length > 0 && next.at(-1) === undefined) next.pop()
  return next.map((entry) => entry ?? {})
}

/** A copy without the value at a path, and without the objects and lists that become empty by it. */
export function dropAt<Value>(value: Value, path: string): Value {
  if (getAt(value, path) === undefined) return value
  const parent = holderOf(path)
  const without = setAt(value, path, undefined)
  if (parent === '') return without
  const left = getAt(without, parent)
  const isBlank = (value: unknown) => Object.keys(value as Json).length === 0
  const empty = Array.isArray(left) ? left.every(isBlank) : isBlank(left)
  return empty ? dropAt(without, parent) : without
}

/**
 * A copy in which `change` is applied to every object that holds a field: one in each entry of the lists on its path.
 * @param path of the field without list positions
 */
export function changeHolders(record: Json, path: string, change: (holder: Json, name: string) => Json): Json {
  /** Follows the rest of a path into a value and rebuilds the objects on it. */
  const changeAlong = (value: unknown, [name = '', ...rest]: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((entry) => changeAlong(entry, [name, ...rest]))
    if (!isObject(value)) return value
    if (rest.length === 0) return change(value, name)
    return Object.hasOwn(value, name) ? { ...value, [name]: changeAlong(value[name], rest) } : value
  }
  return changeAlong(record, path.split('.')) as Json
}

/** The path as words are keyed by it: without positions in lists. */
export function wordPath(path: string): string {
  return path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join('.')
}

/** The items at the path of a list, or of a single object. */
export const itemsAt = (record: unknown, path: string): Json[] => itemsIn(getAt(record, path))

/** The items of a list, or a single one. */
export const itemsIn = (value: unknown): Json[] => [value].flat().filter(isObject)

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

/** The path of what holds the field at a path; empty for the record itself. */
export const holderOf = (path: string) => path.split('.').slice(0, -1).join('.')

/** Whether a path equals another one or lies below it. */
export const isWithin = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`)
