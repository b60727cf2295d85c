type Json = Record<string, unknown>

const compared: Record<string, (value: never, limit: never) => boolean> = {
  minimum: (value: number, limit: number) => value >= limit,
  maximum: (value: number, limit: number) => value <= limit,
  exclusiveMinimum: (value: number, limit: number) => value > limit,
  exclusiveMaximum: (value: number, limit: number) => value < limit,
}
const measured: Record<string, (value: string, limit: never) => boolean> = {
  minLength: (value, limit: number) => [...value].length >= limit,
  maxLength: (value, limit: number) => [...value].length <= limit,
  pattern: (value, limit: string) => new RegExp(limit, 'u').test(value),
}
/** Words of a schema that this reads; of any other it does not know what it denies. */
const known = ['const', 'enum', 'type', ...Object.keys(compared), ...Object.keys(measured)]

/** Whether a simple value meets a schema, as far as that can be told without the rest of the record. */
export function meets(value: unknown, schema: Json): boolean {
  if ('const' in schema && schema['const'] !== value) return false
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(value)) return false
  const types = [schema['type'] ?? []].flat() as string[]
  if (types.length > 0 && !types.some((type) => isOf(value, type))) return false
  if (limitsOf(value).some(([name, holds]) => name in schema && !holds(value as never, schema[name] as never)))
    return false
  const not = Object.entries((schema['not'] ?? {}) as Json)
  const clear = not.length > 0 && not.every(([name]) => known.includes(name))
  return !(clear && meets(value, Object.fromEntries(not)))
}

const limitsOf = (value: unknown) =>
  Object.entries(typeof value === 'number' ? compared : typeof value === 'string' ? measured : {})

function isOf(value: unknown, type: string): boolean {
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}
