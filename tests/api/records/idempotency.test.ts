import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { animation, filesOf, house, keyOf, land, picture, refusal } from '../requests.ts'
import type { Member } from '../Member.ts'
import { password, testServer, type TestServer } from '../server.ts'

let server: TestServer
let me: Member

beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => void (me = await server.person()))
afterAll(() => server.close())

const key = (text: string) => ({ 'idempotency-key': text })
const fileCount = () => filesOf(server.dataDir, 'files')

describe('Idempotency-Key', () => {
  it('OP-30 carries ten creates side by side out once, with one answer for all', async () => {
    const before = fileCount()
    const headers = key('key-of-ten-creates')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => me.estates.save(house, { files: [picture()], headers })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(new Set(answers.map((answer) => answer.headers['etag'])).size).toBe(1)
    expect(await me.estates.list()).toHaveLength(1)
    expect(fileCount()).toBe(before + 1)
  })

  it('OP-30 repeats the answer of an update, even when the ids it kept are gone', async () => {
    const { resourceUuid: id, habitable } = await me.estates.created(house)
    const kept = { ...house, oldHabitableComponents: habitable?.habitableComponents.map((one) => one.resourceUuid) }
    const first = await me.estates.save(kept, { id, headers: key('update-key-1') })
    await me.estates.save({ ...land, label: 'later' }, { id, headers: key('update-key-2') })
    const again = await me.estates.save(kept, { id, headers: key('update-key-1') })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([200, first.body, first.headers['etag']])
    expect(await me.estates.read(id)).toMatchObject({ label: 'later' })
  })

  it('answers 409 to the same key with another body, other files or for another call', async () => {
    const headers = key('reused-key-1')
    const first = await me.estates.save(land, { headers, files: [picture()] })
    const { resourceUuid: id } = first.json<{ resourceUuid: string }>()
    const others = [
      await me.estates.save({ ...land, label: 'other' }, { headers, files: [picture()] }),
      await me.estates.save(land, { headers }),
      await me.estates.save(land, { headers, files: [picture('other.png')] }),
      await me.estates.save(land, { headers, files: [{ ...picture(), bytes: animation.bytes }] }),
      await me.estates.save(land, { headers, id, files: [picture()] }),
    ]
    for (const answer of others) expect([answer.statusCode, keyOf(answer)]).toEqual([409, 'ERR_GEN_409'])
    expect(await me.estates.list()).toHaveLength(1)
    expect(await me.estates.read(id)).toMatchObject({ label: land.label })
  })

  it('is not used up by a refused call', async () => {
    const headers = key('refused-key-1')
    expect((await me.estates.save({ ...house, habitable: null }, { headers })).statusCode).toBe(422)
    expect((await me.estates.save(house, { headers })).statusCode).toBe(200)
  })

  it('holds across a restart and is forgotten after a day', async () => {
    const headers = key('lasting-key-1')
    const first = await me.estates.save(land, { headers })
    // What is old is dropped at the start. Sessions end sooner.
    const restartAfter = async (hours: number) => {
      server.advance(hours * 3600 * 1000)
      await server.restart()
      const again = server.signedIn(me.id, me.email, await server.signIn({ username: me.email, password }))
      return again.estates.save(land, { headers })
    }
    for (const hours of [0, 23]) expect((await restartAfter(hours)).body).toBe(first.body)
    const forgotten = await restartAfter(2)
    expect(forgotten.statusCode).toBe(200)
    expect(forgotten.body).not.toBe(first.body)
  })

  it('must look like a key', async () => {
    for (const text of ['short', 'x'.repeat(101), 'with a blank']) {
      expect(await refusal(me.estates.save(land, { headers: key(text) }))).toEqual([422, 'Idempotency-Key format'])
    }
    expect(await me.estates.list()).toEqual([])
    for (const text of ['eight-08', 'x'.repeat(100)]) {
      expect((await me.estates.save(land, { headers: key(text) })).statusCode).toBe(200)
    }
  })
})
