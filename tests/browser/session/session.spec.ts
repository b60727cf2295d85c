import { land } from '../real-estate/estates.ts'
import { signInForm } from '../support/signInForm.ts'
import { chooseInUserMenu, openSession, signIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { madeUpToken, payloadOf, tokenOf } from '../support/tokens.ts'
import { word } from '../support/words.ts'

const stored = () => localStorage.getItem('currentUser')
const seconds = () => Math.floor(Date.now() / 1000)
const heading = (key: string) => word('fr', key)

test('AUTH-14..16, 21 whoever has a session stored counts as signed in, until the second that exp names; then it is removed as soon as it is seen, and garbage is none', async ({
  page,
}) => {
  await page.goto('health/live')
  const keep = (token: string) =>
    page.evaluate((value) => localStorage.setItem('currentUser', JSON.stringify({ access_token: value })), token)
  await keep('not-even-a-token')
  await page.goto('dashboard')
  await expect(page).toHaveURL(/\/dashboard$/)
  await keep(madeUpToken({ exp: seconds() + 60, authorities: [] }))
  await page.goto('dashboard')
  await expect(page).toHaveURL(/\/dashboard$/)
  for (const path of ['', 'signin', 'bien', 'dashboard']) {
    await page.goto('health/live')
    await keep(madeUpToken({ exp: seconds() - 1, authorities: ['ROLE_GLOBAL_ADMIN'] }))
    await page.goto(path)
    await expect(page, path).toHaveURL(path === '' ? /\/\/[^/]+\/$/ : /\/signin$/)
    expect(await page.evaluate(stored)).toBeNull()
  }
  // What else counts as garbage is tried beside the code that reads it.
  for (const garbage of ['not json', '{"access_token":12}']) {
    await page.evaluate((value) => localStorage.setItem('currentUser', value), garbage)
    await page.goto('bien')
    await expect(page).toHaveURL(/\/signin$/)
  }
})

test('AUTH-21 a token that runs out while a page is open leads to sign-in at the next page, and back to it', async ({
  page,
  open,
  account,
}) => {
  await page.clock.install()
  await open('dashboard')
  const { exp } = payloadOf(await tokenOf(page))
  await page.clock.setFixedTime(exp * 1000 - 1000)
  await page.getByRole('link', { name: heading('app:menu.leases'), exact: true }).click()
  await expect(page).toHaveURL(/\/underconstruction$/)
  await page.clock.setFixedTime(exp * 1000)
  await page.getByRole('link', { name: heading('app:menu.estates'), exact: true }).click()
  await expect(page).toHaveURL(/\/signin$/)
  expect(await page.evaluate(stored)).toBeNull()
  // The new session is from before this made-up moment: time goes back to where it belongs.
  await page.clock.setFixedTime(Date.now())
  await signInForm(page, 'fr').send(account)
  await expect(page).toHaveURL(/\/bien$/)
})

test('AUTH-09, 21 a device whose clock is wrong by hours signs in, stays in over a reload, and saves', async ({
  page,
  account,
  estateForm: form,
}) => {
  for (const hours of [9, -9]) {
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000)
    await page.goto('health/live')
    await page.evaluate(() => localStorage.clear())
    await signIn(page, 'fr', account)
    await page.goto('bien/new')
    await form.fillLeast()
    await form.save.click()
    await expect(page).toHaveURL(/\/details$/)
  }
})

test('AUTH-08, 14 two tabs follow each other: signing in, somebody else, signing out', async ({
  page,
  account,
  estates,
  server,
  context,
}) => {
  await estates.create(land)
  await page.goto('bien')
  await expect(page).toHaveURL(/\/signin$/)
  const other = await context.newPage()
  await other.goto('signin')
  await signInForm(other, 'fr').send(account)
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(page).toHaveURL(/\/(dashboard|bien)$/)
  await page.goto('bien')
  await expect(page.getByText(String(land.label)).first()).toBeVisible()

  // Nothing of the first person stays in sight.
  const somebodyElse = server.accounts.at(-2)
  if (!somebodyElse) throw new Error('There is nobody else')
  await openSession(other, somebodyElse)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(String(land.label))).toHaveCount(0)
  await page.goto('bien')
  await expect(page.getByText(heading('real-estate:table.empty.title'))).toBeVisible()

  const signOut = async () => {
    await other.goto('dashboard')
    await chooseInUserMenu(other, 'signOut')
  }
  // What one person typed is not there for the next one to save.
  await page.goto('bien/new')
  await page.locator('form').getByRole('textbox').first().fill('Maison secrète')
  const isKept = () => Object.keys(localStorage).some((key) => key.startsWith('draft:'))
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
  await signOut()
  await other
    .getByRole('dialog')
    .getByRole('button', { name: heading('app:signOut.confirm') })
    .click()
  await expect(page.getByRole('dialog')).toContainText(heading('app:leave.message'))
  await openSession(other, account)
  await expect(page).toHaveURL(/\/dashboard$/)

  await signOut()
  await expect(page).toHaveURL(/\/\/[^/]+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading('app:pages.landing.title'))
})
