import { openSession } from './signIn.ts'
import { expect, test } from './test.ts'

// The harness must hear what it promises to hear; a page of the server without the app is enough to see that.
test.beforeEach(async ({ page, server }) => {
  await page.goto(new URL('/health/live', server.url).href)
})

test('speaks the language of the test', async ({ page, account, server }) => {
  expect(await page.evaluate(() => navigator.language)).toBe('fr-FR')
  await openSession(page, account)
  await server.restart()
  await page.reload()
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toContain('access_token')
})

test('a warning on the console fails a test', async ({ page }) => {
  test.fail()
  await page.evaluate(() => console.warn('something is odd'))
})

test('an uncaught error fails a test', async ({ page }) => {
  test.fail()
  await page.evaluate(() => setTimeout(() => JSON.parse('nonsense') as unknown, 0))
  await page.waitForTimeout(100)
})

test('a refused call fails a test', async ({ page, server }) => {
  test.fail()
  await page.goto(new URL('/api/restapi/realestate', server.url).href)
})

test('a refused call that was declared does not', async ({ page, server, problems }) => {
  problems.expect(/401/)
  await page.goto(new URL('/api/restapi/realestate', server.url).href)
})
