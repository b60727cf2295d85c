export interface Day {
  year: number
  /** 1 to 12 */
  month: number
  day: number
}

/** Reads dd/mm/yyyy; undefined unless it is a real day (31/02/2020 is none). */
export function parseDate(text: string): Day | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  if (!match) return undefined
  const [day, month, year] = match.slice(1).map(Number) as [number, number, number]
  const date = new Date(0)
  // Not `new Date(year, …)`, which takes the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real ? { year, month, day } : undefined
}

/** The day as a number that grows with it, e.g. 20240229. */
export function dayNumber({ year, month, day }: Day): number {
  return year * 10_000 + month * 100 + day
}

/** How many days lie between two days; negative where the second is the earlier one. */
export function daysBetween(from: Day, to: Day): number {
  const [start, end] = [from, to].map(({ year, month, day }) => Date.UTC(year, month - 1, day)) as [number, number]
  return Math.round((end - start) / 86_400_000)
}

/** The day that the clock shows where the program runs. */
export function today(clock: () => Date): Day {
  const now = clock()
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}

/** Clocks that show the latest day anywhere on earth, and the earliest: a server does not know the zone of its caller. */
export const latestClock = (clock: () => Date) => clockIn(14, clock)
export const earliestClock = (clock: () => Date) => clockIn(-12, clock)

/** @param hours ahead of universal time */
function clockIn(hours: number, clock: () => Date): () => Date {
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

/** Whether a text is such a moment, of a real day. */
export function isStamp(text: string): boolean {
  return dayOfStamp(text) !== undefined
}

/** The day of a stamp as people read it, dd/mm/yyyy; any other text as it is. */
export function showStamp(text: string): string {
  return dayOfStamp(text) ?? text
}

function dayOfStamp(text: string): string | undefined {
  const [, month = '', day = '', year = ''] = pattern.exec(text) ?? []
  const date = `${day}/${month}/${year}`
  return parseDate(date) && date
}
