import type { Page } from '@playwright/test'
import { errorOf, problem } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { land } from '../real-estate/estates.ts'
import { falsePicture, swatch } from '../real-estate/pictureFiles.ts'
import { moving } from '../support/matrix.ts'
import { word } from '../support/words.ts'
import { noel } from '../tenants/tenants.ts'

test.use(moving)

const toasts = (page: Page) => page.locator('.toast')
const shown = /^(\d{2})\/(\d{2})\/(\d{4}), (\d{2}):(\d{2}):(\d{2})$/

test('ERR-01, 02, 05, FMT-10 REAL-53, 68 TEN-116 a letter that calls itself a picture: title, list of fields and time of what the server finds wrong', async ({
  page,
  filledForm: form,
  estates,
  problems,
}) => {
  // Tracing reads the bytes of a picture that cannot be drawn, which the policy forbids; without it nobody does.
  problems.expect(/422|blob/)
  // The browser reads it as the server does, and says so at once. A server may be stricter.
  await form.photos.choose([falsePicture])
  const message = word('fr', 'real-estate:fields.pictures.errors.mediaType')
  await expect(form.photos.refusals.getByRole('listitem')).toHaveText(`facade.png\u00a0: ${message}`)
  await form.photos.choose([await swatch('facade.png')])
  const details = [{ fieldName: 'pictures', message: 'mediaType', params: { place: 0 } }]
  await page.route('**/restapi/realestate', (route) => problem(route, 422, details))
  const answered = page.waitForResponse((response) => response.status() === 422)
  await form.save.click()
  const body = (await (await answered).json()) as { functionnalDetails: string; timestamp: object }
  expect(JSON.parse(body.functionnalDetails)).toEqual(details)
  const toast = toasts(page)
  await expect(toast).toHaveCount(1)
  await expect(toast).toHaveAttribute('data-type', 'error')
  await expect(toast).toContainText('Saisie incorrecte')
  const item = toast.getByRole('listitem')
  await expect(item).toContainText(word('fr', 'real-estate:fields.pictures.label'))
  await expect(item).toContainText(word('fr', 'real-estate:fields.pictures.errors.mediaType'))
  await expect(toast.locator('time')).toHaveText(shown)
  const iso = (await toast.locator('time').getAttribute('datetime')) ?? ''
  expect(Math.abs(Date.now() - Date.parse(iso))).toBeLessThan(60_000)
  await expect(toast).toBeInViewport({ ratio: 1 })
  await expect(form.error('pictures')).toHaveText(`facade.png\u00a0: ${message}`)
  await expect(form.photos.cards).toContainText(word('fr', 'app:files.states.refused'))
  await page.unroute('**/restapi/realestate')
  await expect(form.field('label')).toHaveValue('Champ du Nord')
  expect(await estates.list()).toEqual([])
  await form.photos.remove('facade.png').click()
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
})

/** Controls of the page, or of the dialog over it, that a pointer does not hit when they are brought into sight. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const room = document.querySelector('.ant-modal-wrap') ?? document.querySelector('main')
    const controls = [...(room?.querySelectorAll<HTMLElement>('a, button, input, textarea, [role=tab]') ?? [])]
    return controls.flatMap((control) => {
      if (!control.checkVisibility({ checkVisibilityCSS: true })) return []
      control.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const over = hit?.closest('.toasts, .form-actions, .top-bar')
      return hit && (!over || over.contains(control))
        ? []
        : [`${control.outerHTML.slice(0, 90)} under ${hit?.className}`]
    })
  })

async function expectNothingCovered(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await covered(page), `${page.url()} at ${width} px`).toEqual([])
  }
}

test('no message covers a control: a refused save with all it can say, in each tab, and in a dialog', async ({
  page,
  open,
  estates,
  tenants,
  relay,
  problems,
}) => {
  problems.expect(/422|404/)
  const tenant = await tenants.create(noel)
  const estate = await estates.create(land)
  const details = ['surname', 'firstName', 'birthDate', 'placeOfBirth', 'nationality', 'profession', 'gender'].map(
    (name) => ({ fieldName: `person.${name}`, message: 'format' }),
  )
  relay.answer(({ method }) => method === 'PUT', { status: 422, json: errorOf(details) })
  for (const path of [`bien/${estate}/edit`, `tenant/individual/${tenant}/edit`]) {
    await open(path)
    await page.locator('.form-actions button[type=submit]').click()
    await expect(toasts(page).getByRole('listitem')).toHaveCount(details.length)
    const tabs = await page.getByRole('tab').all()
    for (const tab of [undefined, ...tabs]) {
      await tab?.click()
      await expectNothingCovered(page)
    }
  }
  await page
    .getByRole('button', { name: word('fr', 'tenant:fields.emergencyContacts.add') })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNothingCovered(page)
})

test('a message moves nothing above it, nor does what is loaded move the footer', async ({
  page,
  open,
  estates,
  relay,
  problems,
}) => {
  problems.expect(/500/)
  const estate = await estates.create(land)
  const answer = relay.hold(({ path }) => path.includes('restapi') && path.includes(estate))
  await open(`bien/${estate}/details`)
  const footer = page.locator('.app-footer')
  await expect(footer).not.toBeInViewport()
  answer()
  await expect(footer).not.toBeInViewport()
  relay.answer(({ method }) => method === 'PUT', { status: 500 })
  await page.goto(`bien/${estate}/edit`)
  const places = () =>
    page.locator('h1, .field').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY))
  const submit = page.locator('.form-actions button[type=submit]')
  await expect(submit).toBeVisible()
  const before = await places()
  await submit.click()
  await expect(toasts(page)).toBeVisible()
  expect(await places()).toEqual(before)
  await expect(submit).toBeInViewport({ ratio: 1 })
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 640, height: 450 } })
  test('nothing stays in sight at the cost of the form, and a dialog has all of the window', async ({ page, open }) => {
    await open('tenant/new?type=individual')
    await page.getByRole('tab').last().click()
    for (const bar of ['.top-bar', '.form-actions']) {
      expect(await page.locator(bar).evaluate((element) => getComputedStyle(element).position)).toBe('static')
    }
    await page.getByRole('button', { name: word('fr', 'tenant:fields.documents.add') }).click()
    const dialog = page.locator('.ant-modal-container')
    await expect(dialog).toBeVisible()
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 640 })
    expect(await dialog.boundingBox()).toMatchObject({ height: 450 })
    await expect(page.locator('.ant-modal-footer')).toBeInViewport({ ratio: 1 })
  })
})
