import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { mergeRecords } from '#engine/merge/mergeRecords.ts'
import type { Side } from '#engine/merge/Difference.ts'
import type { Json } from '#engine/record/path.ts'
import { writeRecord } from '#engine/record/writeRecord.ts'
import { onPostgres } from '../../databases/freshDatabase.ts'
import { manyWrites } from '../manyWrites.ts'
import { created, estates, house, save } from '../requests.ts'
import { testServer, type Person, type TestServer } from '../server.ts'

const server: TestServer = await testServer(manyWrites)
afterAll(() => server.close())
const { schema } = server.services.catalogue.record('real-estate/real-estate')

/** What is done to a record that is open somewhere. */
type Edit = { kind: 'label' | 'address' | 'surface' } | { kind: 'add' } | { kind: 'remove'; place: number }
type Step = { editor: number } & ({ does: 'open' } | { does: 'save'; prefers: Side } | { does: 'edit'; edit: Edit })

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constantFrom('label', 'address', 'surface') }),
  fc.record({ kind: fc.constant('add' as const) }),
  fc.record({ kind: fc.constant('remove' as const), place: fc.nat(3) }),
)
const stepOf = (editors: number): fc.Arbitrary<Step> => {
  const editor = fc.nat(editors - 1)
  return fc.oneof(
    { weight: 1, arbitrary: fc.record({ editor, does: fc.constant('open' as const) }) },
    { weight: 3, arbitrary: fc.record({ editor, does: fc.constant('edit' as const), edit }) },
    {
      weight: 2,
      arbitrary: fc.record({
        editor,
        does: fc.constant('save' as const),
        prefers: fc.constantFrom<Side>('mine', 'theirs'),
      }),
    },
  )
}
const steps = fc
  .integer({ min: 2, max: 3 })
  .chain((editors) => fc.array(stepOf(editors), { minLength: 4, maxLength: 9 }))

interface Seen {
  record: Json
  version: string
}

/** Somebody with the record open: what was loaded, and what it has become since. */
interface Editor {
  seen: Seen
  mine: Json
}

/** The values that were acknowledged and that nobody has overwritten knowingly. */
class Ledger {
  private readonly stored = new Set<string>()

  /** A save was acknowledged. @param overwritten what whoever saved had seen and wanted to go */
  acknowledge(record: Json, overwritten: ReadonlySet<string>): void {
    const now = valuesOf(record)
    for (const value of this.stored) {
      if (now.includes(value)) continue
      expect([...overwritten], `${value} went without having been seen`).toContain(value)
      this.stored.delete(value)
    }
    for (const value of now) this.stored.add(value)
  }

  /** What must be in the last state. */
  values(): string[] {
    return [...this.stored].sort()
  }
}

/** The parts of a record that are changed here; each value is typed only once. */
function valuesOf(record: Json): string[] {
  const { habitable } = record as { habitable?: { habitableComponents?: Json[] } }
  const rooms = (habitable?.habitableComponents ?? []).map((room) => `room ${String(room['label'])}`)
  return [...['label', 'address', 'surface'].map((name) => `${name} ${String(record[name])}`), ...rooms]
}

let typed = 0

function edited(record: Json, change: Edit): Json {
  typed += 1
  const { habitable } = record as { habitable: { habitableComponents: Json[] } }
  const rooms = habitable.habitableComponents
  switch (change.kind) {
    case 'add':
      return {
        ...record,
        habitable: { habitableComponents: [...rooms, { type: 'CAVE', surface: 3, label: `Cave ${typed}` }] },
      }
    case 'remove': {
      // One room has to stay.
      const left = rooms.length > 1 ? rooms.filter((_, place) => place !== change.place % rooms.length) : rooms
      return { ...record, habitable: { habitableComponents: left } }
    }
    case 'surface':
      return { ...record, surface: typed }
    default:
      return { ...record, [change.kind]: `${change.kind} ${typed}` }
  }
}

async function load(who: Person, id: string): Promise<Seen> {
  const answer = await server.inject({ url: `${estates}/${id}`, headers: who.bearer })
  return { record: answer.json<Json>(), version: String(answer.headers['etag']) }
}

/** Saves as the form does: what is stale is joined with what is stored, and saved again, until it is not stale. */
async function saveJoined(who: Person, id: string, { seen, mine }: Editor, prefers: Side, ledger: Ledger) {
  let [base, record, saves] = [seen, mine, 0]
  const opened = valuesOf(seen.record)
  const overwritten = new Set(opened.filter((value) => !valuesOf(mine).includes(value)))
  const wanted = new Set(valuesOf(mine).filter((value) => !opened.includes(value)))
  for (;;) {
    const { json } = writeRecord(schema, record, () => undefined)
    const answer = await save(server, who, json, { id, headers: { 'if-match': base.version } })
    saves += 1
    if (answer.statusCode === 200) {
      const stored = await load(who, id)
      ledger.acknowledge(stored.record, overwritten)
      expect(valuesOf(stored.record)).toEqual(expect.arrayContaining([...wanted]))
      return { stored, saves }
    }
    expect(answer.statusCode, answer.body).toBe(412)
    const now = await load(who, id)
    const sides = { base: base.record, mine: record, theirs: now.record }
    const asked = mergeRecords(schema, sides).differences.filter(({ by }) => by === 'both')
    for (const { path, mine: own, theirs } of asked) {
      if (prefers === 'mine') overwritten.add(`${path} ${String(theirs)}`)
      else wanted.delete(`${path} ${String(own)}`)
    }
    const choices = Object.fromEntries(asked.map(({ path }) => [path, prefers]))
    record = mergeRecords(schema, sides, choices).record
    base = now
  }
}

async function play(who: Person, script: readonly Step[]): Promise<number> {
  const made = await created(server, who, {
    ...house,
    habitable: { habitableComponents: [{ type: 'CAVE', surface: 3, label: 'First' }] },
  })
  const id = made.resourceUuid
  const first = await load(who, id)
  const ledger = new Ledger()
  ledger.acknowledge(first.record, new Set())
  const editors = [0, 1, 2].map((): Editor => ({ seen: first, mine: first.record }))
  let stale = 0
  for (const step of script) {
    const own = editors[step.editor]
    if (!own) continue
    if (step.does === 'open') own.seen = await load(who, id)
    if (step.does === 'open') own.mine = own.seen.record
    if (step.does === 'edit') own.mine = edited(own.mine, step.edit)
    if (step.does === 'save') {
      const { stored, saves } = await saveJoined(who, id, own, step.prefers, ledger)
      editors[step.editor] = { seen: stored, mine: stored.record }
      stale += saves - 1
    }
  }
  const last = await load(who, id)
  expect(valuesOf(last.record).sort()).toEqual(ledger.values())
  return stale
}

// Each statement on PostgreSQL is a way to another process and back. `EDITORS=1000` for a release.
const runs = Number(process.env['EDITORS'] ?? (onPostgres ? 100 : 200))

describe('two and three editors of one record', () => {
  it(`lose no update in ${runs} random interleavings`, { timeout: 120_000 }, async () => {
    const who = await server.person()
    let stale = 0
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        stale += await play(who, script)
      }),
      { numRuns: runs, endOnFailure: true },
    )
    // Otherwise nobody would have met anybody.
    expect(stale).toBeGreaterThan(runs / 4)
  })
})
