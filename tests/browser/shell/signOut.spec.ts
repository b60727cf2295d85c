import type { Page } from '@playwright/test'
import { filledForm } from '../real-estate/estateTest.ts'
import { expect, test } from '../support/test.ts'
import { type Language, word } from '../support/words.ts'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('currentUser'))

async function signOut(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: word(language, 'app:frame.user') }).click()
  await page.getByRole('menuitem', { name: word(language, 'app:userMenu.signOut') }).click()
}

const landing = /\/\/[^/]+\/$/

test('SHELL-43 signing out of a form with unsaved input asks first, and who stays is still signed in', async ({
  page,
  account,
}) => {
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/signout')) told.push(request.method())
  })
  const form = await filledForm(page, account, 'fr')
  const session = await stored(page)
  const question = page.getByRole('dialog', { name: word('fr', 'app:leave.title') })

  await signOut(page, 'fr')
  await expect(question).toContainText(word('fr', 'app:leave.message'))
  expect(await stored(page)).toBe(session)
  await question.getByRole('button', { name: word('fr', 'app:leave.cancel') }).click()
  await expect(question).toBeHidden()
  await expect(form.field('label')).toHaveValue('Champ du Nord')
  expect(await stored(page)).toBe(session)
  expect(told).toEqual([])

  await signOut(page, 'fr')
  await question.getByRole('button', { name: word('fr', 'app:leave.confirm') }).click()
  await expect(page).toHaveURL(landing)
  expect(await stored(page)).toBeNull()
  await expect.poll(() => told).toEqual(['POST'])
})

test('SHELL-43 who stays can save what was typed, and then signs out without a question', async ({ page, account }) => {
  const form = await filledForm(page, account, 'fr')
  await signOut(page, 'fr')
  const question = page.getByRole('dialog', { name: word('fr', 'app:leave.title') })
  await question.getByRole('button', { name: word('fr', 'app:leave.cancel') }).click()
  await expect(question).toBeHidden()
  await form.save.click()
  await expect(page).toHaveURL(/\/details$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Champ du Nord')
  await signOut(page, 'fr')
  await expect(page).toHaveURL(landing)
  expect(await stored(page)).toBeNull()
})
