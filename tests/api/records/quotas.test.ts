import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { drawing, filesOf, keyOf, land, picture, refusal } from '../requests.ts'
import { testServer, type TestServer } from '../server.ts'
import { individual } from '../tenants.ts'

let server: TestServer
afterEach(() => server.close())

const statuses = async (answers: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort()

describe('an account', () => {
  it('holds so many records of a kind, and not one more, also of calls side by side', async () => {
    server = await testServer({ MAX_RECORDS: '3' })
    const [me, other] = [await server.person(), await server.person()]
    const first = await me.estates.save(land, { headers: { 'idempotency-key': 'the-first' } })
    const { resourceUuid: id } = await me.estates.created(land)
    const many = Array.from({ length: 8 }, () => me.estates.save(land))
    expect(await statuses(many)).toEqual([200, ...Array.from({ length: 7 }, () => 413)])
    expect(await refusal(me.estates.save(land, { files: [picture()] }))).toEqual([413, 'ERR_MAX_RECORDS'])
    expect(filesOf(server.dataDir, 'files')).toBe(0)
    expect(await me.estates.list()).toHaveLength(3)
    // What is there can be changed, what was answered is answered again, other kinds and owners have their own count.
    expect((await me.estates.save({ ...land, label: 'Changed' }, { id })).statusCode).toBe(200)
    const again = await me.estates.save(land, { headers: { 'idempotency-key': 'the-first' } })
    expect(again.body).toBe(first.body)
    await me.tenants.created(individual)
    await other.estates.created(land)
    expect((await me.estates.remove(id)).statusCode).toBe(200)
    expect((await me.estates.save(land)).statusCode).toBe(200)
  })

  it('holds so many bytes of files, of which a small one counts 64 KiB', async () => {
    const small = 64 * 1024
    server = await testServer({ MAX_FILE_BYTES: String(4 * small) })
    const [me, other] = [await server.person(), await server.person()]
    const large = { ...picture(), bytes: Buffer.concat([picture().bytes, Buffer.alloc(2 * small)]) }
    const estate = await me.estates.created(land, [picture(), picture()])
    expect(await refusal(me.estates.save(land, { files: [large] }))).toEqual([413, 'ERR_MAX_FILES'])
    expect([filesOf(server.dataDir, 'files'), (await me.estates.list()).length]).toEqual([2, 1])
    // The very limit may be reached, by calls side by side too; what is replaced makes room.
    const many = Array.from({ length: 6 }, () => me.estates.save(land, { files: [picture()] }))
    expect(await statuses(many)).toEqual([200, 200, 413, 413, 413, 413])
    await other.estates.created(land, [large])
    const replaced = await me.estates.save(land, { id: estate.resourceUuid, files: [picture(), picture()] })
    expect(replaced.statusCode).toBe(200)
    expect((await me.estates.save(land)).statusCode).toBe(200)
  })

  it('writes so often in a minute, whichever process it asks, and is told when to come again', async () => {
    server = await testServer({ MAX_WRITES: '4' })
    const [me, other] = [await server.person(), await server.person()]
    const key = { headers: { 'idempotency-key': 'only-once' } }
    const { resourceUuid: id } = await me.estates.created(land)
    expect((await me.estates.save(land, key)).statusCode).toBe(200)
    // What was answered before does not count.
    for (let index = 0; index < 5; index += 1) expect((await me.estates.save(land, key)).statusCode).toBe(200)
    expect((await me.estates.save(land, { id })).statusCode).toBe(200)
    expect((await me.estates.remove(id)).statusCode).toBe(200)
    await server.restart()
    const refused = await me.estates.save(land)
    expect([refused.statusCode, keyOf(refused)]).toEqual([429, 'ERR_GEN_429'])
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    const [kept] = await me.estates.list()
    expect((await me.estates.remove(kept?.resourceUuid ?? '')).statusCode).toBe(429)
    expect((await me.estates.save(land, key)).statusCode).toBe(200)
    await other.estates.created(land)
    server.advance(seconds * 1000)
    expect(await statuses(Array.from({ length: 6 }, () => me.estates.save(land)))).toEqual([
      200, 200, 200, 200, 429, 429,
    ])
  })

  it('sends no file where the disk is nearly full, and saves all else', async () => {
    server = await testServer({ MIN_FREE_BYTES: String(10 ** 15 - 1) })
    const me = await server.person()
    const answer = await me.estates.save(land, { files: [picture()] })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect([filesOf(server.dataDir, 'files'), filesOf(server.dataDir, 'incoming')]).toEqual([0, 0])
    expect((await me.estates.save(land)).statusCode).toBe(200)
    expect(await me.estates.list()).toHaveLength(1)
  })

  it('is refused so often in a minute, whatever refuses it', async () => {
    server = await testServer({ MAX_WRITES: '4' })
    const [me, other] = [await server.person(), await server.person()]
    const refused: [status: number, call: () => Promise<{ statusCode: number }>][] = [
      [422, () => me.estates.save({ ...land, label: '' })],
      [422, () => me.estates.save(land, { files: [drawing('no drawing')] })],
      [404, () => me.estates.save(land, { id: randomUUID() })],
      [404, () => me.estates.remove(randomUUID())],
    ]
    for (const [status, call] of refused) expect((await call()).statusCode).toBe(status)
    for (const [, call] of refused) expect((await call()).statusCode).toBe(429)
    expect((await me.estates.save(land)).statusCode).toBe(429)
    expect(await me.estates.list()).toEqual([])
    await other.estates.created(land)
    server.advance(60_000)
    await me.estates.created(land)
  })
})
