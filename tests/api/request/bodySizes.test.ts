import type { InjectOptions } from 'fastify'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { serverOperations } from '#generated/serverContract.gen.ts'
import { openCatalogue } from '#server/catalogue.ts'
import { bodyLimits, maxJson } from '#server/request/bodyLimits.ts'
import { operationAt, type SchemaObject } from '../contract.ts'
import { multipart } from '../requests.ts'
import { me, server, withTwoAccounts } from '../twoAccounts.ts'

withTwoAccounts()

/** A letter at its longest: two escapes. */
const letter = String.raw`\ud83d\ude00`

/** JSON as long as a schema of the contract lets it be by its lengths, whatever its patterns say. */
function longest(schema: SchemaObject): string {
  const { type, format, maxLength, maxItems, items, properties, ...others } = schema as SchemaObject & {
    maxLength?: number
    maxItems?: number
    items?: SchemaObject
    properties?: Record<string, SchemaObject>
    enum?: unknown[]
    const?: unknown
  }
  if (items) return `[${Array.from({ length: maxItems ?? 0 }, () => longest(items)).join(', ')}]`
  if (type === 'object') {
    const parts = Object.entries(properties ?? {}).map(([name, value]) => `${JSON.stringify(name)}: ${longest(value)}`)
    return `{ ${parts.join(', ')} }`
  }
  const values = [...(others.enum ?? []), ...('const' in others ? [others.const] : [])].map((value) =>
    JSON.stringify(value),
  )
  if (values.length > 0) return values.toSorted((left, right) => right.length - left.length)[0] ?? ''
  if (type !== 'string') return '-1234567890.123456'
  return `"${letter.repeat(maxLength ?? (format === 'uuid' ? 36 : 10))}"`
}

const { record, formats } = openCatalogue(() => new Date())
const bodies = serverOperations.flatMap(({ id, method, path, body }) => {
  if (!body) return []
  const limit = bodyLimits(body.record === undefined ? undefined : record(body.record).schema, formats).json
  const { content = {} } = operationAt(method, path).requestBody ?? {}
  const form = content['multipart/form-data']?.schema['properties'] as Record<string, SchemaObject> | undefined
  const part = body.multipart?.jsonPart
  const schema = (part === undefined ? content['application/json']?.schema : form?.[part]) ?? {}
  const url = `/api${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`
  /** Sends a text as the JSON of the call. @param withLength whether its length is said before it */
  const send = async (text: string, withLength = true): Promise<number> => {
    const call = { method: method as 'POST', url }
    const given: InjectOptions =
      part === undefined
        ? { payload: withLength ? text : Readable.from([text]), headers: { 'content-type': 'application/json' } }
        : await multipart(text, [], { json: part, files: '' })
    const unsaid = withLength || part !== undefined ? {} : { 'transfer-encoding': 'chunked' }
    const answer = await server.inject({ ...call, ...given, headers: { ...given.headers, ...me.bearer, ...unsaid } })
    return answer.statusCode
  }
  return [{ id, limit, schema, send }]
})

it('reads a body in some calls', () => expect(bodies.length).toBeGreaterThan(10))

it.each(bodies)('$id takes the longest body that its schema lets through, and none that is longer', async (body) => {
  const { limit, schema, send } = body
  const text = longest(schema)
  // Of a record that may be larger than any body, as much as any body may have.
  if (text.length < maxJson) expect(await send(text)).not.toBe(413)
  else expect(limit).toBe(maxJson)
  const padded = (length: number) => text.slice(0, 1) + ' '.repeat(length - 2) + text.slice(-1)
  expect(await send(padded(limit))).not.toBe(413)
  expect([await send(padded(limit + 1)), await send(padded(limit + 1), false)]).toEqual([413, 413])
})

it('takes a few kB to sign in', () => {
  const small = bodies.filter(({ limit }) => limit <= 8 * 1024).map(({ id }) => id)
  expect(small).toEqual(expect.arrayContaining(['signIn', 'resetPassword', 'renewSubscription']))
})
