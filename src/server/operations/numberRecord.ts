import type { Json } from '#engine/record/path.ts'
import type { Problem } from '#engine/validation/problem.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'

/**
 * Gives a record the numbers that its schema says the server gives; a stored one keeps its own. What was sent may only
 * repeat them.
 * @param next gives the running number of the next record
 */
export async function numberRecord(
  schema: RecordSchema,
  stored: Json | undefined,
  record: Json,
  next: () => Promise<number>,
): Promise<{ record: Json; problems: Problem[] }> {
  const fields = Object.entries(schema.properties).filter(([, property]) => property.numbered !== undefined)
  const contrary = fields.filter(([name]) => record[name] !== undefined && record[name] !== stored?.[name])
  const missing = fields.filter(([name]) => stored?.[name] === undefined)
  const number = missing.length > 0 ? await next() : 0
  const given = fields.map(([name, { numbered = '' }]): [string, unknown] => [
    name,
    stored?.[name] ?? numbered.replaceAll('{number}', String(number)),
  ])
  return {
    record: { ...record, ...Object.fromEntries(given) },
    problems: contrary.map(([path]) => ({ path, code: 'const', params: {} })),
  }
}
