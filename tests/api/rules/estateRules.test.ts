import { beforeAll, describe, expect, it } from 'vitest'
import { setAt } from '#engine/record/path.ts'
import { estates, house, keyOf, land, multipart, named, refusal } from '../requests.ts'
import { me, server, withTwoAccounts } from '../twoAccounts.ts'
import { processorTime } from '../../processorTime.ts'
import { today } from './today.ts'

withTwoAccounts()

const rooms = 'habitable.habitableComponents'
const trustee = 'condominiumTrustee'
const nextYear = new Date().getFullYear() + 1

/** The items that demand it, a field, a wrong value for it (undefined: missing), and the code that names it. */
type Wrong = [items: string, path: string, value: unknown, code: string]

/** Those of single fields are in tests/contract/sentences.test.ts. */
const wrongs: Wrong[] = [
  ['REAL-41', 'constructionYear', nextYear, 'format'],
  ['REAL-47', rooms, [], 'minItems'],
  ['REAL-47', 'habitable', undefined, 'required'],
  ['REAL-47', 'habitable', null, 'type'],
  ['', 'label', 'é'.repeat(201), 'maxLength'],
  // What is not declared, what only the server gives, and what means something to JavaScript.
  ...['price', 'resourceUuid', `${rooms}.0.resourceUuid`, 'pictures', 'constructor'].map((path): Wrong => [
    '',
    path,
    'x',
    'unknown',
  ]),
]

describe('a real estate with one mistake is refused', () => {
  it.each(wrongs)('%s %s: %j is refused as %s', async (_, path, value, code) => {
    expect(await refusal(me.estates.save(setAt(house, path, value)))).toEqual([422, `${path} ${code}`])
  })

  it('__proto__', async () => {
    const answer = await me.estates.save(JSON.stringify(land).replace('{', '{"__proto__":{"x":1},'))
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: '__proto__', message: 'unknown' }]])
  })

  it.each([
    ['surface', '9007199254740993'],
    ['surface', '0.12345678901234567891'],
    ['surface', '1e400'],
    ['constructionYear', '12345678901234567890'],
  ])('%s: a number of which digits would be lost, %s', async (field, digits) => {
    const text = JSON.stringify({ ...house, [field]: 'digits' }).replace('"digits"', digits)
    expect(await refusal(me.estates.save(text))).toEqual([422, `${field} digits`])
  })

  it('sends the figures of a rule, for the words of the page', async () => {
    const answer = await me.estates.save({ ...land, label: 'x'.repeat(201) })
    expect(JSON.parse(keyOf(answer))).toEqual([{ fieldName: 'label', message: 'maxLength', params: { limit: 200 } }])
  })

  it('ERR-05 REAL-68 names every wrong field at once, a hundred at most', async () => {
    const answer = await me.estates.save({ type: 'LAND', surface: 'x', measureUnity: 'SQUARE_METERS' })
    const fields = named(answer).map(({ fieldName }) => fieldName)
    expect(fields.sort()).toEqual(['address', 'label', 'surface'])
    const strange = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`strange${index}`, 1]))
    expect(named(await me.estates.save({ ...land, ...strange }))).toHaveLength(100)
  })

  it('ERR-05 ERR-06 has the shape of the specification', async () => {
    const before = Date.now()
    const body = (await me.estates.save({})).json<{ functionnalDetails: string; timestamp: Record<string, number> }>()
    expect(Object.keys(body)).toEqual(['functionnalDetails', 'timestamp'])
    const { year = 0, monthValue = 0, dayOfMonth, hour, minute, second } = body.timestamp
    const time = Date.UTC(year, monthValue - 1, dayOfMonth, hour, minute, second)
    expect(time).toBeGreaterThanOrEqual(before - 1000)
    expect(time).toBeLessThanOrEqual(Date.now())
  })
})

describe('250 kB of mistakes get a small answer, which takes no longer than ten answers to a tenth of them', () => {
  const strange = (share: number) => ({
    ...land,
    ...Object.fromEntries(Array.from({ length: 25_000 * share }, (_, index) => [`n${index.toString(36)}`, 1])),
  })
  const empty = (share: number) =>
    setAt(
      house,
      rooms,
      Array.from({ length: 80_000 * share }, () => ({})),
    )
  const dots = (share: number) => setAt(house, `${trustee}.email`, `a@${'.'.repeat(250_000 * share)}@`)
  let address: string
  beforeAll(async () => void (address = `${await server.listen()}${estates}`))

  it.each([
    ['an address made of dots', dots, 'maxLength'],
    ['unknown names', strange, 'unknown'],
    ['entries without anything', empty, 'maxItems'],
  ])('%s', { timeout: 120_000 }, async (_, mistakes, code) => {
    /** Milliseconds of the processor for an answer to a share of the mistakes. */
    async function spentOn(share: number): Promise<number> {
      const { payload, headers } = await multipart(mistakes(share))
      return processorTime(async () => {
        const answer = await fetch(address, { method: 'POST', headers: { ...me.bearer, ...headers }, body: payload })
        const text = await answer.text()
        const { functionnalDetails } = JSON.parse(text) as { functionnalDetails: string }
        const items = JSON.parse(functionnalDetails) as { message: string }[]
        expect([answer.status, items.map(({ message }) => message)]).toEqual([422, expect.arrayContaining([code])])
        expect(items.length).toBeLessThanOrEqual(100)
        expect(text.length).toBeLessThan(10_000)
      })
    }

    const tenth = await spentOn(0.1)
    // Twice as long as that, for what else the processor does. What grows with the square takes a hundred times as long.
    expect(await spentOn(1)).toBeLessThan(20 * tenth)
  })
})

describe('what keeps the rules is taken', () => {
  const withTrustee = (change: object) => ({ ...land, [trustee]: { ...house.condominiumTrustee, ...change } })

  it.each([
    ['REAL-40 no year and no date', land],
    ['REAL-41 the year 1400', { ...land, constructionYear: 1400 }],
    ['REAL-41 this year', { ...land, constructionYear: nextYear - 1 }],
    ['REAL-43 FMT-09 today', { ...land, acquisitionDate: today() }],
    ['REAL-40 REAL-43 empty optional texts', { ...land, acquisitionDate: '' }],
    ['a surface of nothing', { ...land, surface: 0 }],
    ['REAL-47 a non-habitable type with null', { ...land, habitable: null, condominiumTrustee: null }],
    ['REAL-49 REAL-50 a trustee without phone and email', withTrustee({ phone: undefined, email: '' })],
    ['REAL-49 FMT-05 a mobile with prefix', withTrustee({ phone: '+33 6 12 34 56 78' })],
    ['a name of 200 characters, not code units', { ...land, label: '👍'.repeat(200) }],
  ])('%s', async (_, record) => {
    const answer = await me.estates.save(record)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('resourceUuid')])
  })

  it('gives hostile text back as it came, in one normal form and without signs that nobody sees', async () => {
    const label = '<img src=x onerror=alert(1)> 👩‍👩‍👧 \u0000 \u2028 \u202E é e\u0301 " \' ; drop table records'
    const seen = label.normalize('NFC').replaceAll('\u0000', '').replaceAll('\u202E', '')
    expect((await me.estates.created({ ...land, label })).label).toBe(seen)
  })
})
