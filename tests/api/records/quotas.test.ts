import { afterEach, describe, expect, it } from 'vitest'
import { created, estates, filesOf, keyOf, land, list, picture, refusal, save } from '../requests.ts'
import { testServer, type Person, type TestServer } from '../server.ts'
import { createdTenant, individual } from '../tenants.ts'

let server: TestServer
afterEach(() => server.close())

const remove = (me: Person, id: string) =>
  server.inject({ method: 'DELETE', url: `${estates}/${id}`, headers: me.bearer })
const statuses = async (answers: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort()

describe('an account', () => {
  it('holds so many records of a kind, and not one more, also of calls side by side', async () => {
    server = await testServer({ MAX_RECORDS: '3' })
    const [me, other] = [await server.person(), await server.person()]
    const first = await save(server, me, land, { headers: { 'idempotency-key': 'the-first' } })
    const { resourceUuid: id } = await created(server, me, land)
    const many = Array.from({ length: 8 }, () => save(server, me, land))
    expect(await statuses(many)).toEqual([200, ...Array.from({ length: 7 }, () => 413)])
    expect(await refusal(save(server, me, land, { files: [picture()] }))).toEqual([413, 'ERR_MAX_RECORDS'])
    expect(filesOf(server.dataDir, 'files')).toBe(0)
    expect(await list(server, me)).toHaveLength(3)
    // What is there can be changed, what was answered is answered again, other kinds and owners have their own count.
    expect((await save(server, me, { ...land, label: 'Changed' }, { id })).statusCode).toBe(200)
    const again = await save(server, me, land, { headers: { 'idempotency-key': 'the-first' } })
    expect(again.body).toBe(first.body)
    await createdTenant(server, me, individual)
    await created(server, other, land)
    expect((await remove(me, id)).statusCode).toBe(200)
    expect((await save(server, me, land)).statusCode).toBe(200)
  })

  it('holds so many bytes of files, of which a small one counts 64 KiB', async () => {
    const small = 64 * 1024
    server = await testServer({ MAX_FILE_BYTES: String(4 * small) })
    const [me, other] = [await server.person(), await server.person()]
    const large = { ...picture(), bytes: Buffer.concat([picture().bytes, Buffer.alloc(2 * small)]) }
    const estate = await created(server, me, land, [picture(), picture()])
    expect(await refusal(save(server, me, land, { files: [large] }))).toEqual([413, 'ERR_MAX_FILES'])
    expect([filesOf(server.dataDir, 'files'), (await list(server, me)).length]).toEqual([2, 1])
    // The very limit may be reached, by calls side by side too; what is replaced makes room.
    const many = Array.from({ length: 6 }, () => save(server, me, land, { files: [picture()] }))
    expect(await statuses(many)).toEqual([200, 200, 413, 413, 413, 413])
    await created(server, other, land, [large])
    const replaced = await save(server, me, land, { id: estate.resourceUuid, files: [picture(), picture()] })
    expect(replaced.statusCode).toBe(200)
    expect((await save(server, me, land)).statusCode).toBe(200)
  })

  it('writes so often in a minute, whichever process it asks, and is told when to come again', async () => {
    server = await testServer({ MAX_WRITES: '4' })
    const [me, other] = [await server.person(), await server.person()]
    const key = { headers: { 'idempotency-key': 'only-once' } }
    const { resourceUuid: id } = await created(server, me, land)
    // Neither what is refused nor what was answered before counts.
    for (let index = 0; index < 5; index += 1)
      expect((await save(server, me, { ...land, label: '' })).statusCode).toBe(422)
    expect((await save(server, me, land, key)).statusCode).toBe(200)
    expect((await save(server, me, land, { id })).statusCode).toBe(200)
    expect((await remove(me, id)).statusCode).toBe(200)
    server = await server.restart()
    const refused = await save(server, me, land)
    expect([refused.statusCode, keyOf(refused)]).toEqual([429, 'ERR_GEN_429'])
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    const [kept] = await list(server, me)
    expect((await remove(me, kept?.resourceUuid ?? '')).statusCode).toBe(429)
    expect((await save(server, me, land, key)).statusCode).toBe(200)
    await created(server, other, land)
    server.advance(seconds * 1000)
    expect(await statuses(Array.from({ length: 6 }, () => save(server, me, land)))).toEqual([
      ...[200, 200, 200, 200],
      ...[429, 429],
    ])
  })
})
