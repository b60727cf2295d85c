import { expect } from '@playwright/test'
import { formOf } from '../account/formOf.ts'
import { swatch } from '../real-estate/pictureFiles.ts'
import { confirmationOf, signInForm } from '../support/SignInForm.ts'
import { ageSessions } from '../support/tokens.ts'
import { visit } from '../support/signIn.ts'
import { word } from '../support/words.ts'
import type { Area } from './State.ts'

const say = (key: string) => word('fr', key)

/** What an account knows of its owner. */
export const accountArea: Area = {
  name: 'account',
  states: [
    {
      name: 'account',
      shows: ['/account'],
      async open({ page, account }) {
        await visit(page, account, 'account')
        await expect(page.getByRole('progressbar')).toBeVisible()
      },
    },
    {
      name: 'account-remove',
      shows: ['question account.details remove'],
      async open({ page }) {
        await page.getByRole('button', { name: say('account:details.actions.remove') }).click()
        await expect(page.getByText(say('account:details.questions.remove'))).toBeVisible()
      },
    },
    {
      name: 'account-confirm',
      shows: ['form sign-in/confirm'],
      async open({ page, server, problems }) {
        problems.expect(/401/)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await ageSessions(server)
        await page.getByRole('button', { name: say('account:details.actions.export') }).click()
        await expect(signInForm(confirmationOf(page, 'fr'), 'fr').username).toBeFocused()
      },
    },
    {
      name: 'account-edit',
      shows: ['/account/edit', 'form account/account'],
      async open({ page }) {
        await page.goto('account/edit')
        const form = formOf(page, 'fr', 'account/account')
        await form.radio('type', 'INDIVIDUAL').check()
        await form.type('bankAccounts.rib', '20041 01005 0500013M026 06')
        await form.type('contacts.mobile', '12')
        await form
          .section('signature')
          .locator('input[type=file]')
          .setInputFiles(await swatch('signature.png'))
        await expect(page.locator('.upload-card')).toHaveCount(1)
        await expect(form.error('contacts.mobile')).toBeVisible()
      },
    },
    {
      name: 'account-edit-company',
      shows: [],
      async open({ page }) {
        const form = formOf(page, 'fr', 'account/account')
        await form.radio('type', 'CORPORATION').check()
        await form.type('siret', '732 829 320 00074')
        await expect(form.frame('siren').getByRole('button', { name: '732 829 320' })).toBeVisible()
      },
    },
    {
      name: 'account-edit-remove',
      shows: ['question account.form remove'],
      async open({ page }) {
        await page.getByRole('button', { name: say('account:form.actions.remove') }).click()
        await expect(page.getByText(say('account:form.questions.remove'))).toBeVisible()
      },
    },
  ],
}
