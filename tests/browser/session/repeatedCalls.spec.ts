import { estateForm } from '../real-estate/EstateForm.ts'
import { estateList } from '../real-estate/EstateList.ts'
import { estatesOf, land, visit } from '../real-estate/estates.ts'
import { swatches } from '../real-estate/pictureFiles.ts'
import { modalOf, signInAgain } from '../support/SignInForm.ts'
import { expect, test } from '../support/relayTest.ts'
import { revokeSession } from '../support/tokens.ts'
import { formWithoutSession, isSave, listWithoutSession } from './endedSession.ts'

test.describe('over any screen', () => {
  test('AUTH-24, AUTH-29, ERR-16 a change is sent again once after signing in', async ({
    page,
    account,
    server,
    relay,
    problems,
  }) => {
    problems.expect(/401/)
    const estates = await estatesOf(server.direct, account)
    const id = await estates.create(land)
    await visit(page, account, `bien/${id}/edit`)
    const form = estateForm(page, 'fr')
    await form.type('label', 'Champ des Ormes')
    await revokeSession(page)
    relay.forget()
    await form.save.click()
    await signInAgain(page, 'fr', account)
    await expect(page).toHaveURL(/\/details$/)
    expect(
      relay
        .calls()
        .filter(isSave)
        .map(({ method }) => method),
    ).toEqual(['PUT', 'PUT'])
    expect((await estates.list()).map(({ label }) => label)).toEqual(['Champ des Ormes'])
  })

  test('AUTH-24, AUTH-29 a list that could not be loaded is loaded after signing in', async ({
    page,
    account,
    server,
    problems,
  }) => {
    problems.expect(/401/)
    await (await estatesOf(server.direct, account)).create(land)
    const modal = await listWithoutSession(page, account)
    await signInAgain(page, 'fr', account)
    await expect(modal).toHaveCount(0)
    await expect(estateList(page, 'fr').row(String(land.label))).toBeVisible()
  })

  test('AUTH-24 a deletion is sent again once after signing in', async ({ page, account, server, relay, problems }) => {
    problems.expect(/401/)
    const estates = await estatesOf(server.direct, account)
    await estates.create(land)
    await estates.create({ ...land, label: 'Verger' })
    await visit(page, account, 'bien')
    const list = estateList(page, 'fr')
    await list.openMenu('Verger')
    await list.menuItem('remove').click()
    await revokeSession(page)
    relay.forget()
    await list.confirm.click()
    const modal = modalOf(page, 'fr')
    await expect(modal).toBeVisible()
    await signInAgain(page, 'fr', account)
    await expect(list.toast('success')).toBeVisible()
    await expect(list.rows).toHaveCount(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(relay.calls().filter(({ method }) => method === 'DELETE')).toHaveLength(2)
    expect((await estates.list()).map(({ label }) => label)).toEqual([land.label])
  })

  test('AUTH-24 several refused calls at once open one modal, and all of them are repeated', async ({
    page,
    account,
    server,
    relay,
    problems,
  }) => {
    problems.expect(/401/)
    const estates = await estatesOf(server.direct, account)
    const id = await estates.create(land, await swatches(4))
    await visit(page, account, 'dashboard')
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
    await expect
      .poll(() => pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
      .toBe(true)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('AUTH-29 a call that is refused again after signing in does not go round in circles (made up)', async ({
    page,
    account,
    problems,
  }) => {
    problems.expect(/401/)
    await visit(page, account, 'dashboard')
    let calls = 0
    await page.route(/restapi\/realestate$/, (route) => {
      calls++
      return route.fulfill({ status: 401, json: { functionnalDetails: 'ERR_GEN_401' } })
    })
    await page.goto('bien')
    const modal = modalOf(page, 'fr')
    await signInAgain(page, 'fr', account)
    await expect(page.locator('.toast[data-type=error]')).toContainText('Accès refusé')
    await expect(modal).toHaveCount(0)
    expect(calls).toBe(2)
  })

  test('AUTH-29 somebody else who signs in there does not save what another person typed', async ({
    page,
    account,
    server,
    problems,
  }) => {
    problems.expect(/401/)
    const other = server.accounts.at(-1)
    if (!other) throw new Error('There is nobody else')
    const form = await formWithoutSession(page, account)
    await form.save.click()
    page.on('dialog', (dialog) => void dialog.accept())
    await signInAgain(page, 'fr', other)
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(await (await estatesOf(server.direct, other)).list()).toEqual([])
    expect(await (await estatesOf(server.direct, account)).list()).toEqual([])
  })
})
