import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namesIn, namesInRoom, namesOf, neutralRooms } from '../../scripts/new/wordsOfTheCode.ts'

/** Folders of schemas/ that name a deed of the product's frame and no thing of the trade: their words are anybody's. */
const notOfTheTrade = ['meta', 'sign-in', 'sign-up', 'subscription', 'password', 'account']

const resources = readdirSync('schemas', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !notOfTheTrade.includes(entry.name))
  .map((entry) => entry.name)
  .filter((folder) => readdirSync(join('schemas', folder)).some((file) => file.endsWith('.schema.json')))

describe.each(neutralRooms)('src/%s', (room) => {
  it('names no resource of schemas/', () => {
    expect(namesInRoom('.', room, resources.flatMap(namesOf))).toEqual([])
  })
})

describe('the search for names', () => {
  const names = ['real-estate', 'tenant', 'lease'].flatMap(namesOf)

  it.each([
    'const realEstate = 1',
    'class RealEstateList {}',
    '// the real estate is shown',
    'real_estate',
    "'#schemas/real-estate/x'",
    'REAL_ESTATES',
    'realestateUuid',
    'isTenant',
    'tenants',
    'TENANT_ID',
  ])('finds %s', (text) => expect(namesIn(text, names)).not.toEqual([]))

  it.each(['release', 'realistic estates of mind', 'pleased', 'const real = estateless'])('leaves %s alone', (text) =>
    expect(namesIn(text, names)).toEqual([]),
  )

  it('looks for the real resources', () => expect(resources).toContain('real-estate'))
})
