import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFormats } from '#engine/formats/createFormats.ts'
import type { Json } from '#engine/record/path.ts'
import { createValidation } from '#engine/validation/createValidation.ts'
import type { FormatsDefinition, MigrationDefinition } from '#generated/definitions.gen.ts'
import type { records } from '#generated/records.gen.ts'
import { calculations } from '#generated/steps.gen.ts'
import { readSettings } from '#server/settings.ts'
import { openStore } from '#server/store/openStore.ts'
import { testServer, type TestServer } from '../api/server.ts'
import { recordsOf } from '../databases/recordsOf.ts'
import { freshDatabase } from '../databases/freshDatabase.ts'
import { beekeeper, colony, harvest } from './Beekeeper.ts'
import { stepName, stepText } from './later.ts'
import { loadMade } from './loadMade.ts'

const steps = [{ name: stepName, definition: JSON.parse(stepText) as MigrationDefinition }]

let database: { DATABASE_URL?: string }
let server: TestServer
let me: ReturnType<typeof beekeeper>
let id: string
let before: Json[]

/** All that the caller finds of the trade. */
const found = async () =>
  (await Promise.all((['keeper', 'apiary', 'colony', 'harvest'] as const).map((kind) => me.list(kind)))).flat()

/** The stored documents by kind, once the records stand after a step. */
async function standingAt(to: number): Promise<Record<string, Json[]>> {
  const store = await openStore(readSettings({ ...database, DATA_DIR: server.dataDir }), { steps, to })
  try {
    const rows = (await recordsOf(store.records, id)).filter(({ name }) => name !== 'account/account')
    const byKind: Record<string, Json[]> = {}
    for (const { name, document } of rows) (byKind[name] ??= []).push(JSON.parse(document) as Json)
    return byKind
  } finally {
    await store.close()
  }
}

beforeAll(async () => {
  // The version that knows a step brings what it calculates by.
  Object.assign(
    calculations,
    (await loadMade<{ calculations: typeof calculations }>('later', 'steps.gen.ts')).calculations,
  )
  database = { DATABASE_URL: (await freshDatabase()).DATABASE_URL ?? '' }
  server = await testServer(database)
  const person = await server.person()
  me = beekeeper(person)
  id = person.id
  const keeper = await me.person({ firstName: 'Marie-Antoinette de la Ruche du Haut Plateau' })
  const site = await me.apiary(keeper)
  const [full, bare] = [await me.colony(site), await me.colony(site, { name: 'Nue', hive: undefined, race: undefined })]
  await me.harvest(full)
  await me.harvest(full, {
    day: '02/07/2026',
    season: undefined,
    costs: [{ label: 'Pots', amount: 1, bill: '2025Z9' }],
  })
  expect(await me.change('harvest', await me.harvest(bare), 'lose')).toBe(200)
  before = await found()
  await server.stop()
})
afterAll(() => server.close())

it('the step carries the stored records of the trade over, and they are what the later definitions take', async () => {
  const { 'colony/colony': colonies = [], 'harvest/harvest': harvests = [], ...others } = await standingAt(1)
  expect(
    colonies.map((one) => [one['notebook'], one['diary'], one['race'], one['warrantyEnds'], one['target']]),
  ).toEqual([
    [colony.diary, undefined, [colony.race], colony.hive.warranty, 3],
    [colony.diary, undefined, undefined, undefined, 3],
  ])
  expect(colonies[0]?.['hive']).toEqual({ maker: 'Dadant', price: 150, paid: 120.5 })
  expect(colonies[0]?.['frames']).toEqual([
    { comb: 'DRAWN', nectar: 2.25, wax: 0.25 },
    { comb: 'FOUNDATION', nectar: 3 },
  ])
  expect(harvests.map((one) => [one['state'], one['season'], one['organic'], one['price'], 'site' in one])).toEqual([
    ['STORED', '2026', false, 1250, false],
    ['STORED', undefined, false, 1250, false],
    ['GONE', '2026', false, 1250, false],
  ])
  expect(harvests.map((one) => (one['costs'] as { bill?: string }[])[0]?.bill)).toEqual(['2026B1', undefined, '2026B1'])

  const later = (await loadMade<{ records: typeof records }>('later', 'records.gen.ts')).records
  const { formats } = await loadMade<{ formats: FormatsDefinition }>('later', 'formats.gen.ts')
  const all = { 'colony/colony': colonies, 'harvest/harvest': harvests, ...others }
  const wrong = Object.entries(all).flatMap(([name, documents]) => {
    const compiled = later[name]
    if (!compiled) throw new Error(`The later trade has no ${name}`)
    const validation = createValidation(
      compiled.validators,
      createFormats(formats, () => new Date()),
    )
    return documents.flatMap((document) =>
      validation.record(document).map(({ path, code }) => `${name} ${path} ${code}`),
    )
  })
  // What was narrowed stays as it is until it is saved. What the form alone asks for is stored nowhere.
  const inForms = 'harvest/harvest consent required'
  expect(wrong.filter((one) => one !== inForms)).toEqual(['keeper/keeper firstName maxLength'])
})

it('brings them back, and only what it says is lost stays lost', async () => {
  await standingAt(0)
  await server.restart()
  // What the step calculates without a way back stays as it is.
  const lost = before.map(({ target, ...one }) => ({ ...one, ...(target !== undefined && { target: 3 }) }))
  expect(await found()).toEqual(lost)
  const bills = (
    await Promise.all((await me.list('harvest')).map(({ resourceUuid }) => me.read('harvest', resourceUuid)))
  ).map((one) => (one['costs'] as { bill?: string }[])[0]?.bill)
  expect(bills).toEqual([harvest.costs[0]?.bill, undefined, harvest.costs[0]?.bill])
})
