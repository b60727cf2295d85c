import { parseDate } from './dates.ts'

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
