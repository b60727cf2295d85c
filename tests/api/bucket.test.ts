import S3rver from '@20minutes/s3rver'
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { openFiles } from '#server/files/openFiles.ts'
import { created, estates, filesOf, house, keyOf, land, list, picture, read, save, type Estate } from './requests.ts'
import { testServer, type Person, type TestServer } from './server.ts'

let directory: string
let s3: S3rver
let port = 0
let address: string
let server: TestServer
let me: Person

async function startS3(at: number) {
  const bucket = { name: 'rent', configs: [] }
  const options = { address: '127.0.0.1', port: at, silent: true, directory, vhostBuckets: false }
  // It reckons the signature of a listing without the slash at the end of its path, which is signed.
  s3 = new S3rver({ ...options, allowMismatchedSignatures: true, configureBuckets: [bucket] })
  port = (await s3.run()).port
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'trousseau-s3-'))
  await startS3(0)
  address = `http://S3RVER:S3RVER@127.0.0.1:${port}/rent/uploads`
  server = await testServer({ S3_URL: address })
  me = await server.person()
})
afterEach(async () => {
  await server.close()
  await s3.close().catch(() => undefined)
  rmSync(directory, { recursive: true, force: true })
})

const objects = () =>
  readdirSync(join(directory, 'rent'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('_object'))
    .map((name) => name.replace('._S3rver_object', ''))
    .sort()
const idsOf = ({ pictures = [] }: Estate) => pictures.map(({ resourceUuid }) => resourceUuid)
const bytesOf = (id = '') => server.inject({ url: `${estates}/picture/${id}`, headers: me.bearer })

describe('files in a bucket', () => {
  it('are the objects of the records, come back byte for byte, and go with them', async () => {
    const estate = await created(server, me, house, [picture(), picture('b.png')])
    const [first = '', second = ''] = idsOf(estate)
    expect(objects()).toEqual([first, second].map((id) => `uploads/${id}`).sort())
    expect([filesOf(server.dataDir, 'files'), filesOf(server.dataDir, 'incoming')]).toEqual([0, 0])
    expect((await bytesOf(first)).rawPayload.equals(picture().bytes)).toBe(true)

    await save(server, me, { ...house, oldPictures: [second] }, { id: estate.resourceUuid })
    expect(objects()).toEqual([`uploads/${second}`])
    expect((await bytesOf(first)).statusCode).toBe(404)
    await server.inject({ method: 'DELETE', url: `${estates}/${estate.resourceUuid}`, headers: me.bearer })
    expect(objects()).toEqual([])
  })

  it('are not kept for a refused save', async () => {
    expect((await save(server, me, { ...house, label: '' }, { files: [picture()] })).statusCode).toBe(422)
    expect(objects()).toEqual([])
  })

  it('are found again after a restart, without what a cut run left and without touching what is foreign', async () => {
    const estate = await created(server, me, house, [picture()])
    const storage = await openFiles(readSettings({ DATA_DIR: server.dataDir, S3_URL: address }))
    const place = async (id: string) => {
      const { temporary } = await storage.receive(Readable.from([Buffer.from('x')]), 10)
      await storage.place(temporary, id)
    }
    const [old, young] = ['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001']
    for (const id of [old, young, 'letter.txt']) await place(id)
    const before = new Date(Date.now() - 2 * 3600 * 1000)
    for (const id of [old, 'letter.txt', ...idsOf(estate)]) {
      utimesSync(join(directory, 'rent', 'uploads', `${id}._S3rver_object`), before, before)
    }
    server = await server.restart()
    expect(objects()).toEqual([young, 'letter.txt', ...idsOf(estate)].map((id) => `uploads/${id}`).sort())
    expect(await read(server, me, estate.resourceUuid)).toEqual(estate)
  })

  it('cannot be saved or read while it does not answer: 503, nothing half stored, and all goes on afterwards', async () => {
    const estate = await created(server, me, house, [picture()])
    await s3.close()
    const headers = { 'idempotency-key': 'while-it-is-gone' }
    const refused = await save(server, me, land, { files: [picture()], headers })
    expect([refused.statusCode, keyOf(refused), refused.headers['retry-after']]).toEqual([503, 'ERR_GEN_503', '5'])
    expect((await bytesOf(idsOf(estate)[0])).statusCode).toBe(503)
    expect(await list(server, me)).toHaveLength(1)
    expect(filesOf(server.dataDir, 'incoming')).toBe(0)
    await startS3(port)
    expect((await save(server, me, land, { files: [picture()], headers })).statusCode).toBe(200)
    expect((await bytesOf(idsOf(estate)[0])).statusCode).toBe(200)
    expect(objects()).toHaveLength(2)
  })

  it('are refused to a wrong key, which is told at the start without the key', async () => {
    const wrong = address.replace('S3RVER:S3RVER', 'NOBODY:canary-secret')
    const start = testServer({ S3_URL: wrong })
    await expect(start).rejects.toThrow('The storage of files does not answer')
    await expect(start).rejects.not.toThrow('canary')
    expect(existsSync(join(directory, 'rent'))).toBe(true)
  })
})
