import { readFileSync } from 'node:fs'
import { openSession } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { weighPage } from './weighPage.ts'

/** What a first visit to a page may fetch. */
interface Budget {
  page: string
  /** JavaScript as gzip, in units of 1000 bytes. */
  kilobytes: number
  /** Folders of `schemas/` whose records, definitions and checks the page may fetch. */
  definitions: string[]
}
const budgets = JSON.parse(readFileSync('tests/browser/weight/budgets.json', 'utf8')) as Budget[]
const open = ['/', '/signin']

test('a first visit to each page fetches at most its budget of JavaScript, and nothing of other screens', async ({
  page,
  account,
}) => {
  await page.goto('health/live')
  for (const { page: address, kilobytes, definitions } of budgets) {
    if (!open.includes(address)) await openSession(page, account)
    const weight = await weighPage(page, address.slice(1))
    const found = `${address} weighs ${weight.kilobytes} kB of ${kilobytes}; the heaviest are\n${weight.heaviest.join('\n')}`
    console.log(found)
    expect.soft(weight.kilobytes, found).toBeLessThanOrEqual(kilobytes)
    const folders = weight.modules.flatMap((module) => /^src\/generated\/([^/]+)\//.exec(module)?.[1] ?? [])
    expect.soft(new Set(folders), `definitions that ${address} fetches`).toEqual(new Set(definitions))
    expect
      .soft(weight.modules.filter((module) => /node_modules\/(ajv|@rjsf\/validator-ajv8)\//.test(module)))
      .toEqual([])
  }
})
