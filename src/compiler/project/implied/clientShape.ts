import { mapParts, onlyFields } from '#engine/schema/mapParts.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'

/**
 * Keywords of a record that mean something to clients. The other keywords of the definition language serve our own
 * screens and storage.
 */
const clientKeywords = [
  'type',
  'format',
  'enum',
  'const',
  'default',
  'pattern',
  'readOnly',
  'writeOnly',
  'required',
  'properties',
  'items',
  'additionalProperties',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
]

/** Returns a declaration as the public contract shows it. Local fields are left out, since they are never sent. */
export function clientShape(schema: RecordSchema | PropertySchema): object {
  const sent = onlyFields(schema, ({ local }) => !local)
  const keywords = Object.entries({ ...sent, ...mapParts(sent, clientShape) })
  return Object.fromEntries(keywords.filter(([keyword]) => clientKeywords.includes(keyword)))
}
