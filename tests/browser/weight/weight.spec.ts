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

test('a link that gets the pointer or the focus has its screen fetched, so that a click fetches no code', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) fetched.push(request.url())
  })
  await page.goto('')
  await page.waitForLoadState('networkidle')
  const before = fetched.length
  const link = page.locator('a[href$="/signin"]')
  await link.focus()
  await expect.poll(() => fetched.some((url) => url.includes('sign-in.form.gen'))).toBe(true)
  // The page was at rest before; that it is again can only be seen by nothing more being fetched.
  const atRest = async () => {
    const { length } = fetched
    await page.waitForTimeout(500)
    return fetched.length === length
  }
  await expect.poll(atRest).toBe(true)
  const ahead = fetched.length
  expect(ahead).toBeGreaterThan(before)
  await page.keyboard.press('Enter')
  await expect(page.locator('form input').first()).toBeVisible()
  expect(fetched.slice(ahead)).toEqual([])
})
