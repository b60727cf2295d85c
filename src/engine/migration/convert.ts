import type { RecordChange, ValueForm } from '#generated/definitions.gen.ts'
import type { StoredField } from './storedShape.ts'

/** The converted value; `unfit` if it cannot take the new form. */
export type Converted = { value: unknown } | 'unfit'

/** The value that a retyped field gets, or on the way back the one that it had. */
export function convertValue(change: RecordChange, value: unknown, way: 'forth' | 'back'): Converted {
  return way === 'forth' ? convertForth(change, value) : convertBack(change, value)
}

/** Converts a value by the pairs of a change, else to its form, else by `otherwise`. */
function convertForth(change: RecordChange, value: unknown): Converted {
  const pair = change.values?.find(([from]) => from === value)
  if (pair) return { value: pair[1] }
  const { otherwise } = change
  const isKept = change.values !== undefined && otherwise === undefined
  const converted = convertIfForm(formTo(change), value, isKept)
  if (converted !== 'unfit' || otherwise === undefined) return converted
  // `otherwise: null` takes the value out.
  return { value: otherwise ?? undefined }
}

function convertBack(change: RecordChange, value: unknown): Converted {
  const pair = change.values?.find(([, to]) => to === value)
  if (pair) return { value: pair[0] }
  return convertIfForm(formFrom(change), value, change.values !== undefined)
}

/**
 * Converts a value to a form, if one is given.
 * @param isKept whether the value is kept unchanged without a form; else it is unfit
 */
function convertIfForm(form: ValueForm | undefined, value: unknown, isKept: boolean): Converted {
  if (form !== undefined) return convertToForm(form, value)
  return isKept ? { value } : 'unfit'
}

/** The form that a retyped field takes; undefined where its values are only spelt otherwise. */
export const formTo = ({ to }: RecordChange): ValueForm | undefined => to as ValueForm | undefined

/** The form that its values had. */
export const formFrom = ({ from }: RecordChange): ValueForm | undefined => from as ValueForm | undefined

/**
 * Converts a value to a form. `unfit` if something would be lost, such as the second entry of a list that becomes
 * single.
 */
function convertToForm(form: ValueForm, value: unknown): Converted {
  switch (form) {
    case 'text':
      if (typeof value === 'string') return { value }
      return typeof value === 'number' || typeof value === 'boolean' ? { value: String(value) } : 'unfit'
    case 'number':
      return asNumber(value)
    case 'integer': {
      const number = asNumber(value)
      return number !== 'unfit' && Number.isSafeInteger(number.value) ? number : 'unfit'
    }
    case 'flag':
      if (typeof value === 'boolean') return { value }
      return value === 'true' || value === 'false' ? { value: value === 'true' } : 'unfit'
    case 'list':
      return { value: Array.isArray(value) ? value : [value] }
    case 'single':
      if (!Array.isArray(value)) return { value }
      return value.length <= 1 ? { value: value[0] as unknown } : 'unfit'
  }
}

/**
 * A number as people write it, with a dot or a comma, or as a program does. A text whose zeros or digits would be lost,
 * such as `007` or forty digits, is no number.
 */
function asNumber(value: unknown): { value: number } | 'unfit' {
  if (typeof value === 'number') return { value }
  if (typeof value !== 'string') return 'unfit'
  const text = value.trim().replace(',', '.')
  const number = Number(text)
  const isExact = String(number) === text && Number.isFinite(number)
  const isWritten = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) && text.replace(/\D/g, '').length <= 15
  return isExact || isWritten ? { value: number } : 'unfit'
}

export const forms: ValueForm[] = ['text', 'number', 'integer', 'flag', 'list', 'single']

const types = { text: 'string', number: 'number', integer: 'integer', flag: 'boolean' } as const

const longestNumber = 25

/**
 * The known shape of a converted field. A property that a conversion cannot guarantee is left out, such as that all
 * records have a value.
 */
export function convertField(field: StoredField, change: RecordChange): StoredField {
  const { required, nullable, ...bare } = field
  const form = formTo(change)
  const marks = { ...(required && change.otherwise !== null && { required }), ...(nullable && { nullable }) }
  return { ...(form === undefined ? respelledField(bare, change) : fieldInForm(bare, form, change)), ...marks }
}

/** The shape of a field after its conversion to a form. */
function fieldInForm(field: StoredField, form: ValueForm, change: RecordChange): StoredField {
  if (form === 'list') return { type: 'array', items: field, minItems: 1, maxItems: 1 }
  if (form === 'single') return field.items ?? {}
  const type = types[form]
  const { pairs, results } = valuePairs(change)
  if (knownValues(field)?.every((value) => pairs.has(value))) return { type, enum: results }
  return { type, ...(form === 'text' && field.type !== 'string' && { maxLength: longestNumber }) }
}

/** The shape of a field after its values were replaced: it has the type of the new values. */
function respelledField(field: StoredField, change: RecordChange): StoredField {
  const known = knownValues(field)
  const { pairs, results } = valuePairs(change)
  if (!known && change.otherwise === undefined) return field
  const rest = change.otherwise === undefined ? (known ?? []).filter((value) => !pairs.has(value)) : []
  const values = [...results, ...rest]
  return { type: typeof values[0], enum: values }
}

type Plain = NonNullable<StoredField['enum']>[number]

/** All values that a field can hold; undefined if they cannot be told. */
const knownValues = (field: StoredField): Plain[] | undefined =>
  field.enum ?? (field.type === 'boolean' ? [true, false] : undefined)

/** The old values of a change with the new ones, and all values that may result. */
function valuePairs({ values = [], otherwise }: RecordChange) {
  const pairs = new Map(
    values.flatMap(([old, next]): [Plain, Plain][] => (old === undefined || next === undefined ? [] : [[old, next]])),
  )
  return {
    pairs,
    results: [...new Set([...pairs.values(), ...(otherwise === undefined || otherwise === null ? [] : [otherwise])])],
  }
}

/** Whether a stored field has the form that a change expects under `from`. */
export function hasForm(field: StoredField, form: ValueForm): boolean {
  if (form === 'list') return field.items !== undefined
  return form === 'single' ? field.type !== 'array' : field.type === types[form]
}
