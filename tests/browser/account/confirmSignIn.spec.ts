import { readFile } from 'node:fs/promises'
import { unzip } from '../../api/unzip.ts'
import { confirmationOf, signInForm } from '../support/signInForm.ts'
import { expect, test } from '../support/test.ts'
import { ageSessions, tokenOf } from '../support/tokens.ts'
import { visit } from '../support/signIn.ts'
import { word } from '../support/words.ts'

test('what takes everything along or away asks for the password of an old sign-in, and is then done by itself', async ({
  page,
  account,
  server,
  problems,
}) => {
  problems.expect(/401/)
  await visit(page, account, 'account')
  const modal = confirmationOf(page, 'fr')
  const action = (name: string) => page.getByRole('button', { name: word('fr', `account:details.actions.${name}`) })
  const exported = action('export')

  await ageSessions(server)
  const before = await tokenOf(page)
  await exported.click()
  await expect(modal.getByText(word('fr', 'sign-in:confirm.form.help'))).toBeVisible()
  // Whoever goes back stays signed in.
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  expect(await tokenOf(page)).toBe(before)
  await exported.click()
  await signInForm(modal, 'fr').fill(account)
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  await expect(modal).toHaveCount(0)
  expect(download.suggestedFilename()).toBe('trousseau.zip')
  expect([...unzip(await readFile(await download.path())).keys()]).toContain('signing-in.json')
  expect(await tokenOf(page)).not.toBe(before)

  await ageSessions(server)
  await action('remove').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('fr', 'account:details.actions.remove') })
    .click()
  await signInForm(modal, 'fr').send(account)
  await expect(page).toHaveURL(server.url)
  await page.goto('signin')
  await signInForm(page, 'fr').send(account)
  await expect(page.getByText(word('fr', 'sign-in:messages.wrongCredentials.message'))).toBeVisible()
})
