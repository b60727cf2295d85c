import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingLine } from '#compiler/text/Finding.ts'
import { lintDefinitions } from '../../scripts/check/lintDefinitions.ts'
import { manyWrites } from '../api/manyWrites.ts'
import { type ProductServer, startProductServer } from '../browser/support/startProductServer.ts'
import { type FollowedProject, followedProject } from '../project/followedProject.ts'
import { signedIn } from '../project/signedIn.ts'
import { freshDatabase, onPostgres } from './freshDatabase.ts'

const timeoutMs = 240_000
/** The server runs in another zone than these tests. */
const zone = onPostgres ? 'UTC' : 'Pacific/Kiritimati'
const boats = '/restapi/boat'
const skippers = '/restapi/skipper'

let copy: FollowedProject
let server: ProductServer | undefined
let call: Awaited<ReturnType<typeof signedIn>>

// One copy for all, with the definitions of harbour.md.
beforeAll(async () => {
  copy = followedProject()
  await copy.add('skipper', { words: { fr: 'patron', en: 'skipper' } })
  await copy.add('boat', { words: { fr: 'bateau', en: 'boat' } })
  copy.enter('../tests/databases/harbour.md')
  expect(lintDefinitions(copy.folder).map(findingLine)).toEqual([])
  const { code, output } = await copy.run('npm run -s generate')
  expect(code, output).toBe(0)
  server = await startProductServer(
    { ...(await freshDatabase()), ...manyWrites, TZ: zone },
    { project: copy.folder, people: 1 },
  )
  call = await signedIn(server)
}, timeoutMs)
afterAll(async () => {
  await server?.remove()
  copy.remove()
}, timeoutMs)

function running(): ProductServer {
  if (!server) throw new Error('The server was not started')
  return server
}

/** The status of an answer, and what it refuses. */
async function answerTo(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<[number, ...unknown[]]> {
  const by = Object.keys(headers).length > 0 ? await signedIn(running(), 0, headers) : call
  const answer = await by(method, path, body)
  const text = await answer.text()
  if (answer.status === 200) return [200]
  const { functionnalDetails } = JSON.parse(text) as { functionnalDetails: string }
  return [answer.status, ...(functionnalDetails.startsWith('[') ? (JSON.parse(functionnalDetails) as unknown[]) : [])]
}
const wrong = (fieldName: string, message: string) => ({ fieldName, message })
async function entered(path: string, record: object): Promise<string> {
  const answer = await call('POST', path, record)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return ((await answer.json()) as { resourceUuid: string }).resourceUuid
}
const read = async (path: string) => (await (await call('GET', path)).json()) as Record<string, unknown>

describe('values that may occur once', { timeout: timeoutMs }, () => {
  const alike = [422, wrong('log', 'sameLog')]

  it('are compared whole, also in a text of 100,000 characters', async () => {
    const log = 'Cap '.repeat(25_000)
    const id = await entered(boats, { label: 'Alma', log })
    expect(await answerTo('POST', boats, { label: 'Bora', log })).toEqual(alike)
    expect(await answerTo('PUT', `${boats}/${id}`, { label: 'Alma', log })).toEqual([200])
    const other = `${log.slice(0, -2)}!`
    const second = await entered(boats, { label: 'Bora', log: other })
    expect(await answerTo('PUT', `${boats}/${second}`, { label: 'Bora', log })).toEqual(alike)
    expect(await answerTo('DELETE', `${boats}/${id}`)).toEqual([200])
    expect(await answerTo('PUT', `${boats}/${second}`, { label: 'Bora', log })).toEqual([200])
  })

  it('differ by case and by spaces inside, and not by how an accent is encoded', async () => {
    await entered(boats, { label: 'Alma', log: 'Été  à  Brest' })
    expect(await answerTo('POST', boats, { label: 'Bora', log: 'E\u0301te\u0301  a\u0300  Brest' })).toEqual(alike)
    for (const log of ['été  à  Brest', 'Été à Brest', 'Ete  a  Brest']) await entered(boats, { label: 'Bora', log })
  })

  it('may be computed, and count under their condition alone', async () => {
    const place = { label: 'Alma', port: 'Lorient', berth: '12' }
    const taken = [422, wrong('place', 'samePlace')]
    const first = await entered(boats, place)
    expect(await read(`${boats}/${first}`)).toMatchObject({ place: 'Lorient 12' })
    expect(await answerTo('POST', boats, place)).toEqual(taken)
    const second = await entered(boats, { ...place, berth: '13' })
    expect(await answerTo('PUT', `${boats}/${second}`, place)).toEqual(taken)
    expect(await answerTo('POST', `${boats}/${first}/sell`)).toEqual([200])
    expect(await answerTo('PUT', `${boats}/${second}`, place)).toEqual([200])
    expect(await answerTo('POST', boats, place)).toEqual(taken)
    // What is sold lies nowhere, so it may keep its place as it is saved.
    expect(await answerTo('PUT', `${boats}/${first}`, { ...place, label: 'Alma II' })).toEqual([200])
    // Without a berth there is no place.
    for (const label of ['Cora', 'Dora']) await entered(boats, { label, port: 'Lorient' })
  })

  it('are taken by one of several that come at once', async () => {
    const place = { label: 'Alma', port: 'Vannes', berth: '1' }
    const all = await Promise.all(Array.from({ length: 6 }, () => answerTo('POST', boats, place)))
    expect(all.map(([status]) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422])
  })
})

describe('a change of state', { timeout: timeoutMs }, () => {
  it('is taken by records of which the condition is true, computed fields in it too', async () => {
    const lying = await entered(boats, { label: 'Alma', port: 'Auray', berth: '2' })
    const adrift = await entered(boats, { label: 'Bora', port: 'Auray' })
    const unsaleable = await entered(boats, { label: 'Cora', port: 'Brest', berth: '1' })
    for (const [id, status] of [
      [lying, 200],
      [lying, 412],
      [adrift, 412],
      [unsaleable, 412],
    ] as const) {
      expect([id, await answerTo('POST', `${boats}/${id}/sell`)]).toEqual([id, [status]])
    }
  })
})

describe('a change of state that asks for fields', { timeout: timeoutMs }, () => {
  const boat = { label: 'Alma', port: 'Étel', berth: '1' }
  const survey = '31/12/2999'
  const beach = (id: string, body?: object, version?: string) =>
    answerTo('POST', `${boats}/${id}/beach`, body, version === undefined ? {} : { 'if-match': version })

  it('takes them with what it sets itself, and empties one that is left out', async () => {
    const id = await entered(boats, boat)
    expect(await beach(id, { survey, berth: 'A 7' })).toEqual([200])
    expect(await read(`${boats}/${id}`)).toMatchObject({ ...boat, state: 'ASHORE', survey, berth: 'A 7' })
    expect(await beach(id, { survey })).toEqual([412])
    const other = await entered(boats, boat)
    expect(await beach(other, { survey })).toEqual([200])
    expect(await read(`${boats}/${other}`)).not.toHaveProperty('berth')
  })

  it('takes nothing else, and nothing that breaks a rule of the record as it will be', async () => {
    const id = await entered(boats, { label: 'Alma', port: 'Étel' })
    const stored = await read(`${boats}/${id}`)
    const mate = await entered(skippers, { label: 'Bob', rank: 'MATE', port: 'Étel' })
    for (const [body, ...problems] of [
      [{ survey, label: 'Bora' }, wrong('label', 'unknown')],
      [{ survey, state: 'SOLD' }, wrong('state', 'unknown')],
      [{ survey, nothing: 1 }, wrong('nothing', 'unknown')],
      [{ survey: 'soon' }, wrong('survey', 'format')],
      [{ survey, berth: 'x'.repeat(11) }, wrong('berth', 'maxLength')],
      [{ berth: '7' }, wrong('survey', 'required')],
      [{ survey: '01/01/2000' }, wrong('survey', 'surveyPassed')],
      [{ survey, skipper: mate }, wrong('skipper', 'among')],
    ] as const) {
      expect([body, ...(await beach(id, body))]).toMatchObject([body, 422, ...problems])
    }
    expect((await beach(id))[0]).toBe(422)
    expect(await beach(id, { survey }, '"2"')).toEqual([412])
    expect(await read(`${boats}/${id}`)).toEqual(stored)
    expect(await beach(id, { survey }, '"1"')).toEqual([200])
  })

  it('stands in the API document with these fields alone', async () => {
    const answer = await fetch(`${running().url}api/openapi.json`)
    const { paths } = (await answer.json()) as { paths: Record<string, { post: { requestBody: unknown } }> }
    expect(paths[`${boats}/{resourceUuid}/beach`]?.post.requestBody).toEqual({
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            additionalProperties: false,
            properties: {
              survey: { type: 'string', format: 'date' },
              berth: { type: 'string', format: 'line', maxLength: 10 },
              skipper: { type: 'string', format: 'uuid' },
            },
          },
        },
      },
    })
    expect(copy.read('src/generated/api.gen.ts')).toMatch(/beachBoat: \{[\s\S]*?survey\?: string;/)
  })
})

describe('a record that points at its own kind', { timeout: timeoutMs }, () => {
  it('can be removed though it points at itself, and not while another one points there', async () => {
    const ada = { label: 'Ada', rank: 'MASTER' }
    const id = await entered(skippers, ada)
    expect(await answerTo('PUT', `${skippers}/${id}`, { ...ada, mentor: id })).toEqual([200])
    const pupil = await entered(skippers, { label: 'Bob', rank: 'MATE', mentor: id })
    expect(await answerTo('DELETE', `${skippers}/${id}`)).toMatchObject([409, wrong('mentor', 'inUse')])
    for (const one of [pupil, id]) expect(await answerTo('DELETE', `${skippers}/${one}`)).toEqual([200])
  })
})

describe('a reference that lets choose among some records', { timeout: timeoutMs }, () => {
  const skipper = (record: object) => entered(skippers, { label: 'Ada', ...record })
  const unfit = (...fields: string[]) => [422, ...fields.map((field) => wrong(field, 'among'))]

  it('takes those of which its condition is true, over both records, and lets others stay that are stored', async () => {
    const [master, mate, stranger] = [
      await skipper({ rank: 'MASTER', port: 'Pornic' }),
      await skipper({ rank: 'MATE', port: 'Pornic' }),
      await skipper({ rank: 'MASTER', port: 'Royan' }),
    ]
    const boat = { label: 'Alma', port: 'Pornic' }
    for (const one of [mate, stranger]) {
      expect(await answerTo('POST', boats, { ...boat, skipper: one })).toEqual(unfit('skipper'))
    }
    expect(await answerTo('POST', boats, { label: 'Alma', skipper: master })).toEqual(unfit('skipper'))
    const id = await entered(boats, { ...boat, skipper: master })
    // It fits no more, be it that one record changed or the other.
    expect(await answerTo('PUT', `${skippers}/${master}`, { label: 'Ada', rank: 'MATE' })).toEqual([200])
    const stored = { label: 'Alma II', port: 'Royan', skipper: master }
    expect(await answerTo('PUT', `${boats}/${id}`, stored)).toEqual([200])
    expect(await answerTo('PUT', `${boats}/${id}`, { ...stored, skipper: mate })).toEqual(unfit('skipper'))
    expect(await answerTo('PUT', `${boats}/${id}`, { ...stored, skipper: stranger })).toEqual([200])
    expect(await answerTo('PUT', `${boats}/${id}`, stored)).toEqual(unfit('skipper'))
  })

  it('reads, in an entry of a list, the entry', async () => {
    const [master, mate] = [await skipper({ rank: 'MASTER' }), await skipper({ rank: 'MATE' })]
    const watches = (...all: [boolean, string[]][]) => ({
      label: 'Alma',
      watches: all.map(([night, mates]) => ({ night, mates })),
    })
    expect(await answerTo('POST', boats, watches([true, [mate]], [false, [master]]))).toEqual([200])
    expect(await answerTo('POST', boats, watches([true, [mate, master]], [false, [mate, master]]))).toEqual(
      unfit('watches.0.mates.1', 'watches.1.mates.0'),
    )
  })

  it('keeps the other record from being removed under its condition, and forgets it otherwise', async () => {
    const id = await skipper({ rank: 'MASTER', port: 'Arzal' })
    const all = [
      await entered(boats, { label: 'Alma', port: 'Arzal', berth: '1', skipper: id }),
      await entered(boats, { label: 'Bora', port: 'Arzal', berth: '2', skipper: id }),
    ]
    const inUse = (count: number) => ({ ...wrong('skipper', 'inUse'), params: { record: 'boat/boat', count } })
    expect(await answerTo('DELETE', `${skippers}/${id}`)).toMatchObject([409, inUse(2), inUse(2)])
    expect(await answerTo('POST', `${boats}/${all[0]}/sell`)).toEqual([200])
    expect(await answerTo('DELETE', `${skippers}/${id}`)).toMatchObject([409, inUse(1)])
    expect(await read(`${boats}/${all[0]}`)).toMatchObject({ skipper: id })
    expect(await answerTo('POST', `${boats}/${all[1]}/sell`)).toEqual([200])
    expect(await answerTo('DELETE', `${skippers}/${id}`)).toEqual([200])
    for (const boat of all) expect(await read(`${boats}/${boat}`)).not.toHaveProperty('skipper')
  })
})

describe('a list of some records', { timeout: timeoutMs }, () => {
  it('is answered whole where a hundred newer records do not belong to it', async () => {
    const afloat = async () => (await read('/restapi/afloat')) as unknown as { resourceUuid: string }[]
    const before = await afloat()
    const id = await entered(boats, { label: 'Older' })
    const sold = await Promise.all(
      Array.from({ length: 101 }, (_, berth) => entered(boats, { label: 'Newer', port: 'Dinan', berth: `${berth}` })),
    )
    for (const one of sold) expect(await answerTo('POST', `${boats}/${one}/sell`)).toEqual([200])
    expect((await afloat()).map(({ resourceUuid }) => resourceUuid)).toEqual([
      id,
      ...before.map(({ resourceUuid }) => resourceUuid),
    ])
  })
})

describe('days, on a server of another zone', { timeout: timeoutMs }, () => {
  const hour = 3_600_000
  /** A day as dd/mm/yyyy, so many hours from now in universal time. */
  const day = (hours: number) => {
    const [year = '', month = '', date = ''] = new Date(Date.now() + hours * hour).toISOString().slice(0, 10).split('-')
    return `${date}/${month}/${year}`
  }

  it('may be today anywhere on earth, and no further', async () => {
    for (const [field, hours, expected] of [
      ['launched', 14, [200]],
      ['launched', 14 + 24, [422, wrong('launched', 'format')]],
      ['survey', -12, [200]],
      ['survey', -12 - 24, [422, wrong('survey', 'surveyPassed')]],
    ] as const) {
      expect([field, hours, await answerTo('POST', boats, { label: 'Alma', [field]: day(hours) })]).toEqual([
        field,
        hours,
        expected,
      ])
    }
  })

  it('are those of the clock of the server where a change of state sets them', async () => {
    const id = await entered(boats, { label: 'Alma', port: 'Redon', berth: '1' })
    expect(await answerTo('POST', `${boats}/${id}/sell`)).toEqual([200])
    expect(await read(`${boats}/${id}`)).toMatchObject({ sold: day(onPostgres ? 0 : 14) })
  })
})
