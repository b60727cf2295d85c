import type { FastifyRequest } from 'fastify'
import type { Json } from '#engine/record/path.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import type { OperationBody } from '#engine/plan/ServerOperation.ts'
import { refusals } from '../errors.ts'
import type { Services } from '../services.ts'
import type { ReceivedFile } from './Call.ts'
import { mediaTypeOfRequest } from './requireMedia.ts'
import { parseJson, readMultipart } from './readMultipart.ts'

/**
 * Parses the body of a call, of whichever of the declared media types it is.
 * @param schema what it may hold
 */
export async function readBody(
  request: FastifyRequest,
  body: OperationBody | undefined,
  schema: RecordSchema = { $schema: '', type: 'object', properties: {} },
  services: Pick<Services, 'files'>,
): Promise<{ json: Json; files: ReceivedFile[] }> {
  if (!body) return { json: {}, files: [] }
  switch (mediaTypeOfRequest(request.headers)) {
    case 'multipart/form-data':
      return readMultipart(request, schema, body.multipart?.jsonPart ?? '', services)
    case 'application/x-www-form-urlencoded':
      return { json: readForm(typeof request.body === 'string' ? request.body : '', schema), files: [] }
    default:
      if (typeof request.body === 'string' && request.body !== '') return { json: parseJson(request.body), files: [] }
      if (body.required) throw refusals.unreadable()
      return { json: {}, files: [] }
  }
}

/**
 * Reads `application/x-www-form-urlencoded` by what a record declares: a flag is true for `true`, `on` and `1`, all else
 * is text. A name that comes twice is refused, since the choice between both would be a guess.
 */
function readForm(text: string, schema: RecordSchema): Json {
  const form = new URLSearchParams(text)
  const json: Json = Object.create(null) as Json
  for (const [name, value] of form) {
    if (name in json) throw refusals.unreadable()
    const isFlag = Object.hasOwn(schema.properties, name) && schema.properties[name]?.type === 'boolean'
    json[name] = isFlag ? flag(value) : value
  }
  return { ...json }
}

function flag(value: string): boolean | string {
  if (['true', 'on', '1'].includes(value)) return true
  return ['false', 'off', '0', ''].includes(value) ? false : value
}
