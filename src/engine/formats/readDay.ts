import { plainLetters } from '../text/plainLetters.ts'
import { parseDate } from './dates.ts'
import { withoutUnseen } from '../text/unseen.ts'

/** A day as it was typed; the month may be a name, and the year may have two digits. */
interface TypedDay {
  day: string
  month: string
  year: string
}

/**
 * Reads a date as people type it and returns dd/mm/yyyy: `1/2/2020`, `01022020`, `1er février 2020`, `Feb 1, 2020`, and
 * `2020-02-01` as browsers fill it in. A year of two digits is read if the field accepts only one century. Other texts
 * are returned unchanged, for the validator to reject.
 * @param takes whether the field accepts a date, written dd/mm/yyyy
 */
export function readDay(text: string, takes: (day: string) => boolean): string {
  const typed = withoutUnseen(text).trim()
  const meanings = possibleDays(typed)
  const whole = meanings.filter((meaning) => !isShort(meaning)).map(dayText)
  const short = meanings.filter(isShort).flatMap(inEachCentury).filter(takes)
  const days = new Set([...whole.filter((day) => parseDate(day) !== undefined), ...short])
  const [day] = days
  if (days.size === 1 && day !== undefined) return day
  // A day that does not exist is refused in the form of one.
  return (days.size === 0 ? whole[0] : undefined) ?? typed
}

/** Whether a text is a day but for the century of its year, such as `1/2/20`. */
export const hasShortYear = (text: string): boolean => possibleDays(text.trim()).some(isShort)

const isShort = ({ year }: TypedDay): boolean => year.length === 2

const inEachCentury = (typed: TypedDay): string[] =>
  ['19', '20'].map((century) => dayText({ ...typed, year: century + typed.year }))

const dayText = ({ day, month, year }: TypedDay) => `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`

/** The orders of day, month and year. Digits without signs between them may have two. */
const orders = [
  /^(?<day>\d{1,2}) (?<month>\d{1,2}|[a-z]+) (?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4}) (?<month>\d{1,2}|[a-z]+) (?<day>\d{1,2})$/,
  /^(?<month>[a-z]+) (?<day>\d{1,2}) (?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4}|\d{2})(?<month>\d{2})(?<day>\d{2})$/,
]
/** Words around the number of a day: `le 1er`, `the 1st of`. */
const fillers = new Set(['le', 'the', 'of', 'er', 'st', 'nd', 'rd', 'th'])

/** The dates that a typed text can mean: `010220` may be 1 February 2020 or 20 February 2001. */
function possibleDays(typed: string): TypedDay[] {
  const text = plainLetters(typed)
  if (!/^[a-z\d][a-z\d\s/.,-]*$/.test(text)) return []
  const parts = text.match(/\d+|[a-z]+/g) ?? []
  const plain = parts.filter((part) => !fillers.has(part)).join(' ')
  return orders.flatMap((order) => {
    const { day = '', month = '', year = '' } = order.exec(plain)?.groups ?? {}
    const number = /^\d/.test(month) ? month : monthNamed(month)
    return number === undefined ? [] : [{ day, month: number, year }]
  })
}

/** The names of the months in both languages, without accents. */
const monthNames = ['fr', 'en'].map((language) => {
  const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => plainLetters(names.format(Date.UTC(2000, month))))
})

/** The number of a month by its name or an abbreviation of three letters or more; undefined if several begin so. */
function monthNamed(name: string): string | undefined {
  if (name.length < 3) return undefined
  const months = monthNames.flatMap((names) =>
    names.flatMap((full, place) => (full.startsWith(name) ? [place + 1] : [])),
  )
  const [month, ...others] = new Set(months)
  return month === undefined || others.length > 0 ? undefined : String(month)
}
