import type { Page } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { languages } from '../../../src/generated/languages.gen.ts'
import { readOwnProject } from '../../../scripts/check/lintDefinitions.ts'
import { land } from '../real-estate/estates.ts'
import { signInForm } from '../support/signInForm.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

// These tests are about what stands there before the script has come.
test.use({ waits: false })

const { screens } = readOwnProject()

/** Addresses of the routes that need no session. */
const publicPaths = screens.routes.flatMap(({ path, guard, screen }) => {
  const needsSession = guard === undefined || guard === 'signedIn'
  return needsSession || 'redirect' in screen ? [] : path.replaceAll(/\{\w+\}/g, 'some-id').slice(1)
})

/** Opens a page whose script is held back. What comes back lets it through, and waits until it has the page. */
async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  const script = /\/assets\/index-[^/]+\.js$/
  await page.route(script, async (route) => {
    await isLetThrough
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('h1').waitFor({ state: 'attached' })
  return async () => {
    letThrough()
    await page.locator('html:not([data-waiting])').waitFor({ state: 'attached' })
    await page.unroute(script)
  }
}

/** Resolves when colours that change have changed. */
async function movementsEnd(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
}

/** Pictures of a page in both themes, on a phone and on a wide window. */
async function pictures(page: Page): Promise<Map<string, Buffer>> {
  const taken = new Map<string, Buffer>()
  await page.evaluate(() => document.fonts.ready)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(movementsEnd)
      taken.set(`${width}-${colorScheme}`, await page.screenshot({ caret: 'hide', animations: 'disabled' }))
    }
  }
  return taken
}

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language })

    test('every public page is there before its script, and the script takes it over as it is', async ({
      page,
      problems,
    }, testInfo) => {
      // Eight pictures of each page.
      test.setTimeout(240_000)
      // The links of these addresses were asked for by no one.
      problems.expect(/404/)
      expect(publicPaths.length).toBeGreaterThan(8)
      for (const path of publicPaths) {
        const letScriptRun = await openWithoutScript(page, path)
        await page.locator('h1').evaluate((heading) => heading.setAttribute('data-first', ''))
        const before = await pictures(page)
        await letScriptRun()
        await expect(page.locator('h1[data-first]'), `${path}: the very element`).toBeAttached()
        for (const [name, picture] of await pictures(page)) {
          const file = `${path || 'landing'}-${name}.png`.replaceAll('/', '-')
          mkdirSync(dirname(testInfo.snapshotPath(file)), { recursive: true })
          writeFileSync(testInfo.snapshotPath(file), before.get(name) ?? '')
          // A colour that has just changed may be a shade off.
          expect(picture, `${path}, ${name}: the same picture`).toMatchSnapshot(file, { threshold: 0.02 })
        }
      }
    })

    test('what is typed and submitted before the script has come is kept, and signs in', async ({ page, account }) => {
      const form = signInForm(page, language)
      const letScriptRun = await openWithoutScript(page, 'signin')
      await form.username.pressSequentially(account.email)
      await form.remember.check()
      await form.password.pressSequentially(account.password)
      await form.submit.click()
      expect(page.url()).toMatch(/\/signin$/)
      await letScriptRun()
      await expect(page).toHaveURL(/\/dashboard$/)
    })

    test('a sign-up goes on where it is typed: values, caret, and what the form knows', async ({ page }) => {
      const label = (field: string) => word(language, `sign-up:fields.${field}.label`)
      const email = page.getByLabel(label('email'), { exact: true })
      const password = page.getByLabel(label('password'), { exact: true })
      const letScriptRun = await openWithoutScript(page, 'signup')
      await email.pressSequentially('claire@example.org')
      await password.pressSequentially('Trousseau-222')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await letScriptRun()
      await page.keyboard.type('6')
      await expect(password).toHaveValue('Trousseau-2622')
      await expect(email).toHaveValue('claire@example.org')
      // The form knows both: it asks for what was not typed alone.
      await page.getByRole('button', { name: word(language, 'sign-up:form.submit'), exact: true }).click()
      await expect(page.locator('.field-error').first()).toBeVisible()
      for (const field of [email, password]) await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    })
  })
}

test('a click that comes too early is done as soon as the script has the page', async ({ page }) => {
  const letScriptRun = await openWithoutScript(page, '')
  await page.getByRole('button', { name: 'English' }).click()
  await letScriptRun()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word('en', 'app:pages.landing.title'))
  // The server has heard of the choice: the next page comes in it at once.
  await openWithoutScript(page, 'signin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word('en', 'sign-in:form.title.create'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the public pages can be read, say what is missing, and send nothing', async ({ page, problems }) => {
    // What a script needs is not fetched where none runs.
    problems.expect(/404|\.js csp$/)
    for (const path of publicPaths) {
      await page.goto(path)
      await expect(page.locator('h1'), path).toBeInViewport()
      await expect(page.locator('noscript'), path).toBeInViewport()
      await expect(page.locator('[type=submit]:visible'), path).toHaveCount(0)
    }
  })
})

test('a page for a user comes with its menu and heading; without a session none of it is seen', async ({
  page,
  open,
}) => {
  const letVisitorIn = await openWithoutScript(page, 'tenant')
  await expect(page.locator('h1')).toBeHidden()
  await letVisitorIn()
  await expect(page).toHaveURL(/\/signin$/)
  await open('tenant')
  await page.locator('html:not([data-waiting])').waitFor({ state: 'attached' })
  const letScriptRun = await openWithoutScript(page, 'tenant')
  await expect(page.locator('h1')).toContainText(word('fr', 'tenant:table.title'))
  await expect(page.getByRole('navigation', { name: word('fr', 'app:frame.menu') })).toBeVisible()
  await letScriptRun()
  // Nor is a page for visitors seen by who is signed in.
  await openWithoutScript(page, '')
  await expect(page.locator('h1')).toBeHidden()
})

test.describe('whoever does not save data', () => {
  test.use({ savesData: false, waits: true })

  test('has the screens of the menu before they are asked for, and the screen of a link when it is pointed at', async ({
    page,
    open,
    estates,
    relay,
  }) => {
    await estates.create(land)
    const scripts = () =>
      relay
        .calls()
        .map(({ path }) => path)
        .filter((path) => path.endsWith('.js'))
    await open('dashboard')
    // The browser begins when it is idle.
    await expect.poll(() => scripts().some((path) => path.includes('TableScreen'))).toBe(true)
    await page.waitForLoadState('networkidle')
    relay.forget()
    await page.getByRole('link', { name: 'Biens', exact: true }).click()
    const record = page.getByRole('table').getByRole('link').first()
    await expect(record).toBeVisible()
    expect(scripts(), 'fetched for a screen of the menu').toEqual([])
    await record.hover()
    await page.waitForLoadState('networkidle')
    expect(scripts().length, 'fetched for the link that is pointed at').toBeGreaterThan(0)
    relay.forget()
    await record.click()
    await expect(page).toHaveURL(/\/details$/)
    await expect(page.locator('.section-card').first()).toBeVisible()
    expect(scripts(), 'fetched for it after the click').toEqual([])
  })
})
