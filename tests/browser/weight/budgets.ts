import { readFileSync } from 'node:fs'

/** What a first visit to a page may fetch. */
interface Budget {
  page: string
  /** JavaScript as gzip, in units of 1000 bytes. */
  kilobytes: number
  /** Folders of `schemas/` whose records, definitions and checks the page may fetch. */
  definitions: string[]
}

export const budgets = JSON.parse(readFileSync('tests/browser/weight/budgets.json', 'utf8')) as Budget[]
