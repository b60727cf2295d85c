import { openSession } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'
import { budgets } from './budgets.ts'
import { weighPage } from './weighPage.ts'

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
    const folders = weight.modules.flatMap((module) => /^src\/generated\/([^/]+)\//.exec(module)?.[1] ?? [])
    expect(new Set(folders), `definitions that ${address} fetches`).toEqual(new Set(definitions))
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

test('where the code of a control cannot be had, the page says so and offers another try', async ({
  page,
  problems,
}) => {
  problems.expect(/ChoiceEdit/)
  await page.goto('signin')
  await page.route(/\/ChoiceEdit-[^/]*\.js$/, (route) => route.abort())
  await page.locator('a[href$="/signup"]').first().click()
  const retry = page.getByRole('button', { name: word('fr', 'app:pages.broken.retry') })
  await expect(retry).toBeVisible()
  await page.unroute(/\/ChoiceEdit-[^/]*\.js$/)
  await retry.click()
  await expect(page.locator('form input').first()).toBeVisible()
})
