import { describe, expect, it } from 'vitest'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { serverRow } from './serverModule.ts'
import { readContract } from './readContract.ts'

const thing: RecordSchema = { $schema: '', type: 'object', properties: {} }

/** What the server is given of an operation. */
const rows = (operation: object, path = '/things/{thingUuid}') => {
  const document = {
    security: [{ bearer: [] }],
    paths: { [path]: { put: operation } },
    components: { parameters: { Key: { name: 'Idempotency-Key', in: 'header' } } },
  }
  return [...readContract(document).operations.values()].map((one) => serverRow(one, () => thing))
}

const body = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        properties: {
          data: { $ref: '../schemas/thing/thing.schema.json' },
          photos: { type: 'array' },
          plan: { type: 'string' },
        },
      },
      encoding: { data: { contentType: 'application/json' } },
    },
  },
}

describe('a contract', () => {
  it('reads what the server needs to know', () => {
    const operation = {
      operationId: 'updateThing',
      'x-operate': { verb: 'update', record: 'thing/thing' },
      'x-fresh': 15,
      parameters: [
        { $ref: '#/components/parameters/Key' },
        { in: 'path', name: 'thingUuid' },
        { in: 'path', name: 'thingKey', 'x-secret': true },
        { in: 'header', name: 'Device-Key' },
        { in: 'query', name: 'input', required: true, schema: { maxLength: 100 } },
      ],
      requestBody: body,
    }
    expect(rows(operation)).toEqual([
      {
        id: 'updateThing',
        method: 'PUT',
        path: '/things/{thingUuid}',
        ids: ['thingUuid'],
        bearer: true,
        operate: { kind: 'record', verb: 'update', record: 'thing/thing', only: {}, sets: {} },
        freshMinutes: 15,
        idempotent: true,
        knowsDevice: true,
        query: [{ name: 'input', required: true, maxLength: 100 }],
        body: {
          required: true,
          media: ['multipart/form-data'],
          record: 'thing/thing',
          multipart: { jsonPart: 'data', fileParts: ['photos', 'plan'] },
        },
      },
    ])
  })

  it('takes an empty security for a public operation', () => {
    const operation = { operationId: 'x', 'x-operate': { handler: 'x' }, security: [] }
    expect(rows(operation)[0]).toMatchObject({
      bearer: false,
      idempotent: false,
      knowsDevice: false,
    })
  })

  it('takes an empty object for a body that holds nothing', () => {
    const schema = { type: 'object', additionalProperties: false }
    const requestBody = { content: { 'application/json': { schema } } }
    const operation = { operationId: 'x', 'x-operate': { handler: 'x' }, requestBody }
    expect(rows(operation)[0]?.body).toEqual({ media: ['application/json'], required: false })
  })

  it.each([
    [{ operationId: 'x' }, 'x has no x-operate'],
    [{ operationId: 'x', 'x-operate': { verb: 'burn', record: 'a/a' } }, 'has the verb burn; there are list, get'],
    [
      { operationId: 'x', 'x-operate': { handler: 'x' }, requestBody: { content: { 'application/json': {} } } },
      'refers to no schema',
    ],
    [
      {
        operationId: 'x',
        'x-operate': { handler: 'x' },
        requestBody: { content: { 'multipart/form-data': { schema: {} } } },
      },
      'names no JSON part',
    ],
  ])('says what is wrong with %j', (operation, message) => {
    expect(() => rows(operation)).toThrow(message)
  })
})
