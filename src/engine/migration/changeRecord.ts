import type { RecordChange } from '#generated/definitions.gen.ts'
import { changeHolders, getAt, isAbsent, setAt, type Json } from '../record/path.ts'
import { convertValue } from './convert.ts'

export interface Way {
  way: 'forth' | 'back'
  /** Whether a value that cannot be converted back is removed. Otherwise it stops the change. */
  lossy?: boolean
  /** Gives the function of an expression by which a change calculates; undefined where it is not known. */
  calculation?: (change: RecordChange, way: 'forth' | 'back') => Calculation | undefined
}

/** An expression of a step: the value of a field, from the object that holds it. */
export type Calculation = (holder: Json) => unknown

/** The words of a change that are expressions, by the way on which they count. */
export const expressionWords = { forth: 'to', back: 'from' } as const

/** The name by which the server finds an expression: another text in its place is another one. */
export const calculationName = (step: string, position: number, text: unknown) => `${step} ${position} ${String(text)}`

/** Why a record cannot be carried over. */
export class UnfitValue extends Error {
  readonly path: string
  constructor(path: string, what: string) {
    super(`"${path}" ${what}`)
    this.name = 'UnfitValue'
    this.path = path
  }
}

/**
 * Applies changes to a stored record, or reverts them on the way back. Throws `UnfitValue` rather than overwrite or lose a
 * value.
 * @param name kind of the record; changes of other kinds are ignored
 */
export function changeRecord(name: string, record: Json, changes: readonly RecordChange[], way: Way): Json {
  const ofRecord = changes.filter((change) => change.record === name)
  return (way.way === 'forth' ? ofRecord : ofRecord.toReversed()).reduce(
    (value, change) => applyChange(change, value, way),
    record,
  )
}

/**
 * Applies one change to a record, or reverts it. Removed values do not come back, and added values stay: an older
 * schema ignores them.
 */
function applyChange(change: RecordChange, record: Json, way: Way): Json {
  const { rename, retype, remove, set, calculate, to } = change
  if (rename !== undefined) {
    const [from, next] = way.way === 'forth' ? [rename, to as string] : [to as string, rename]
    return renameAt(record, from, next)
  }
  if (retype !== undefined) return retypeAt(record, retype, change, way)
  if (calculate !== undefined) return calculateAt(record, calculate, change, way)
  // Removed values do not come back, and added values do not disturb an older schema.
  if (way.way === 'back') return record
  if (set !== undefined) {
    return changeHolders(record, set, (holder, field) => ({ ...holder, [field]: holder[field] ?? to }))
  }
  if (remove !== undefined) {
    return changeHolders(record, remove, (holder, field) => {
      const { [field]: _, ...others } = holder
      return others
    })
  }
  return record
}

/** Moves the value of a renamed field to its new path. Throws `UnfitValue` if there is a value already. */
function renameAt(record: Json, from: string, to: string): Json {
  // The last object on both paths, and the rest of each path inside it.
  const [old, next] = [from.split('.'), to.split('.')]
  const lastIndex = Math.min(old.length, next.length) - 1
  const apart = old.findIndex((step, index) => index === lastIndex || step !== next[index])
  const [left, right] = [old.slice(apart).join('.'), next.slice(apart).join('.')]
  return changeHolders(record, old.slice(0, apart + 1).join('.'), (holder) => {
    const value = getAt(holder, left)
    if (value === undefined) return holder
    if (getAt(holder, right) !== undefined) throw new UnfitValue(to, `has a value already, and "${from}" has another`)
    if (left.includes('.') || right.includes('.')) return setAt(setAt(holder, left, undefined), right, value)
    // Beside its old place, a field keeps its position.
    return Object.fromEntries(Object.entries(holder).map(([name, one]) => [name === left ? right : name, one]))
  })
}

/**
 * Converts the values of a retyped field, in each object that has it. Throws `UnfitValue` if a value cannot be converted;
 * on a lossy way back the value is removed instead.
 */
function retypeAt(record: Json, path: string, change: RecordChange, { way, lossy }: Way): Json {
  const { from, values } = change
  /** Converts one value. Throws `UnfitValue` if it cannot be converted; a lossy way back drops it. */
  const convertOrThrow = (value: unknown): unknown => {
    const converted = convertValue(change, value, way)
    if (converted !== 'unfit') return converted.value
    if (lossy && way === 'back') return undefined
    throw new UnfitValue(path, `holds ${JSON.stringify(value)}, which has no place`)
  }
  return changeHolders(record, path, (holder, field) => {
    const value = holder[field]
    if (value === undefined || value === null) return holder
    // Without `from`, the field stays a list and `values` gives its items new spellings. With `from`, the list is one value.
    const hasItems = Array.isArray(value) && values !== undefined && from === undefined
    const next = hasItems ? value.map(convertOrThrow).filter((item) => item !== undefined) : convertOrThrow(value)
    const { [field]: _, ...others } = holder
    return next === undefined ? others : { ...holder, [field]: next }
  })
}

/**
 * Replaces the value of a field by the result of an expression. Throws `UnfitValue` if a value would be lost; on a lossy way
 * back it is removed instead.
 */
function calculateAt(record: Json, path: string, change: RecordChange, { way, lossy, calculation }: Way): Json {
  // A change without a way back keeps its values.
  if (way === 'back' && change.from === undefined) return record
  const of = calculation?.(change, way)
  if (!of) throw new UnfitValue(path, 'is calculated by a step that only a later version knows: go back with that one')
  return changeHolders(record, path, (holder, field) => {
    const value = of(holder)
    const known = holder[field]
    const isLost = isAbsent(value) || (typeof value === 'number' && !Number.isFinite(value))
    if (!isLost) return { ...holder, [field]: value }
    if (isAbsent(known)) return holder
    if (!lossy || way === 'forth') {
      throw new UnfitValue(path, `holds ${JSON.stringify(known)}, for which nothing follows`)
    }
    const { [field]: _, ...others } = holder
    return others
  })
}
