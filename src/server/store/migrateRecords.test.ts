import { Database } from './database/sqliteDriver.ts'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RecordChange } from '#generated/definitions.gen.ts'
import { openStore } from './openStore.ts'
import type { RecordStep, Summaries } from './RecordHistory.ts'
import { runSql } from '../../../tests/databases/database.ts'
import { recordsOf } from '../../../tests/databases/recordsOf.ts'
import { accountRow } from '../../../tests/fixtures/accountRow.ts'
import { temporaryFolder } from '../../../tests/temporaryFolder.ts'

let dataDir: string
beforeEach(() => {
  dataDir = temporaryFolder()
})

const record = 'boat/boat'
const now = '2026-01-01T00:00:00.000Z'
const account = accountRow('a')
const row = (id: string, document: object) => ({
  id,
  name: record,
  owner: 'a',
  version: 1,
  created_at: now,
  updated_at: now,
  document: JSON.stringify(document),
})

const stepsOf = (...all: RecordChange[][]): RecordStep[] =>
  all.map((changes, index) => ({ name: `000${index + 1}-x`, definition: { $schema: '', changes } }))
const label: RecordChange = { record, rename: 'name', to: 'label' }
const numeric: RecordChange = { record, retype: 'size', from: 'text', to: 'number' }

/** Stores some boats as they were before the first step. */
async function boats(...documents: object[]) {
  const store = await openStore({ dataDir }, { steps: [] })
  await store.accounts.add(account)
  for (const [index, document] of documents.entries()) await store.records.add(row(`r${index}`, document))
  await store.close()
}

async function found(history: Parameters<typeof openStore>[1]) {
  const store = await openStore({ dataDir }, history)
  const rows = await recordsOf(store.records, 'a')
  await store.close()
  return rows.map(({ id, version, document }) => [id, version, JSON.parse(document) as unknown])
}

function inDatabase(statement: string) {
  const database = new Database(join(dataDir, 'trousseau.db'))
  database.exec(statement)
  database.close()
}

// Another file may have loaded what is replaced here.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())
vi.mock('#generated/steps.gen.ts', () => ({
  calculations: { '0001-x 0 self.size * 2.0': (self: { size: number }) => self.size * 2 },
}))

describe('records', () => {
  it('take what a step calculates by the function that is compiled for it, and for no other text', async () => {
    await boats({ size: 3 })
    const doubled: RecordChange = { record, calculate: 'size', to: 'self.size * 2.0', because: 'b' }
    await expect(found({ steps: stepsOf([{ ...doubled, to: 'self.size * 3.0' }]) })).rejects.toThrow(
      'only a later version',
    )
    expect(await found({ steps: stepsOf([doubled]) })).toEqual([['r0', 2, { size: 6 }]])
    expect(await found({ steps: [], to: 0 })).toEqual([['r0', 2, { size: 6 }]])
  })

  it('take several steps at once, and a new version only if they change', async () => {
    await boats({ name: 'n', size: '12,5' }, { weight: 1 })
    const { migrated, close } = await openStore({ dataDir }, { steps: stepsOf([label], [numeric]) })
    await close()
    expect([...migrated]).toEqual([[record, 1]])
    expect(await found({ steps: stepsOf([label], [numeric]) })).toEqual([
      ['r0', 2, { label: 'n', size: 12.5 }],
      ['r1', 1, { weight: 1 }],
    ])
    expect(await found({ steps: stepsOf([label], [numeric]), to: 1 })).toEqual([
      ['r0', 3, { label: 'n', size: '12.5' }],
      ['r1', 1, { weight: 1 }],
    ])
  })

  it('take a step back that says something else, or is gone, where that is wanted', async () => {
    await boats({ name: 'n', size: '12,5' })
    await found({ steps: stepsOf([label], [numeric]) })
    const title: RecordChange = { record, rename: 'name', to: 'title' }
    const changed = stepsOf([title], [numeric])
    await expect(found({ steps: changed })).rejects.toThrow('The records have taken the step 0001-x')
    expect(await found({ steps: changed, undo: true })).toEqual([['r0', 4, { title: 'n', size: 12.5 }]])
    expect(await found({ steps: stepsOf([title]), undo: true })).toEqual([['r0', 5, { title: 'n', size: '12.5' }]])
  })

  it('stay as they are, all of them, if one value has no place, and the message names it', async () => {
    await boats({ name: 'n', size: '1' }, { size: '12 bis' })
    const steps = stepsOf([label], [numeric])
    await expect(found({ steps })).rejects.toThrow(
      'No record was carried over, as some cannot be:\n  boat/boat r1: "size" holds "12 bis", which has no place',
    )
    expect(await found({ steps: [] })).toEqual([
      ['r0', 1, { name: 'n', size: '1' }],
      ['r1', 1, { size: '12 bis' }],
    ])
  })

  it('go back without what has no place there, if told so', async () => {
    const steps = stepsOf([{ record, retype: 'size', from: 'number', to: 'text' }])
    await boats({ size: 1 })
    await found({ steps })
    inDatabase(`update records set document = '{"size":"1 bis","w":1}'`)
    await expect(found({ steps, to: 0 })).rejects.toThrow('"1 bis"')
    expect(await found({ steps, to: 0, lossy: true })).toEqual([['r0', 3, { w: 1 }]])
  })

  it('go back by what the step said, even where it is not known any more', async () => {
    await boats({ name: 'n' })
    await found({ steps: stepsOf([label]) })
    await expect(found({ steps: [] })).rejects.toThrow('newer version of the definitions (0001-x)')
    const changed = stepsOf([{ ...label, to: 'title' }])
    await expect(found({ steps: changed })).rejects.toThrow(/taken the step 0001-x, .* says something else.*--to 0/)
    expect(await found({ steps: [], to: 0 })).toEqual([['r0', 3, { name: 'n' }]])
    expect(await found({ steps: changed })).toEqual([['r0', 4, { title: 'n' }]])
    await expect(found({ steps: changed, to: 2 })).rejects.toThrow('There is no step 2')
  })

  it('tell by which step they go before the first one goes, so that a cut leaves none unknown', async () => {
    await boats({ name: 'n' })
    inDatabase("create trigger cut before update on records begin select raise(abort, 'cut'); end")
    await expect(found({ steps: stepsOf([label]) })).rejects.toThrow('cut')
    await expect(found({ steps: [] })).rejects.toThrow('newer version of the definitions (0001-x)')
  })

  it('of a start that is cut are whole at one step or the other, and the next start carries the rest, none twice', async () => {
    const count = 120
    await boats(...Array.from({ length: count }, (_, index) => ({ name: `n${index}` })))
    const steps = stepsOf([label])
    for (const to of [1, 0]) {
      inDatabase(
        "create trigger cut before update on records when old.id = 'r99' begin select raise(abort, 'cut'); end",
      )
      await expect(found({ steps, to })).rejects.toThrow('cut')
      inDatabase('drop trigger cut')
      const rows = (await runSql({ dataDir, databaseUrl: undefined }, 'select * from records')) as {
        step: number
        version: number
        document: string
      }[]
      const states = rows.map(
        ({ step, version, document }) => `${step} ${version} ${Object.keys(JSON.parse(document) as object).join()}`,
      )
      expect(new Set(states)).toEqual(new Set(to === 1 ? ['0 1 name', '1 2 label'] : ['1 2 label', '0 3 name']))
      const versions = (await found({ steps, to })).map(([, version]) => version)
      expect(versions).toEqual(Array.from({ length: count }, () => (to === 1 ? 2 : 3)))
    }
  })

  it('of an older process come in the shape of now, and those of a newer one not at all', async () => {
    await boats({ name: 'n' })
    const summaries: Summaries = {
      madeBy: 'these',
      of: (_, document) => ({ listed: document, searched: '' }),
      uniqueValues: () => undefined,
      references: () => undefined,
    }
    const store = await openStore({ dataDir }, { steps: stepsOf([label]), summaries })
    inDatabase(`update records set step = 0, made_by = '', document = '{"name":"late"}'`)
    for await (const page of store.records.summaries('a', record)) expect(page).toEqual(['{"label":"late"}'])
    expect(JSON.parse((await store.records.find('a', record, 'r0'))?.document ?? '')).toEqual({ label: 'late' })
    inDatabase('update records set step = 7')
    await setImmediate()
    await expect(recordsOf(store.records, 'a')).rejects.toThrow('stored at step 7, which is not known here')
    await store.close()
  })
})
