import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { encode, estates, filesOf, house, keyOf, land, multipart, picture, refusal } from '../requests.ts'
import { me, server, withTwoAccounts } from '../twoAccounts.ts'

withTwoAccounts()

const post = (payload: Buffer | string | Readable, type: string, headers = {}) =>
  me.inject({ method: 'POST', url: estates, payload, headers: { ...headers, 'content-type': type } })

/** Sends a form with some parts. */
async function sent(...parts: [name: string, value: string | Blob][]) {
  const form = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, 'a.png')
  }
  const { payload, headers } = await encode(form)
  return post(payload, headers['content-type'])
}

const held = async () => [
  (await me.estates.list()).length,
  filesOf(server.dataDir, 'files'),
  filesOf(server.dataDir, 'incoming'),
]
let before: number[]
beforeEach(async () => void (before = await held()))
afterEach(async () => expect(await held()).toEqual(before))

const image = () => new Blob([picture().bytes.slice()])
const text = JSON.stringify(land)

it('a form needs its JSON part once and knows no other, and names what came first', async () => {
  for (const [parts, fieldName, message] of [
    [[['pictures', image()]], 'commondata', 'required'],
    [
      [
        ['commondata', text],
        ['commondata', text],
      ],
      'commondata',
      'duplicate',
    ],
    [
      [
        ['commondata', text],
        ['attachments', image()],
        ['commondata', '{}'],
      ],
      'attachments',
      'unknown',
    ],
  ] as [[string, string | Blob][], string, string][]) {
    expect(await refusal(sent(...parts))).toEqual([422, `${fieldName} ${message}`])
  }
})

it('a form that is broken anywhere gets 422', async () => {
  const { payload, headers } = await multipart(house, [picture(), picture()])
  const type = headers['content-type']
  const cuts = [1, 20, 60, 200, 500, payload.length - 80, payload.length - 40, payload.length - 10]
  const answers = [
    await post(payload, 'multipart/form-data'),
    await post(payload, 'multipart/form-data; boundary='),
    await post(payload, 'multipart/form-data; boundary=other'),
    await post('nothing like it', type),
    await post(Buffer.alloc(1000), type),
    ...(await Promise.all(cuts.map((length) => post(payload.subarray(0, length), type)))),
  ]
  for (const answer of answers) expect([answer.statusCode, keyOf(answer)]).toEqual([422, expect.any(String)])
})

it('a form that is larger than all allowed files together gets 413, by its length and by counting', async () => {
  const large = Array.from({ length: 6 }, () => ({ name: 'x.png', bytes: Buffer.alloc(9_900_000) }))
  const { payload, headers } = await multipart(land, large)
  const type = headers['content-type']
  for (const answer of [
    await post(payload, type),
    await post(Readable.from([payload]), type, { 'transfer-encoding': 'chunked' }),
    await sent(
      ['commondata', text],
      ...Array.from({ length: 3000 }, () => ['pictures', new Blob(['x'])] as [string, Blob]),
    ),
  ]) {
    expect([answer.statusCode, keyOf(answer)]).toEqual([413, 'ERR_GEN_413'])
  }
})
