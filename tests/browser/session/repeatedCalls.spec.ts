import { expect, test } from '../real-estate/estateTest.ts'
import { estatesOf, land } from '../real-estate/estates.ts'
import { swatches } from '../real-estate/pictureFiles.ts'
import { modalOf, signInAgain } from '../support/signInForm.ts'
import { revokeSession } from '../support/tokens.ts'

test('AUTH-24 several refused calls at once open one modal, and all of them are repeated', async ({
  page,
  open,
  account,
  estates,
  relay,
  problems,
}) => {
  problems.expect(/401/)
  const id = await estates.create(land, await swatches(4))
  await open('dashboard')
  // The record comes, and the session ends before the server hears of the first picture.
  const isPicture = /realestate\/picture\//
  let ended: Promise<void> | undefined
  await page.route(isPicture, async (route) => {
    ended ??= revokeSession(page)
    await ended
    await route.continue()
  })
  await page.goto(`bien/${id}/details`)
  const modal = modalOf(page, 'fr')
  await expect(modal).toBeVisible()
  await expect.poll(() => relay.calls().filter(({ path }) => isPicture.test(path)).length).toBeGreaterThanOrEqual(4)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await signInAgain(page, 'fr', account)
  await expect(modal).toHaveCount(0)
  const pictures = page.getByRole('main').locator('img')
  await expect(pictures).toHaveCount(4)
  for (const picture of await pictures.all()) await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('AUTH-29 somebody else who signs in there does not save what another person typed', async ({
  page,
  filledForm: form,
  estates,
  server,
  problems,
}) => {
  problems.expect(/401/)
  const other = server.accounts.at(-1)
  if (!other) throw new Error('There is nobody else')
  await revokeSession(page)
  await form.save.click()
  page.on('dialog', (dialog) => void dialog.accept())
  await signInAgain(page, 'fr', other)
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await estatesOf(server.direct, other).list()).toEqual([])
  expect(await estates.list()).toEqual([])
})
