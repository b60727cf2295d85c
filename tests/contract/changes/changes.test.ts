import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { afterAll, expect, it, vi } from 'vitest'
import { clientCalls, type OfferedIn } from '#compiler/emit/contract/clientCalls.ts'
import { formatTests } from '#compiler/emit/contract/judgedRecord.ts'
import { wireSchema } from '#compiler/emit/validators/wireSchema.ts'
import { compareShapes } from '#engine/migration/compareShapes.ts'
import { storedShape } from '#engine/migration/storedShape.ts'
import type { Json } from '#engine/record/path.ts'
import { writeRecord } from '#engine/wire/writeRecord.ts'
import type {
  FormatsDefinition,
  LookupsDefinition,
  RecordSchema,
  ValuesDefinition,
} from '#generated/definitions.gen.ts'
import { compareContracts } from '../../../scripts/contract/compareContracts.ts'
import { offeredValues } from '../../../scripts/generate/offeredValues.ts'
import { asNew } from '../../arbitraries/asNew.ts'
import { documentOf } from '../../arbitraries/documentOf.ts'
import boats from '../../../scripts/contract/boats.json' with { type: 'json' }
import { type Generated, makeServer, type MadeServer, portId, refusalOf, wholeRecords } from './madeServer.ts'
import { declared, type Definitions, known, randomChange, randomFrom } from './randomChange.ts'

/** Random changes of the definitions; `npm run bench` makes 10,000. */
const maxChanges = Number(process.env['CHANGES'] ?? 60)
const seed = Number(process.env['SEED'] ?? 20_261_127)

const generated = vi.hoisted((): Generated => ({ records: {}, formats: { $schema: '', formats: {} } }))
// Another file may have loaded what is replaced here.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())
vi.mock('#generated/records.gen.ts', () => ({ records: generated.records }))
vi.mock('#generated/formats.gen.ts', () => ({ formats: generated.formats }))

const read = <Value>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Value
const document = parse(readFileSync('openapi/openapi.yaml', 'utf8')) as { paths: Record<string, unknown> }
// Two calls that offer values are enough, and read quickly.
const paths = Object.entries(document.paths).filter(([path]) => /lookup\/(contract|document)-types$/.test(path))
const contract = stringify({ ...document, paths: Object.fromEntries(paths) }, { aliasDuplicateObjects: false })
const { lookups } = read<LookupsDefinition>('schemas/lookups.json')
const kept = Object.fromEntries(['contractTypes', 'documentTypes'].map((name) => [name, lookups[name]]))
const base: Definitions = {
  records: boats as unknown as Record<string, RecordSchema>,
  formats: read<FormatsDefinition>('schemas/formats.json'),
  values: Object.fromEntries(
    ['contract-types', 'document-types'].map((name) => [
      name,
      read<ValuesDefinition>(`schemas/lookups/${name}.values.json`),
    ]),
  ),
}

/** The calls of some definitions, and the server that answers them. */
function runOf(definitions: Definitions, offeredIn: OfferedIn) {
  const { records, formats, values } = definitions
  const texts = new Map<string, string>([
    ['openapi/openapi.yaml', contract],
    ['schemas/formats.json', JSON.stringify(formats)],
    ['schemas/lookups.json', JSON.stringify({ lookups: kept })],
    ...Object.entries(records).map(([name, one]) => [`schemas/${name}.schema.json`, JSON.stringify(one)] as const),
    ...Object.entries(values).map(
      ([name, one]) => [`schemas/lookups/${name}.values.json`, JSON.stringify(one)] as const,
    ),
  ])
  let offered: ReturnType<OfferedIn> = {}
  const calls = clientCalls(
    (path) => texts.get(path) ?? '',
    [...texts.keys()],
    (project) => {
      offered = offeredValues(project)
      return offeredIn(project)
    },
  )
  const seen = offeredIn === offeredValues ? offered : {}
  const verdicts = {
    testsOf: (format: string) => formatTests(formats.formats[format] ?? {}),
    offersOf: (lookup: string) => seen[lookup],
  }
  const boat = wholeRecords(records)['boat/boat'] as RecordSchema
  const shape = storedShape(boat, verdicts)
  return {
    calls,
    shape,
    boat,
    server: makeServer(generated, { records, formats, offered }),
    state: boat.changes?.['sell'],
  }
}
type Run = ReturnType<typeof runOf>

/** Definitions that can be compiled; undefined for those that cannot, which no server runs. */
function runnable(definitions: Definitions, offeredIn: OfferedIn): Run | undefined {
  try {
    return runOf(definitions, offeredIn)
  } catch {
    return undefined
  }
}

interface OldCall {
  operation: string
  send: (to: Run) => Promise<unknown>
}

/** Calls that old definitions accept, and the records that these store. */
async function oldCalls({ server, boat, state }: Run, turn: number) {
  const values: Json = { port: portId, sign: `AB${turn % 100}` }
  const fitting = (json: Json): Json =>
    Object.fromEntries(Object.entries(json).map(([name, value]) => [name, values[name] ?? value]))
  const made = fc.sample(documentOf(wireSchema(boat)), { numRuns: 60, seed: turn })
  const bodies = made.map((one, index) => ({
    json: fitting(asNew(boat, one as Json)),
    id: `${portId.slice(0, -2)}${10 + index}`,
  }))
  const calls: OldCall[] = []
  const stored: Json[] = []
  for (const { json, id } of bodies) {
    const create = (to: MadeServer) => to.create(json, id)
    if ((await refusalOf(() => create(server))) !== undefined) continue
    const record = await create(server)
    stored.push(record)
    const update = writeRecord(boat, record, () => undefined).json
    const all: OldCall[] = [
      { operation: 'createBoat', send: (to) => create(to.server) },
      { operation: 'updateBoat', send: (to) => to.server.update(update, record) },
      { operation: 'sellBoat', send: (to) => to.server.sell(record, to.state ?? { sets: {} }) },
      { operation: 'removePort', send: (to) => to.server.removePort(record) },
    ]
    for (const call of all) {
      if ((await refusalOf(() => call.send({ server, state } as Run))) === undefined) calls.push(call)
    }
    if (stored.length === 12) break
  }
  return { calls, stored }
}

/** Definitions that a few changes lead to, with calls that they accept; undefined where they cannot be run or filled in. */
async function someStart(random: ReturnType<typeof randomFrom>, offeredIn: OfferedIn) {
  let older = base
  for (let index = random(4); index > 0; index--) older = randomChange(older, random).changed
  const before = runnable(older, offeredIn)
  if (!before) return undefined
  const accepted = await oldCalls(before, random(1e9))
  return accepted.stored.length < 3 ? undefined : { older, before, ...accepted }
}

/** Makes random changes, and sends old calls and stored records to the server of the new definitions. */
async function tryChanges(count: number, offeredIn: OfferedIn) {
  const random = randomFrom(seed)
  const found = { changes: 0, calls: 0, refused: 0, named: 0, records: 0, unsaved: 0, left: 0, missed: [] as string[] }
  for (let start = 0; found.changes < count; start++) {
    if (start > count) throw new Error(`${start} definitions gave ${found.changes} changes: ${JSON.stringify(found)}`)
    const given = await someStart(random, offeredIn)
    if (!given) continue
    const { older, before, calls, stored } = given
    for (let turn = 0; turn < 25; turn++) {
      const { changed, what } = randomChange(older, random)
      const after = runnable(changed, offeredIn)
      if (!after) continue
      const breaks = new Set(compareContracts(before.calls, after.calls).map(({ operation }) => operation))
      const left = compareShapes({ fields: before.shape, accepted: new Set() }, after.shape)
      const tell = (operation: string, why: string) =>
        found.missed.push(`${operation} after ${what}: ${why}; from ${JSON.stringify(older.records['boat/boat'])}`)
      found.changes += 1
      found.named += breaks.size > 0 ? 1 : 0
      found.left += left.length > 0 ? 1 : 0
      for (const { operation, send } of calls) {
        found.calls += 1
        const why = await refusalOf(() => send(after))
        if (why === undefined) continue
        found.refused += 1
        if (!breaks.has(operation)) tell(operation, why)
      }
      for (const record of stored) {
        found.records += 1
        const same = writeRecord(after.boat, record, () => undefined).json
        const why = await refusalOf(() => after.server.update(same, record))
        if (why === undefined) continue
        found.unsaved += 1
        if (left.length === 0) tell('stored record', why)
      }
    }
  }
  return found
}

it('knows values for every word of a declaration', () =>
  expect(declared.filter((word) => !known.includes(word))).toEqual([]))

it(
  'each call that old definitions accept and new ones refuse is named, and each stored record',
  { timeout: 3_600_000 },
  async () => {
    const found = await tryChanges(maxChanges, offeredValues)
    const { missed, ...figures } = found
    console.log(`SEED=${seed} CHANGES=${maxChanges}: ${JSON.stringify(figures)}, ${missed.length} not named`)
    expect(missed).toEqual([])
    // A comparison that names every change would prove nothing.
    expect(found.refused).toBeGreaterThan(found.changes / 4)
    expect(found.named).toBeLessThan(0.9 * found.changes)
    expect(found.left).toBeLessThan(0.9 * found.changes)
  },
)

it('and a comparison that leaves lookups out is found out', { timeout: 600_000 }, async () => {
  const { missed } = await tryChanges(Math.min(maxChanges, 40), () => ({}))
  expect(missed.join('\n')).toMatch(/values without|lookup/)
})
