/** A day as a number that grows with it, e.g. 20240229. @param month 1 to 12 */
const dayNumber = (year: number, month: number, day: number) => year * 10_000 + month * 100 + day

/** Reads dd/mm/yyyy as the number of the day; undefined unless it is a real day (31/02/2020 is none). */
export function parseDate(text: string): number | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  if (!match) return undefined
  const [day, month, year] = match.slice(1).map(Number) as [number, number, number]
  const number = dayNumber(year, month, day)
  const date = new Date(millisecondsOf(number))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? number : undefined
}

/** Number of months from the year 0 to the month of a day. */
export const monthOf = (day: number) => Math.floor(day / 10_000) * 12 + (Math.floor(day / 100) % 100) - 1

/**
 * Milliseconds of a day. Its month is counted from the year 2000, since `Date` takes the years 0 to 99 for 1900 to
 * 1999.
 */
export const millisecondsOf = (day: number) => Date.UTC(2000, monthOf(day) - 24_000, day % 100)

/** How many days lie between two days, as numbers; negative where the second is the earlier one. */
export const daysBetween = (from: number, to: number) => (millisecondsOf(to) - millisecondsOf(from)) / 86_400_000

/** The number of the day that the clock shows where the program runs. */
export function today(clock: () => Date): number {
  const now = clock()
  return dayNumber(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/** Clocks that show the latest day anywhere on earth, and the earliest: a server does not know the zone of its caller. */
export const latestClock = (clock: () => Date) => clockAtOffset(14, clock)
export const earliestClock = (clock: () => Date) => clockAtOffset(-12, clock)

/**
 * A clock of another time zone.
 * @param hours ahead of universal time
 */
function clockAtOffset(hours: number, clock: () => Date): () => Date {
  return () => {
    const now = clock()
    return new Date(now.getTime() + (hours * 60 + now.getTimezoneOffset()) * 60_000)
  }
}

const pattern = /^(\d{2})\/(\d{2})\/(\d{4}) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/** A moment as `MM/DD/YYYY HH:mm:ss`, on the clock of where the program runs. */
export function stampOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [two(moment.getMonth() + 1), two(moment.getDate()), String(moment.getFullYear()).padStart(4, '0')]
  return `${day.join('/')} ${[moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':')}`
}

/** The day of such a moment as people read it, dd/mm/yyyy; undefined for any other text, and where it is no real day. */
export function dayOfStamp(text: string): string | undefined {
  const [, month = '', day = '', year = ''] = pattern.exec(text) ?? []
  const date = `${day}/${month}/${year}`
  return parseDate(date) === undefined ? undefined : date
}

/** Such a moment as a number that grows with it; undefined for any other text, and where its day is none. */
export function timeOfStamp(text: string): number | undefined {
  const day = parseDate(dayOfStamp(text) ?? '')
  return day === undefined ? undefined : day * 1_000_000 + Number(text.slice(-8).replaceAll(':', ''))
}
