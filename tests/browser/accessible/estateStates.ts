import { expect } from '@playwright/test'
import { mergeDialog, otherPage } from '../editors/mergeDialog.ts'
import { estateForm } from '../real-estate/EstateForm.ts'
import { estatesOf, house } from '../real-estate/estates.ts'
import { recordTable } from '../support/recordTable.ts'
import { visit } from '../support/signIn.ts'
import { swatch, swatches, textFile } from '../real-estate/pictureFiles.ts'
import { problem } from '../support/answers.ts'
import { modalOf, signInForm } from '../support/signInForm.ts'
import { revokeSession } from '../support/tokens.ts'
import { word } from '../support/words.ts'
import { idOf, state, popupInEachWidth, stateInEachWidth, type State } from './State.ts'

const say = (key: string, gaps?: Record<string, string>) => word('fr', key, gaps)
const calls = '**/api/restapi/realestate**'

/** The screens of real estates, and what any screen of records may come to. */
export const estateStates: State[] = [
  state('table-loading', ['Skeletons in TableScreen.tsx'], async ({ page, account }) => {
    await page.route(calls, () => undefined)
    await visit(page, account, 'bien')
    await expect(page.locator('.skeletons').first()).toBeVisible()
  }),
  state(
    'table-failed',
    ['EmptyState in LoadFailure.tsx', 'ToastCard in ToastProvider.tsx'],
    async ({ page, problems }) => {
      problems.expect(/ERR_|request failed/)
      await page.unroute(calls)
      await page.route(calls, (route) => route.abort('connectionrefused'))
      await page.reload()
      await expect(page.getByRole('button', { name: say('app:load.retry') })).toBeVisible()
      await expect(page.locator('.toast[data-type=error]')).toBeVisible()
    },
  ),
  state('table-empty', ['EmptyState in TableScreen.tsx'], async ({ page }) => {
    await page.unroute(calls)
    await page.reload()
    await expect(page.getByText(say('real-estate:table.empty.title'))).toBeVisible()
  }),
  popupInEachWidth(
    '.ant-picker-dropdown',
    'estates',
    ['/bien', 'MenuItems in MenuButton.tsx', 'popover in MenuButton.tsx'],
    async ({ page, account, server, ids }) => {
      if (!ids.has('house')) {
        const estates = estatesOf(server.direct, account)
        ids.set('house', await estates.create(house, await swatches(3)))
      }
      await page.goto('bien')
      await recordTable(page, 'fr', 'real-estate').openMenu('Maison Élan')
      await expect(page.getByRole('menuitem').first()).toBeVisible()
    },
  ),
  state(
    'estates-remove',
    ['question real-estate.table remove', 'ConfirmDialog in ActionQuestion.tsx', 'Dialog in Dialog.tsx'],
    async ({ page }) => {
      await page.goto('bien')
      const list = recordTable(page, 'fr', 'real-estate')
      await list.ask('Maison Élan')
      await expect(list.cancel).toBeFocused()
    },
  ),
  state('estates-nothing-found', ['NoneLeft in TableScreen.tsx'], async ({ page }) => {
    await page.goto('bien?q=nulle%20part')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('0 / 1')
  }),
  state('estate-details', ['/bien/{realestateUuid}/details'], async (given) => {
    await given.page.goto(`bien/${idOf(given, 'house')}/details`)
    await expect(given.page.locator('.gallery-tile img')).toHaveCount(3)
  }),
  state('estate-pictures', ['Lightbox in Gallery.tsx', 'Lightbox in PictureLightbox.tsx'], async ({ page }) => {
    await page.getByRole('button', { name: say('app:gallery.open', { label: 'photo-1.png' }) }).click()
    await expect(page.locator('.gallery-lightbox img').first()).toBeVisible()
  }),
  state('estate-details-remove', ['question real-estate.details remove'], async (given) => {
    const { page } = given
    await page.goto(`bien/${idOf(given, 'house')}/details`)
    await page.getByRole('button', { name: say('real-estate:details.actions.remove') }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: say('app:confirm.cancel') })).toBeFocused()
  }),
  state('estate-details-gone', [], async ({ page, problems }) => {
    problems.expect(/404/)
    await page.goto('bien/5b0c1f0e-6a52-4a6c-9d57-0d8a3f1c2b4e/details')
    await expect(page.locator('.empty-state')).toBeVisible()
  }),
  state('estate-details-loading', ['Skeletons in DetailsScreen.tsx'], async (given) => {
    await given.page.route(calls, () => undefined)
    await given.page.goto(`bien/${idOf(given, 'house')}/details`)
    await expect(given.page.locator('.skeletons').first()).toBeVisible()
  }),
  state('estate-form-loading', ['Skeletons in StoredForm.tsx'], async (given) => {
    await given.page.goto(`bien/${idOf(given, 'house')}/edit`)
    await expect(given.page.locator('.skeletons').first()).toBeVisible()
    await given.page.unroute(calls)
  }),
  state(
    'estate-new-wrong',
    ['/bien/new', 'form real-estate/real-estate', 'ErrorSummary in SaveBar.tsx'],
    async ({ page }) => {
      await page.goto('bien/new')
      const form = estateForm(page, 'fr')
      await form.choose('type', 'HOUSE')
      await form.type('label', '')
      await form.type('address', '')
      await form.type('surface', 'large')
      await form.toggle.check()
      await form.type('condominiumTrustee.email', 'syndic')
      await form.photos.choose([textFile])
      await expect(form.photos.refusals).toContainText('notes.txt')
      await expect(form.error('surface')).toBeVisible()
      await expect(form.summary).toContainText(/\S/)
    },
  ),
  state('estate-draft', ['EmptyState in DraftOffer.tsx'], async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:'))))
      .toBe(true)
    await page.goto('about:blank')
    await page.goto('bien/new')
    await expect(page.getByRole('button', { name: say('app:draft.resume') })).toBeVisible()
  }),
  state('estate-refused', [], async ({ page, problems }) => {
    problems.expect(/422/)
    await page.getByRole('button', { name: say('app:draft.discard') }).click()
    const form = estateForm(page, 'fr')
    await form.fillLeast()
    await form.photos.choose([await swatch('facade.png')])
    const details = [{ fieldName: 'pictures', message: 'mediaType', params: { place: 0 } }]
    await page.route('**/restapi/realestate', (route) => problem(route, 422, details))
    await form.save.click()
    await expect(page.locator('.toast[data-type=error]').getByRole('listitem')).toBeVisible()
    await page.unroute('**/restapi/realestate')
  }),
  stateInEachWidth('estate-edit-choices', ['/bien/{realestateUuid}/edit'], async (given) => {
    await given.page.goto(`bien/${idOf(given, 'house')}/edit`)
    const form = estateForm(given.page, 'fr')
    await expect(form.field('label')).toHaveValue('Maison Élan')
    await form.field('type').click()
    await expect(given.page.locator('.ant-select-item-option').first()).toBeVisible()
  }),
  stateInEachWidth('estate-edit-calendar', ['DatePopup in dateField.tsx'], async ({ page }) => {
    await page.reload()
    const form = estateForm(page, 'fr')
    await form.frame('acquisitionDate').getByRole('button').click()
    await expect(page.locator('.ant-picker-dropdown')).toBeVisible()
  }),
  state('estate-leave', ['ConfirmDialog in LeaveGuard.tsx'], async ({ page }) => {
    await page.goto('bien')
    await page.getByRole('link', { name: 'Maison Élan' }).click()
    await page.getByRole('link', { name: say('real-estate:details.actions.edit') }).click()
    await estateForm(page, 'fr').type('label', 'Maison d’Anne')
    await page.goBack()
    await expect(page.getByRole('dialog', { name: say('app:leave.draftTitle') })).toBeVisible()
    await expect(page.getByRole('button', { name: say('app:leave.cancel') })).toBeFocused()
  }),
  state('estate-merge', ['Dialog in MergeDialog.tsx'], async (given) => {
    const { page, account, server, problems } = given
    problems.expect(/412/)
    await page.getByRole('button', { name: say('app:leave.cancel') }).click()
    const browser = page.context().browser()
    if (!browser) throw new Error('The page stands in no browser')
    const elsewhere = await otherPage(browser, server.url, 'fr')
    await visit(elsewhere, account, `bien/${idOf(given, 'house')}/edit`)
    const theirs = estateForm(elsewhere, 'fr')
    await theirs.type('label', 'Maison de Paul')
    await theirs.type('surface', '130')
    await theirs.save.click()
    await expect(elsewhere).toHaveURL(/details$/)
    await elsewhere.context().close()
    await estateForm(page, 'fr').type('constructionYear', '1950')
    await estateForm(page, 'fr').save.click()
    await expect(mergeDialog(page, 'fr').dialog.locator('.merge-body')).toBeFocused()
  }),
  state('sign-in-again', ['form sign-in/re-sign-in', 'Dialog in SignInModal.tsx'], async ({ page, problems }) => {
    problems.expect(/401/)
    await revokeSession(page)
    await page.goto('bien')
    const form = signInForm(modalOf(page, 'fr'), 'fr')
    await expect(form.username).toBeFocused()
    await form.send({ email: 'personne@example.org', password: 'Wrong-2026!' })
    await expect(form.alert).toContainText(/\S/)
  }),
]
