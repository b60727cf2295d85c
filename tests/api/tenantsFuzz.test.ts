import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setAt } from '#engine/record/path.ts'
import { filesOf, multipart } from './requests.ts'
import {
  announced,
  corporation,
  createdTenant,
  identity,
  individual,
  listTenants,
  paper,
  portrait,
  readTenant,
  tenants,
  unchanged,
} from './tenants.ts'
import { me, server } from './twoPeople.ts'

const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    -0,
    1e308,
    2 ** 53,
    '',
    ' ',
    '\u0000',
    '\uD800',
    'NaN',
    null,
    [],
    {},
    [[]],
    [{}],
    { fileUuid: 'x' },
    true,
  ),
  fc.constantFrom({ fileName: 'a' }, { fileName: 'a', fileUuid: '00000000-0000-4000-8000-000000000000' }),
)
const holders = [
  '',
  'person',
  'guarantors.0',
  'guarantors.0.person',
  'documents.0',
  'documents.1',
  'identificationDocument',
]
const names = [
  'resourceUuid',
  'metaData',
  'metaData.fileUuid',
  'fileData',
  'uploaddate',
  'contacts',
  'type',
  '__proto__',
  'constructor',
  '0',
]
const paths = [
  ...holders.flatMap((holder) => names.map((name) => (holder === '' ? name : `${holder}.${name}`))),
  ...holders.slice(1),
  ...['documents', 'guarantors', 'picture', 'picture.resourceUuid', 'reference', 'representative'],
]
const changes = fc.array(fc.tuple(fc.constantFrom(...paths), nasty), { maxLength: 3 })
const files = [identity(), portrait(), paper('a.txt'), paper('b.txt'), paper('c.txt')]
/** Other files than those that belong to the record, now and then. */
const otherFiles = fc.option(fc.subarray(files), { freq: 2, nil: undefined })
const change = (record: object, steps: [string, unknown][]) =>
  steps.reduce<unknown>((changed, [path, value]) => setAt(changed, path, value), record)

it('answers whatever is sent as the contract lists it, never by a fault, and stores only what it says it stored', async () => {
  const documents = [announced('a.txt'), announced('b.txt')]
  const stored = await createdTenant(server, me, { ...individual, documents }, files.slice(0, 4))
  const bases = [
    { base: { ...individual, documents }, own: [identity(), paper('a.txt'), paper('b.txt')] },
    { base: corporation, own: [] },
    { base: unchanged(stored), own: [] },
  ]
  let made = 1
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...bases),
      changes,
      otherFiles,
      fc.boolean(),
      async ({ base, own }, steps, others, update) => {
        const body = await multipart(change(base, steps), others ?? own, { json: 'tenant', files: 'documents' })
        const family = `${tenants}/${base.type === 'CORPORATION' ? 'corporation' : 'individual'}`
        const replaces = update && base.type === 'INDIVIDUAL'
        const answer = await server.inject({
          method: replaces ? 'PUT' : 'POST',
          url: replaces ? `${family}/${stored.resourceUuid}` : family,
          payload: body.payload,
          headers: { ...me.bearer, ...body.headers },
        })
        if (answer.statusCode !== 200) expect(answer.statusCode).toBe(422)
        else if (!replaces) made += 1
      },
    ),
    { numRuns: 500 },
  )
  const rows = await listTenants(server, me)
  expect(rows).toHaveLength(made)
  // The test would prove little if all were refused.
  expect(made).toBeGreaterThan(20)
  // Every file on the disk is spoken of, and every file that is spoken of is there.
  const records = await Promise.all(rows.map((row) => readTenant(server, me, row)))
  const spoken = records.flatMap(({ documents: list = [], identificationDocument, picture }) =>
    [...list.map(({ fileData }) => fileData), identificationDocument?.fileData, picture].filter(Boolean),
  )
  expect(filesOf(server.dataDir, 'files')).toBe(spoken.length)
  expect(new Set(spoken.map((file) => file?.resourceUuid)).size).toBe(spoken.length)
  expect(filesOf(server.dataDir, 'incoming')).toBe(0)
  expect(server.log()).not.toMatch(/"level":50/)
})
