import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Rooms of src/ that speak of no thing of the trade. */
const neutralRooms = ['engine', 'ui', 'fields', 'screens', 'client']

/**
 * The things of the trade that the product came with. What a project adds is not judged: a word such as "note" or "key"
 * may mean a thing there and something else in code.
 */
const things = ['real-estate', 'tenant', 'guarantor', 'emergency-contact', 'supporting-document', 'lease', 'landlord']

/** How a name may be written, in words: one and many, apart and in one. */
function writingsOf(name: string): string[] {
  const words = name.split('-')
  const plural = [...words.slice(0, -1), `${words.at(-1) ?? ''}s`]
  return [...new Set([words.join(' '), plural.join(' '), words.join(''), plural.join('')])]
}

const writings = things.flatMap(writingsOf)

/** Words of a text in lower case: identifiers are cut at capitals, so that "isLease" is caught and "release" is not. */
const wordsOf = (text: string) => (text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())

/** The things in a text, however they are written: real-estate, realEstate, RealEstate, real_estate, realestate. */
function thingsIn(text: string): string[] {
  const words = ` ${wordsOf(text).join(' ')} `
  return writings.filter((name) => words.includes(` ${name} `))
}

describe.each(neutralRooms)('src/%s', (room) => {
  it('names no thing of the trade', () => {
    const folder = join('src', room)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    const found = files.flatMap((file) =>
      thingsIn(`${file}\n${readFileSync(join(folder, file), 'utf8')}`).map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })
})

it.each(['RealEstateList', '// the real estate is shown', 'REAL_ESTATES', "'#schemas/real-estate/x'", 'isTenant'])(
  'the search finds %s',
  (text) => expect(thingsIn(text)).not.toEqual([]),
)

it('the search leaves words alone that only sound alike', () =>
  expect(thingsIn('release, realistic estates of mind, const real = estateless')).toEqual([]))
