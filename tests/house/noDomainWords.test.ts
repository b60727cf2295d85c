import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Folders of schemas/ that name a deed of the product's frame and no thing of the trade: their words are anybody's. */
const notOfTheTrade = ['meta', 'sign-in', 'sign-up', 'subscription', 'password', 'account']
const rooms = ['engine', 'ui', 'fields', 'screens', 'client']

const resources = readdirSync('schemas', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !notOfTheTrade.includes(entry.name))
  .map((entry) => entry.name)
  .filter((folder) => readdirSync(join('schemas', folder)).some((file) => file.endsWith('.schema.json')))

/** Words of a text in lower case: identifiers are cut at capitals, so that "isLease" is caught and "release" is not. */
const wordsOf = (text: string) => (text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())

const namesOf = (resource: string) => {
  const words = resource.split('-')
  const plural = [...words.slice(0, -1), `${words.at(-1) ?? ''}s`]
  return [...new Set([words.join(' '), plural.join(' '), words.join(''), plural.join('')])]
}

/** Names of resources in a text, however they are written: real-estate, realEstate, RealEstate, real_estate, realestate. */
function namesIn(text: string, names = resources.flatMap(namesOf)): string[] {
  const words = ` ${wordsOf(text).join(' ')} `
  return names.filter((name) => words.includes(` ${name} `))
}

describe.each(rooms)('src/%s', (room) => {
  const files = readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

  it('names no resource of schemas/', () => {
    const hits = files.flatMap((file) =>
      namesIn(`${file}\n${readFileSync(join('src', room, file), 'utf8')}`).map((name) => `${file}: ${name}`),
    )
    expect(hits).toEqual([])
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
