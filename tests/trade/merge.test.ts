import { expect, it } from 'vitest'
import type { FormPlan } from '#engine/plan/FormPlan.ts'
import { mergeRecords } from '#engine/merge/mergeRecords.ts'
import type { Json } from '#engine/record/path.ts'
import { colony } from './Beekeeper.ts'
import { loadMade } from './loadMade.ts'

const planOf = async (name: string) => (await loadMade<{ plan: FormPlan }>('now', `${name}.form.gen.ts`)).plan
const plan = await planOf('colony/colony')
const entries = ['inspection/inspection', 'treatment/treatment']
const forms = new Map(await Promise.all(entries.map(async (name) => [name, await planOf(name)] as const)))
const formOf = (name: string): FormPlan => {
  const found = forms.get(name)
  if (!found) throw new Error(`The trade has no form ${name}`)
  return found
}

const [first, second] = colony.inspections.map((one, index) => ({ ...one, resourceUuid: `inspection-${index}` }))
const [strips] = colony.treatments.map(({ scanData: _, chosen: __, ...one }) => ({
  ...one,
  resourceUuid: 'treatment-0',
}))
const base: Json = { ...colony, inspections: [first, second], treatments: [strips] }

const merged = (mine: Json, theirs: Json) =>
  mergeRecords(plan, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }, formOf)
const asked = (mine: Json, theirs: Json) =>
  merged(mine, theirs).differences.flatMap(({ by, key }) => (by === 'both' ? [key] : []))

it('changes of two people in different fields, parts and entries of a colony are joined without a question', () => {
  const mine = {
    name: 'À moi',
    tags: ['calme'],
    hive: { ...colony.hive, paid: 130 },
    inspections: [{ ...first, mites: 3 }, second],
    treatments: [{ ...strips, doses: 3 }],
  }
  const theirs = {
    race: 'NOI',
    marked: false,
    colour: undefined,
    hive: { ...colony.hive, maker: 'Warré' },
    inspections: [{ ...first, remark: 'À revoir' }, second, { day: '01/06/2026', resourceUuid: 'inspection-2' }],
    treatments: [{ ...strips, strips: 6 }],
  }
  const { record, differences } = merged(mine, theirs)
  expect(differences.filter(({ by }) => by === 'both')).toEqual([])
  expect(record).toMatchObject({
    name: 'À moi',
    tags: ['calme'],
    race: 'NOI',
    marked: false,
    hive: { ...colony.hive, paid: 130, maker: 'Warré' },
    treatments: [{ ...strips, doses: 3, strips: 6 }],
  })
  expect(record['colour']).toBeUndefined()
  expect(record['inspections']).toEqual([
    { ...first, mites: 3, remark: 'À revoir' },
    second,
    { day: '01/06/2026', resourceUuid: 'inspection-2' },
  ])
})

it('what both changed is asked, of entries with ids one by one, of a list without them as a whole', () => {
  expect(asked({ name: 'À moi' }, { name: 'À eux' })).toEqual(['name'])
  expect(
    asked({ inspections: [{ ...first, mites: 3 }, second] }, { inspections: [{ ...first, mites: 4 }, second] }),
  ).toHaveLength(1)
  expect(asked({ inspections: [second] }, { inspections: [{ ...first, mites: 4 }, second] })).toHaveLength(1)
  const [drawn, foundation] = colony.frames
  const heavier = { frames: [{ ...drawn, honey: 2.5 }, foundation] }
  const longer = { frames: [...colony.frames, { comb: 'FOUNDATION', honey: 1 }] }
  expect(asked(heavier, longer)).toEqual(['frames'])
  expect(merged(heavier, { name: 'À eux' }).record).toMatchObject({ ...heavier, name: 'À eux' })
  expect(asked({ hive: undefined }, { hive: { ...colony.hive, paid: 1 } })).toEqual(['hive'])
})
