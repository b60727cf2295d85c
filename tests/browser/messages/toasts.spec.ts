import type { Page } from '@playwright/test'
import { filledForm } from '../real-estate/filledForm.ts'
import { falsePicture } from '../real-estate/pictureFiles.ts'
import { expectInOrder } from '../support/accessible.ts'
import { inPairs } from '../support/matrix.ts'
import { screenshot } from '../support/screenshot.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

const toasts = (page: Page) => page.locator('.toast')
const shown = /^(\d{2})\/(\d{2})\/(\d{4}), (\d{2}):(\d{2}):(\d{2})$/
const saving = /restapi\/realestate$/

interface Scroll {
  into: boolean
  behavior: string | undefined
}

/** Notes how the page is made to scroll; the behaviour of a scroll cannot be seen from outside. */
async function watchScrolls(page: Page): Promise<() => Promise<Scroll[]>> {
  await page.addInitScript(() => {
    const seen: { into: boolean; behavior: string | undefined }[] = []
    Object.assign(window, { seenScrolls: seen })
    const original = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (this: Element, options?: boolean | ScrollIntoViewOptions) {
      if (this.matches('.toasts') && typeof options === 'object') seen.push({ into: true, behavior: options.behavior })
      original.call(this, options)
    }
  })
  return () => page.evaluate(() => (window as unknown as { seenScrolls: Scroll[] }).seenScrolls)
}

inPairs((setting) => {
  const { language } = setting

  test('ERR-01, ERR-02, ERR-05, FMT-10 what the server finds wrong: title, list of fields, time', async ({
    page,
    account,
    problems,
  }) => {
    // Tracing reads the bytes of a picture that cannot be drawn, which the policy forbids; without it nobody does.
    problems.expect(/422|blob/)
    const form = await filledForm(page, account, language)
    // Its name says that it is a picture, so only the server finds out.
    await form.addFiles([falsePicture])
    const answered = page.waitForResponse((response) => response.status() === 422)
    await form.save.click()
    const body = (await (await answered).json()) as { functionnalDetails: string; timestamp: object }
    expect(JSON.parse(body.functionnalDetails)).toEqual([expect.objectContaining({ message: 'mediaType' })])
    const toast = toasts(page)
    await expect(toast).toHaveCount(1)
    await expect(toast).toHaveAttribute('data-type', 'error')
    await expect(toast).toContainText({ fr: 'Saisie incorrecte', en: 'Invalid input' }[language])
    const item = toast.getByRole('listitem')
    await expect(item).toContainText(word(language, 'real-estate:fields.pictures.label'))
    await expect(item).toContainText(word(language, 'real-estate:fields.pictures.errors.mediaType'))
    await expect(toast.locator('time')).toHaveText(shown)
    const iso = (await toast.locator('time').getAttribute('datetime')) ?? ''
    expect(Math.abs(Date.now() - Date.parse(iso))).toBeLessThan(60_000)
    const local = new Intl.DateTimeFormat('fr-FR', {
      ...({ day: '2-digit', month: '2-digit', year: 'numeric' } as const),
      ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: 'Europe/Paris' } as const),
    }).format(new Date(iso))
    await expect(toast.locator('time')).toHaveText(local.replace(/,? /, ', '))
    await expect(toast).toBeInViewport({ ratio: 1 })
    await expectInOrder(page)
    await screenshot(page, 'toast-fields', setting)
  })
})

test('ERR-03 toasts are appended in the order in which they came, and at most four stand there', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/answer|console error/)
  const form = await filledForm(page, account, 'fr')
  const statuses = [403, 500, 429, 503, 502]
  let next = 0
  await page.route(saving, (route) => route.fulfill({ status: statuses[next++] ?? 500, json: {} }))
  const titles = ['Accès refusé', 'Erreur du serveur', 'Trop de demandes', 'Erreur du serveur', 'Erreur du serveur']
  for (const [position] of statuses.entries()) {
    await form.save.click()
    const expected = titles.slice(Math.max(0, position - 3), position + 1)
    await expect(toasts(page).locator('.toast-title')).toHaveText(expected)
  }
  await expect(toasts(page).last()).toContainText(word('fr', 'app:reasons.502'))
  await expect(toasts(page)).toHaveCount(4)
  for (const toast of await toasts(page).all()) await expect(toast).toBeInViewport({ ratio: 1 })
  await toasts(page)
    .first()
    .getByRole('button', { name: word('fr', 'app:toasts.close') })
    .click()
  await expect(toasts(page)).toHaveCount(3)
})

test('ERR-01 a success goes after a while, unless it is being read; an error stays', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/500/)
  await page.clock.install()
  const form = await filledForm(page, account, 'fr')
  let failed = false
  await page.route(saving, (route) => {
    if (route.request().method() !== 'POST' || failed) return route.continue()
    failed = true
    return route.fulfill({ status: 500, json: {} })
  })
  await form.save.click()
  await expect(toasts(page)).toHaveCount(1)
  await form.save.click()
  await expect(page).toHaveURL(/\/details$/)
  const success = page.locator('.toast[data-type=success]')
  await expect(success).toBeVisible()
  await success.hover()
  await page.clock.runFor(20_000)
  await expect(success).toBeVisible()
  await page.mouse.move(400, 500)
  await page.clock.runFor(10_000)
  await expect(success).toHaveCount(0)
  await page.clock.runFor(3_600_000)
  await expect(page.locator('.toast[data-type=error]')).toBeVisible()
})

for (const [wish, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const)
  test.describe(`with reduced motion: ${wish}`, () => {
    test.use({ contextOptions: { reducedMotion: wish } })

    test('ERR-04 a new toast is scrolled to smoothly, or at once for those who wish for less motion', async ({
      page,
      account,
      problems,
    }) => {
      problems.expect(/500/)
      const scrolls = await watchScrolls(page)
      const form = await filledForm(page, account, 'fr')
      await page.route(saving, (route) => route.fulfill({ status: 500, json: {} }))
      await form.save.scrollIntoViewIfNeeded()
      await form.save.click()
      await expect(toasts(page)).toBeInViewport({ ratio: 1 })
      await expect.poll(scrolls).toEqual([{ into: true, behavior }])
    })
  })
