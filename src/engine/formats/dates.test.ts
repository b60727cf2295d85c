import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { earliestClock, latestClock, parseDate, today } from './dates.ts'
import { hasShortYear, readDay } from './readDay.ts'

const zone = process.env['TZ'] ?? ''
afterEach(() => void (process.env['TZ'] = zone))

describe('the latest and the earliest day on earth', () => {
  const zones = ['Europe/Paris', 'UTC', 'Pacific/Kiritimati', 'Etc/GMT+12', 'America/St_Johns', 'Australia/Lord_Howe']
  // The first zone to change its day is 14 hours ahead of universal time, the last one 12 hours behind; summer and winter.
  it.each(zones)('change at the same minute, wherever the program runs: %s', (name) => {
    process.env['TZ'] = name
    for (const [day, before, on, after] of [
      ['2026-07-15', 20260714, 20260715, 20260716],
      ['2027-01-01', 20261231, 20270101, 20270102],
    ] as const) {
      const at = (time: string) => () => new Date(`${day}T${time}Z`)
      const days = (time: string) => [today(earliestClock(at(time))), today(latestClock(at(time)))]
      expect([name, days('09:59:59'), days('10:00:00')]).toEqual([name, [before, on], [before, after]])
      expect([name, days('11:59:59'), days('12:00:00')]).toEqual([name, [before, after], [on, after]])
    }
  })
})

describe('a year of two digits', () => {
  const past = (day: string) => (parseDate(day) ?? Infinity) <= 20261120
  it.each([
    ['1/2/90', '01/02/1990'],
    ['12.5.90', '12/05/1990'],
    ['12 mai 90', '12/05/1990'],
    ['120590', '12/05/1990'],
    ['21/11/26', '21/11/1926'],
  ])('is read where one century alone lies in the past: %s', (typed, day) => expect(readDay(typed, past)).toBe(day))

  it.each(['1/2/20', '20/11/26', '12 mai 05', '010203', '120531'])(
    'is left as typed where there are two meanings, so that the error can ask for the century: %s',
    (typed) => {
      expect(readDay(typed, past)).toBe(typed)
      expect(hasShortYear(typed)).toBe(true)
    },
  )

  it.each(['12/05/1990', '31/02/1990', '12 mai', 'abc', '', '0612345678', '1/2/3'])(
    'is missing from no other text: %s',
    (typed) => expect(hasShortYear(typed)).toBe(false),
  )
})

it('a day reads the same in every form in which people write it, whatever the field takes', () => {
  const day = fc.date({ min: new Date(Date.UTC(1000, 0)), max: new Date(Date.UTC(9999, 11, 31)), noInvalidDate: true })
  const languages = fc.constantFrom('fr-FR', 'en-GB', 'en-US')
  const styles = fc.constantFrom('long' as const, 'medium' as const)
  fc.assert(
    fc.property(day, languages, styles, (date, language, dateStyle) => {
      const [year, month, dayOfMonth] = date.toISOString().slice(0, 10).split('-')
      const typed = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(date)
      expect(
        readDay(typed, () => false),
        typed,
      ).toBe(`${dayOfMonth}/${month}/${year}`)
    }),
  )
})
