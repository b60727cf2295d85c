import { beforeAll, describe, expect, it, test } from 'vitest'
import formatsDefinition from '../../../schemas/formats.json'
import cases from '../../../tests/fixtures/formatValues.json' with { type: 'json' }
import type { FormatsDefinition } from '#generated/definitions.gen.ts'
import { createFormats } from './createFormats.ts'
import { latestClock, stampOf } from './dates.ts'
import { dialledNumber } from '../text/numbers.ts'

const clock = () => new Date(2026, 10, 20, 0, 5)
const formats = createFormats(formatsDefinition as FormatsDefinition, clock)

/** Validity after normalising, as both sides test it. */
function accepts(name: string, value: string | number): boolean {
  const format = formats[name]
  if (!format) throw new Error(`no format ${name}`)
  return format.validate(typeof value === 'string' ? format.normalise(value) : value)
}

it.each(cases.values as [rule: string, format: string, takes: (string | number)[], refuses: (string | number)[]][])(
  '%s',
  (_, format, takes, refuses) => {
    expect(takes.filter((value) => !accepts(format, value))).toEqual([])
    expect(refuses.filter((value) => accepts(format, value))).toEqual([])
  },
)

describe.each([
  ['Europe/Paris', '2026-11-20T23:30:00Z'],
  ['America/Los_Angeles', '2026-11-21T08:30:00Z'],
  ['Pacific/Kiritimati', '2026-11-20T10:30:00Z'],
])('half past midnight on 21/11/2026 in %s', (zone, moment) => {
  beforeAll(() => {
    const before = process.env['TZ']
    process.env['TZ'] = zone
    return () => {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  })
  const now = () => new Date(moment)
  const taken = (clock: () => Date) => {
    const { pastDate } = createFormats(formatsDefinition as FormatsDefinition, clock)
    return ['20/11/2026', '21/11/2026', '22/11/2026', '23/11/2026'].filter((date) => pastDate?.validate(date))
  }

  it('FMT-09 the page takes that day and none after it', () => {
    expect(taken(now)).toEqual(['20/11/2026', '21/11/2026'])
  })
  it('the server takes the day of every page, wherever it runs itself', () => {
    expect(taken(latestClock(now))).toContain('21/11/2026')
    expect(taken(latestClock(now))).not.toContain('23/11/2026')
  })
  it('a stamp is that moment on the clock of the page', () => {
    expect(stampOf(now())).toBe('11/21/2026 00:30:00')
  })
})

describe('normal form and display', () => {
  test.each(cases.shown as [string, string, string, string][])(
    '%s %s is kept as %s and shown as %s',
    (name, typed, kept, shown) => {
      expect(formats[name]?.normalise(typed)).toBe(kept)
      expect(formats[name]?.show(kept)).toBe(shown)
      // What is shown is taken as well; a number may have its zero back.
      const again = formats[name]?.normalise(shown) ?? ''
      expect(again === kept || dialledNumber(kept) === again).toBe(true)
    },
  )
})

describe('PWD-01..05 password: what is still to be met', () => {
  const unmet = (text: string) => formats['password']?.unmet(text)
  test.each(cases.passwords as [string, string[]][])('%j lacks %j', (text, names) => {
    expect(unmet(text)).toEqual(names)
    expect(accepts('password', text)).toBe(names.length === 0)
  })
  test.each([...`~!@#$%^&*_+=-'|(){}[]:;"<>,.?/ `])('%j is a special character', (special) => {
    expect(accepts('password', `Aab1xy${special}`)).toBe(true)
  })
  test('a format without demands demands nothing', () => expect(formats['line']?.unmet('')).toEqual([]))
})

describe('FMT-18 rib: bank code 5, office code 5, account number 11, key 2', () => {
  const parts = (text: string) => formats['bankRib']?.parts(text).map(({ name, text: part }) => `${name} ${part}`)
  test('is split when it is whole', () => {
    expect(parts('20041010050500013M02606')).toEqual([
      'bankCode 20041',
      'officeCode 01005',
      'accountNumber 0500013M026',
      'key 06',
    ])
  })
  test.each(['', '2004', '20041010050500013M026060'])('is not split as %j', (text) => expect(parts(text)).toEqual([]))
  test('a format without named groups has none', () => expect(formats['siren']?.parts('732829320')).toEqual([]))
})

describe('OP-78 stamps of uploads are month/day/year hour:minute:second', () => {
  it('shows the day as people write it here, and leaves other texts alone', () => {
    expect(formats['stamp']?.show('01/31/2026 10:00:00')).toBe('31/01/2026')
    expect(formats['stamp']?.show('yesterday')).toBe('yesterday')
  })
  it('writes a moment so', () => {
    expect(stampOf(new Date(2026, 0, 9, 7, 5, 3))).toBe('01/09/2026 07:05:03')
  })
})
