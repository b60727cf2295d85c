import { expect } from '@playwright/test'
import { formOf } from '../support/formOf.ts'
import { swatch } from '../real-estate/pictureFiles.ts'
import { confirmationOf, signInForm } from '../support/signInForm.ts'
import { ageSessions } from '../support/tokens.ts'
import { visit } from '../support/signIn.ts'
import { word } from '../support/words.ts'
import { state, type State } from './State.ts'

const say = (key: string) => word('fr', key)

/** What an account knows of its owner. */
export const accountStates: State[] = [
  state('account', ['/account'], async ({ page, account }) => {
    await visit(page, account, 'account')
    await expect(page.getByRole('progressbar')).toBeVisible()
  }),
  state('account-remove', ['question account.details remove'], async ({ page }) => {
    await page.getByRole('button', { name: say('account:details.actions.remove') }).click()
    await expect(page.getByText(say('account:details.questions.remove'))).toBeVisible()
  }),
  state('account-confirm', ['form sign-in/confirm'], async ({ page, server, problems }) => {
    problems.expect(/401/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await ageSessions(server)
    await page.getByRole('button', { name: say('account:details.actions.export') }).click()
    await expect(signInForm(confirmationOf(page, 'fr'), 'fr').username).toBeFocused()
  }),
  state('account-password', ['/account/password', 'form password/change'], async ({ page }) => {
    await page.goto('account/password')
    const form = formOf(page, 'fr', 'password/change')
    await form.type('newPassword', 'Maison-2026')
    await form.type('passwordConfirm', 'Maison')
    await expect(form.error('passwordConfirm')).toBeVisible()
  }),
  state('sessions', ['/account/sessions'], async ({ page }) => {
    await page.goto('account/sessions')
    await expect(page.getByText(say('session:fields.place.options.HERE')).first()).toBeVisible()
  }),
  state('session-end', ['question session.table end'], async ({ page, account, server }) => {
    await fetch(`${server.direct}api/authentication/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: account.email, password: account.password }),
    })
    await page.reload()
    const label = say('app:table.rowActions').replace('{{name}}', say('session:fields.device.none'))
    await page.getByRole('button', { name: label }).click()
    await page.getByRole('menuitem', { name: say('session:table.actions.end') }).click()
    await expect(page.getByText(say('session:table.questions.end'))).toBeVisible()
  }),
  state('session-end-others', ['question session.table endOthers'], async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: say('session:table.actions.endOthers') }).click()
    await expect(page.getByText(say('session:table.questions.endOthers'))).toBeVisible()
  }),
  state('account-edit', ['/account/edit', 'form account/account'], async ({ page }) => {
    await page.goto('account/edit')
    const form = formOf(page, 'fr', 'account/account')
    await form.radio('type', 'INDIVIDUAL').check()
    await form.type('bankAccounts.rib', '20041 01005 0500013M026 06')
    await form.type('contacts.mobile', '12')
    await form.files('signature').choose(await swatch('signature.png'))
    await expect(page.locator('.upload-card')).toHaveCount(1)
    await expect(form.error('contacts.mobile')).toBeVisible()
  }),
  state('account-edit-company', [], async ({ page }) => {
    const form = formOf(page, 'fr', 'account/account')
    await form.radio('type', 'CORPORATION').check()
    await form.type('siret', '732 829 320 00074')
    await expect(form.frame('siren').getByRole('button', { name: '732 829 320' })).toBeVisible()
  }),
  state('account-edit-remove', ['question account.form remove'], async ({ page }) => {
    await page.getByRole('button', { name: say('account:form.actions.remove') }).click()
    await expect(page.getByText(say('account:form.questions.remove'))).toBeVisible()
  }),
]
