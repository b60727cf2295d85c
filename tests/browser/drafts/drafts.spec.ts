import type { Page } from '@playwright/test'
import { chooseInUserMenu } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { type Language, word } from '../support/words.ts'
import { fillEntryPerson } from '../tenants/TenantForm.ts'

const drafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))

const draft = (page: Page) =>
  page.evaluate(() => localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('draft:')) ?? ''))

/** As after a crash: the page comes back without having been asked. */
async function crash(page: Page): Promise<void> {
  const address = page.url()
  await expect.poll(() => drafts(page)).not.toEqual([])
  await page.goto('about:blank')
  await page.goto(address)
}

const offer = (page: Page, language: Language) => {
  const button = (name: string) => page.getByRole('button', { name: word(language, `app:draft.${name}`) })
  return { resume: button('resume'), discard: button('discard') }
}

test('what was typed comes back after a crash, in tabs that were left and in dialogs of new and changed items', async ({
  page,
  open,
  tenantForm: form,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await open('tenant/new?type=individual')
  const surname = 'person.surname'
  await form.type(surname, 'Nivelle')
  await form.open('finance')
  await form.type('person.profession', 'Luthière')
  const dialog = await form.addTo('guarantors')
  await dialog.type(surname, 'Nivelle-Petit')
  await expect.poll(() => draft(page)).toContain('Nivelle-Petit')

  await crash(page)
  await expect(form.field(surname)).toHaveCount(0)
  await offer(page, 'fr').resume.click()
  await expect(dialog.field(surname)).toHaveValue('Nivelle-Petit')
  await fillEntryPerson(dialog)
  await dialog.add.click()
  await expect(dialog.dialog).toBeHidden()
  const changed = await form.change('guarantors', 'Roux')
  // The page goes before the pause after the last key is over.
  await changed.field(surname).fill('Nivelle-Grand')
  await page.reload()

  await offer(page, 'fr').resume.click()
  await expect(changed.field(surname)).toHaveValue('Nivelle-Grand')
  await changed.close.click()
  await changed.question.getByRole('button', { name: word('fr', 'app:entries.discard.changeConfirm') }).click()
  await expect(changed.dialog).toBeHidden()
  await expect(form.rows('guarantors')).toContainText('Roux')
  await expect(form.field('person.profession')).toHaveValue('Luthière')
  await form.open('personal')
  await expect(form.field(surname)).toHaveValue('Nivelle')
  await expect.poll(() => draft(page)).not.toContain('Nivelle-Grand')
})

test('an item that is typed in place comes back', async ({ page, open, estateForm: form }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await open('bien/new')
  const room = 'habitable.habitableComponents.label'
  await form.choose('type', 'HOUSE')
  await form.field(room).fill('Cuisine d’été')
  await page.reload()
  await offer(page, 'fr').resume.click()
  await expect(form.field(room)).toHaveValue('Cuisine d’été')
  await expect(form.components).toHaveCount(0)
})

test('SHELL-43 a form that is left keeps its draft, a save leaves none, and one that was cut and is repeated after a crash makes no second record; a sign-out asks first and leaves none either', async ({
  page,
  filledForm: form,
  estates,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load/)
  await page.getByRole('link', { name: word('fr', 'app:menu.tenants') }).click()
  const kept = page.getByRole('dialog', { name: word('fr', 'app:leave.draftTitle') })
  await expect(kept).toContainText(word('fr', 'app:leave.draft'))
  await kept.getByRole('button', { name: word('fr', 'app:leave.draftConfirm'), exact: true }).click()
  await expect(page).toHaveURL(/\/tenant$/)
  await page.goto('bien/new')
  await offer(page, 'fr').resume.click()
  await page.route('**/restapi/realestate', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    // The server carries it out, and the answer never comes.
    await route.fetch()
    return route.abort()
  })
  await form.save.click()
  await expect(form.toast('error')).toBeVisible()
  await page.unroute('**/restapi/realestate')
  page.on('dialog', (dialog) => void dialog.accept())
  await crash(page)
  await offer(page, 'fr').resume.click()
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  expect(await estates.list()).toHaveLength(1)
  expect(await drafts(page)).toEqual([])

  await page.goto('bien/new')
  await form.type('label', 'Champ du Sud')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  const session = () => page.evaluate(() => localStorage.getItem('currentUser'))
  const before = await session()
  const lost = page.getByRole('dialog', { name: word('fr', 'app:signOut.title') })
  await chooseInUserMenu(page, 'signOut')
  await expect(lost).toContainText(word('fr', 'app:signOut.drafts_one'))
  await lost.getByRole('button', { name: word('fr', 'app:confirm.cancel') }).click()
  await expect(lost).toBeHidden()
  await expect(page.getByRole('button', { name: word('fr', 'app:frame.user') })).toBeFocused()
  await expect(form.field('label')).toHaveValue('Champ du Sud')
  expect(await session()).toBe(before)
  // From a page without a form, the draft is as lost.
  await page.getByRole('link', { name: word('fr', 'app:menu.tenants') }).click()
  await kept.getByRole('button', { name: word('fr', 'app:leave.draftConfirm'), exact: true }).click()
  await expect(page).toHaveURL(/\/tenant$/)
  await chooseInUserMenu(page, 'signOut')
  await lost.getByRole('button', { name: word('fr', 'app:signOut.confirm') }).click()
  await expect(page).toHaveURL(/\/\/[^/]+\/$/)
  expect(await drafts(page)).toEqual([])
  expect(await session()).toBeNull()
})

test('what is left during a slow save is typed into no more, and its answer leads nowhere', async ({
  page,
  filledForm: form,
  relay,
}) => {
  const release = relay.hold(({ method }) => method === 'POST')
  await form.save.click()
  await expect(page.locator('.form-sections')).toHaveAttribute('aria-busy', 'true')
  const label = await form.field('label').inputValue()
  await form.field('label').press('x')
  await expect(form.field('label')).toHaveValue(label)
  await page.getByRole('link', { name: word('fr', 'app:menu.tenants') }).click()
  await expect(page).toHaveURL(/\/tenant$/)
  release()
  await expect(page.locator('.toast[data-type=success]')).toBeVisible()
  await expect(page).toHaveURL(/\/tenant$/)
  expect(await drafts(page)).toEqual([])
})
