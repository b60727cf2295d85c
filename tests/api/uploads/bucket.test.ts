import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { openFiles } from '#server/files/openFiles.ts'
import { estates, filesOf, house, keyOf, land, picture, type Estate } from '../requests.ts'
import type { Member } from '../Member.ts'
import { testServer, type TestServer } from '../server.ts'
import { startBucket, type TestBucket } from '../startBucket.ts'

let bucket: TestBucket
let address: string
let server: TestServer
let me: Member

beforeEach(async () => {
  bucket = await startBucket()
  address = bucket.address('uploads')
  server = await testServer({ S3_URL: address })
  me = await server.person()
})
afterEach(async () => {
  await server.close()
  await bucket.close()
})

const idsOf = ({ pictures = [] }: Estate) => pictures.map(({ resourceUuid }) => resourceUuid)
const bytesOf = (id = '') => me.inject({ url: `${estates}/picture/${id}` })

describe('files in a bucket', () => {
  it('are the objects of the records, come back byte for byte, and go with them', async () => {
    const estate = await me.estates.created(house, [picture(), picture('b.png')])
    const [first = '', second = ''] = idsOf(estate)
    expect(bucket.keys()).toEqual([first, second].map((id) => `uploads/${id}`).sort())
    expect([filesOf(server.dataDir, 'files'), filesOf(server.dataDir, 'incoming')]).toEqual([0, 0])
    expect((await bytesOf(first)).rawPayload.equals(picture().bytes)).toBe(true)

    await me.estates.save({ ...house, oldPictures: [second] }, { id: estate.resourceUuid })
    expect(bucket.keys()).toEqual([`uploads/${second}`])
    expect((await bytesOf(first)).statusCode).toBe(404)
    await me.estates.remove(estate.resourceUuid)
    expect(bucket.keys()).toEqual([])
  })

  it('are not kept for a refused save', async () => {
    expect((await me.estates.save({ ...house, label: '' }, { files: [picture()] })).statusCode).toBe(422)
    expect(bucket.keys()).toEqual([])
  })

  it('are found again after a restart, without what a cut run left and without touching what is foreign', async () => {
    const estate = await me.estates.created(house, [picture()])
    const storage = await openFiles(readSettings({ DATA_DIR: server.dataDir, S3_URL: address }))
    const place = async (id: string) => {
      const { temporary } = await storage.receive(Readable.from([Buffer.from('x')]), 10)
      await storage.place(temporary, id)
    }
    const [old, young] = ['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001']
    for (const id of [old, young, 'deed.txt']) await place(id)
    const before = new Date(Date.now() - 2 * 3600 * 1000)
    for (const id of [old, 'deed.txt', ...idsOf(estate)]) bucket.setAge(`uploads/${id}`, before)
    await server.restart()
    expect(bucket.keys()).toEqual([young, 'deed.txt', ...idsOf(estate)].map((id) => `uploads/${id}`).sort())
    expect(await me.estates.read(estate.resourceUuid)).toEqual(estate)
  })

  it('cannot be saved or read while it does not answer: 503, nothing half stored, and all goes on afterwards', async () => {
    const estate = await me.estates.created(house, [picture()])
    await bucket.stop()
    const headers = { 'idempotency-key': 'while-it-is-gone' }
    const refused = await me.estates.save(land, { files: [picture()], headers })
    expect([refused.statusCode, keyOf(refused), refused.headers['retry-after']]).toEqual([503, 'ERR_GEN_503', '5'])
    expect((await bytesOf(idsOf(estate)[0])).statusCode).toBe(503)
    expect(await me.estates.list()).toHaveLength(1)
    expect(filesOf(server.dataDir, 'incoming')).toBe(0)
    await bucket.start()
    expect((await me.estates.save(land, { files: [picture()], headers })).statusCode).toBe(200)
    expect((await bytesOf(idsOf(estate)[0])).statusCode).toBe(200)
    expect(bucket.keys()).toHaveLength(2)
  })

  it('are refused to a wrong key, which is told at the start without the key', async () => {
    const wrong = address.replace('S3RVER:S3RVER', 'NOBODY:canary-secret')
    const start = testServer({ S3_URL: wrong })
    await expect(start).rejects.toThrow('The storage of files does not answer')
    await expect(start).rejects.not.toThrow('canary')
    expect(bucket.keys()).toEqual([])
  })
})
