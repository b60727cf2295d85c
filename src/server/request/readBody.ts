import type { FastifyRequest } from 'fastify'
import type { Json } from '#engine/record/path.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import type { OperationBody } from '#engine/plan/ServerOperation.ts'
import { refusals } from '../errors.ts'
import type { Services } from '../services.ts'
import type { BodyLimits } from './bodyLimits.ts'
import type { ReceivedBody } from './Call.ts'
import { mediaTypeOfRequest } from './requireMedia.ts'
import { parseJson } from './parseJson.ts'
import { readMultipart } from './readMultipart.ts'

/**
 * Reads the body of a call in any of the declared media types.
 * @param schema of the body
 */
export async function readBody(
  request: FastifyRequest,
  body: OperationBody,
  schema: RecordSchema = { $schema: '', type: 'object', properties: {} },
  limits: BodyLimits,
  services: Pick<Services, 'files'>,
): Promise<ReceivedBody> {
  const text = typeof request.body === 'string' ? request.body : ''
  switch (mediaTypeOfRequest(request.headers)) {
    case 'multipart/form-data':
      return readMultipart(request, schema, body.multipart?.jsonPart ?? '', limits, services)
    case 'application/x-www-form-urlencoded':
      return { parse: () => readForm(text, schema), files: [] }
    default:
      return { parse: () => (text === '' && !body.required ? {} : parseJson(text)), files: [] }
  }
}

/**
 * Reads `application/x-www-form-urlencoded` by what a record declares: a flag is true for `true`, `on` and `1`, all else
 * is text. A name that comes twice is refused, since the choice between both would be a guess.
 */
function readForm(text: string, { properties }: RecordSchema): Json {
  const form = [...new URLSearchParams(text)]
  if (new Set(form.map(([name]) => name)).size < form.length) throw refusals.unreadable()
  const isFlag = (name: string) => properties[name]?.type === 'boolean'
  return Object.fromEntries(form.map(([name, value]) => [name, isFlag(name) ? flag(value) : value]))
}

function flag(value: string): boolean | string {
  if (['true', 'on', '1'].includes(value)) return true
  return ['false', 'off', '0', ''].includes(value) ? false : value
}
