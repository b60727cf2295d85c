import type { RetypeChange, StoredField, ValueForm } from '#generated/definitions.gen.ts'

const types = { text: 'string', number: 'number', integer: 'integer', flag: 'boolean' } as const

/** Longest text of a number. */
const longestNumber = 25

/** What is known of a field whose values were converted: what a conversion cannot promise is left open. */
export function convertField(field: StoredField, change: RetypeChange): StoredField {
  const { required, nullable, ...bare } = field
  const marks = { ...(required && { required }), ...(nullable && { nullable }) }
  return { ...(change.as === undefined ? respelled(bare, change) : inForm(bare, change.as, change)), ...marks }
}

function inForm(field: StoredField, form: ValueForm, change: RetypeChange): StoredField {
  if (form === 'list') return { type: 'array', items: field, minItems: 1, maxItems: 1 }
  if (form === 'single') return field.items ?? {}
  const type = types[form]
  const { pairs, results } = pairsOf(change)
  if (knownValues(field)?.every((value) => pairs.has(value))) return { type, enum: results }
  return { type, ...(form === 'text' && field.type !== 'string' && { maxLength: longestNumber }) }
}

/** Other spellings: the type is that of the new values. */
function respelled(field: StoredField, change: RetypeChange): StoredField {
  const known = knownValues(field)
  const { pairs, results } = pairsOf(change)
  if (!known && change.otherwise === undefined) return field
  const rest = change.otherwise === undefined ? (known ?? []).filter((value) => !pairs.has(value)) : []
  const values = [...results, ...rest]
  return { type: typeof values[0], enum: values }
}

type Plain = NonNullable<StoredField['enum']>[number]

/** All values that a field can hold; undefined if they cannot be told. */
const knownValues = (field: StoredField): Plain[] | undefined =>
  field.enum ?? (field.type === 'boolean' ? [true, false] : undefined)

function pairsOf({ values = [], otherwise }: RetypeChange) {
  const pairs = new Map(
    values.flatMap(([old, next]): [Plain, Plain][] => (old === undefined || next === undefined ? [] : [[old, next]])),
  )
  return {
    pairs,
    results: [...new Set([...pairs.values(), ...(otherwise === undefined || otherwise === null ? [] : [otherwise])])],
  }
}

/** Whether a field holds values of a form. */
export function hasForm(field: StoredField, form: ValueForm): boolean {
  if (form === 'list') return field.items !== undefined
  return form === 'single' ? field.type !== 'array' : field.type === types[form]
}
