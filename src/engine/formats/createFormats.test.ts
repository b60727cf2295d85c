import { beforeAll, describe, expect, it, test } from 'vitest'
import formatsDefinition from '../../../schemas/formats.json'
import type { FormatsDefinition } from '#generated/definitions.gen.ts'
import { createFormats } from './createFormats.ts'
import { latestClock, stampOf } from './dates.ts'

const clock = () => new Date(2026, 10, 20, 0, 5)
const formats = createFormats(formatsDefinition as FormatsDefinition, clock)

/** Validity after normalising, as both sides test it. */
function accepts(name: string, value: string | number): boolean {
  const format = formats[name]
  if (!format) throw new Error(`no format ${name}`)
  return format.validate(typeof value === 'string' ? format.normalise(value) : value)
}

it.each<[rule: string, format: string, takes: (string | number)[], refuses: (string | number)[]]>([
  [
    'FMT-03 email: one at-sign, no whitespace, a dot in the domain',
    'email',
    ['a@b.fr', 'jean.dupont+loyer@exemple.co.uk', 'é@exemple.fr'],
    ['a@b', 'a@@b.fr', 'a b@c.fr', 'a@b c.fr', 'ab.fr', '@b.fr', 'a@', ''],
  ],
  [
    'FMT-04 French landline',
    'landline',
    [
      ...['0142685300', '+33142685300', '0033142685300', '142685300', '01 42 68 53 00', '+33 (0)1 42-68.53.00'],
      ...['0970010203', '0899123456'],
    ],
    ['0612345678', '0712345678', '014268530', '01426853000', '+32142685300', '+330142685300', 'abc'],
  ],
  [
    'FMT-05 French mobile',
    'mobile',
    [
      ...['0612345678', '0712345678', '+33612345678', '0033712345678', '612345678', '06 12 34 56 78'],
      '+33 (0)6 12 34 56 78',
    ],
    ['0142685300', '0812345678', '061234567', '06123456789', '+33 06 12 34 56 78'],
  ],
  ['FMT-06 digits only, empty accepted', 'digits', ['', '0', '120'], ['12,5', '-1', 'a', ' ']],
  [
    'FMT-07 a date is dd/mm/yyyy and a real day',
    'date',
    ['29/02/2024', '31/12/1999', '01/01/0001', '31/12/2099'],
    [
      ...['31/02/2020', '29/02/2023', '32/01/2020', '00/01/2020', '01/13/2020', '1/1/2020', '2020-01-01', '01/01/20'],
      'x',
    ],
  ],
  [
    'FMT-09 a date that may not be after today takes today and refuses tomorrow',
    'pastDate',
    ['20/11/2026', '19/11/2026'],
    ['21/11/2026', '01/01/2027'],
  ],
  ['a past year takes this year and refuses the next', 'pastYear', [2026], [2027]],
  [
    'FMT-11 an address of the web, with http:// assumed',
    'url',
    [
      ...['exemple.fr', 'www.exemple.fr/a?b=c#d', 'http://exemple.fr', 'HTTPS://exemple.fr:8443/x', 'localhost:3000'],
      'été.fr',
    ],
    [...['http://', 'a b.fr', 'javascript:alert(1)', 'ftp://exemple.fr', 'http://exa mple.fr', '//', '-'], 'http:///x'],
  ],
  [
    'FMT-12 SIRET is exactly 14 digits, spaces aside',
    'siret',
    ['73282932000074', '732 829 320 00074'],
    ['7328293200007', '732829320000745', '7328293200007A'],
  ],
  ['FMT-13 SIREN is exactly 9 digits, spaces aside', 'siren', ['732829320', '732 829 320'], ['73282932', '7328293200']],
  [
    'FMT-14 VAT is FR followed by 11 digits',
    'vat',
    ['FR44732829320', 'fr 44 732 829 320'],
    ['FR4473282932', 'DE44732829320', 'FRK7303265045'],
  ],
  [
    'FMT-18 a rib is 23 characters',
    'rib',
    ['20041 01005 0500013M026 06', '20041010050500013M02606'],
    ['20041010050500013M0260'],
  ],
  [
    'OP-78 stamps of uploads are month/day/year hour:minute:second',
    'stamp',
    ['01/31/2026 00:00:00', '02/29/2024 23:59:59'],
    [
      ...['31/01/2026 00:00:00', '02/29/2026 00:00:00', '01/31/2026 24:00:00', '01/31/2026 10:60:00'],
      ...['01/31/2026 10:00:60', '1/31/2026 10:00:00', '01/31/2026 10:00', '01/31/2026', '2026-01-31T10:00:00'],
    ],
  ],
])('%s', (_, format, takes, refuses) => {
  expect(takes.filter((value) => !accepts(format, value))).toEqual([])
  expect(refuses.filter((value) => accepts(format, value))).toEqual([])
})

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
  test.each([
    ['mobile', '+33 (0)6 12-34.56 78', '+33612345678', '+33 6 12 34 56 78'],
    ['mobile', '06\u201012\u201134\u201256\u201378', '0612345678', '06 12 34 56 78'],
    ['mobile', '06.12.34.56.78', '0612345678', '06 12 34 56 78'],
    ['landline', '0033 1 42 68 53 00', '0033142685300', '0033 1 42 68 53 00'],
    ['siret', '732829320 00074', '73282932000074', '732 829 320 00074'],
    ['siren', ' 732829320 ', '732829320', '732 829 320'],
    ['vat', 'fr44732829320', 'FR44732829320', 'FR44 732 829 320'],
    ['rib', '20041010050500013M02606', '20041010050500013M02606', '20041 01005 0500013M026 06'],
  ])('%s %s is kept as %s and shown as %s', (name, typed, kept, shown) => {
    expect(formats[name]?.normalise(typed)).toBe(kept)
    expect(formats[name]?.show(kept)).toBe(shown)
  })
})

describe('PWD-01..05 password: what is still to be met', () => {
  const unmet = (text: string) => formats['password']?.unmet(text)
  test.each([
    ['Aa1!xy', ['length']],
    ['AA1!XYZ', ['lowerCase']],
    ['aa1!xyz', ['upperCase']],
    ['Aab!xyz', ['digit']],
    ['Aab1xyz', ['special']],
    ['Aab1xy§', ['special']],
    ['', ['length', 'lowerCase', 'upperCase', 'digit', 'special']],
    ['Élan d’1 été!', []],
  ])('%j lacks %j', (text, names) => {
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
