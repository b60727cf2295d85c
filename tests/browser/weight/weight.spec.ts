import { readFileSync } from 'node:fs'
import { openSession } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { weighPage } from './weighPage.ts'

interface Budget {
  page: string
  /** JavaScript of a first visit as gzip, in units of 1000 bytes. */
  kilobytes: number
  /** Folders of `schemas/` whose records, definitions and checks the page may fetch. */
  definitions: string[]
}

const budgets = JSON.parse(readFileSync('tests/browser/weight/budgets.json', 'utf8')) as Budget[]
const open = ['/', '/signin']

for (const { page: address, kilobytes, definitions } of budgets) {
  test(`a first visit to ${address} fetches at most ${kilobytes} kB of JavaScript, and nothing of other screens`, async ({
    page,
    account,
  }) => {
    if (!open.includes(address)) {
      await page.goto('health/live')
      await openSession(page, account)
    }
    const weight = await weighPage(page, address.slice(1))
    const found = `${address} weighs ${weight.kilobytes} kB of ${kilobytes}; the heaviest are\n${weight.heaviest.join('\n')}`
    console.log(found)
    expect(weight.kilobytes, found).toBeLessThanOrEqual(kilobytes)
    const folders = weight.modules.flatMap(
      (module) => /^(?:schemas\/([^/]+)\/|src\/generated\/validators\/([^.]+)\.)/.exec(module)?.slice(1) ?? [],
    )
    expect(new Set(folders.filter(Boolean)), `definitions that ${address} fetches`).toEqual(new Set(definitions))
    expect(weight.modules.filter((module) => /node_modules\/(ajv|@rjsf\/validator-ajv8)\//.test(module))).toEqual([])
  })
}

test('what a page is made of is sent compressed, and kept for a year; the page itself never', async ({ page }) => {
  const answers = new Map<string, Record<string, string>>()
  page.on('response', (response) => answers.set(new URL(response.url()).pathname, response.headers()))
  await page.goto('signin')
  await page.waitForLoadState('networkidle')
  const assets = [...answers].filter(([path]) => /\/assets\/.*\.(js|css)$/.test(path))
  expect(assets.length).toBeGreaterThan(5)
  for (const [path, headers] of assets) {
    expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding'], path).toMatch(/^(br|gzip)$/)
    expect(path).toMatch(/-[\w-]{8}\.(js|css)$/)
  }
  expect(answers.get('/signin')?.['cache-control']).toBe('no-store')
})
