import type { Page, Route } from '@playwright/test'
import Database from 'better-sqlite3'
import { join } from 'node:path'
import { inSetting, opposite, type Setting } from '../support/matrix.ts'
import { word } from '../support/words.ts'
import { problem } from './answers.ts'
import { formOf } from './formOf.ts'
import { expect, lastLinkTo, newAddress, test } from './mailTest.ts'
import { fillSignUp, joinByForm } from './people.ts'

const said = {
  en: {
    save: 'Save',
    mobile: 'Invalid mobile',
    phone: 'Invalid phone',
    email: 'Invalid email',
    notFound: ['Not found Resource', 'No account with id : nobody found.'],
    expired: 'Your validation link has expired. Please request a new one',
    invalid: 'Invalid input',
    notValidated: 'An error occurred while validating your subscription',
    unreachable: 'Error occurred while signing in, please try again later',
    requested: "Your subscription validation request has been processed. You'll be sent an email.",
  },
  fr: {
    save: 'Enregistrer',
    mobile: 'Indiquez un mobile français : il commence par 06 ou 07',
    phone: 'Indiquez un numéro fixe français, par exemple 01 23 45 67 89',
    email: 'Indiquez une adresse e-mail complète, par exemple nom@domaine.fr',
    notFound: ['Introuvable', 'nobody'],
    expired: 'Votre lien de validation a expiré. Veuillez en demander un nouveau',
    invalid: 'Saisie incorrecte',
    notValidated: 'Une erreur est survenue lors de la validation de votre inscription',
    unreachable: 'Une erreur est survenue pendant la connexion, veuillez réessayer plus tard',
    requested: 'Votre demande de validation d’inscription a été traitée. Un e-mail va vous être envoyé.',
  },
}

/** Lets all links of a server have ended a minute ago. */
function expireLinks(dataDir: string): void {
  const database = new Database(join(dataDir, 'trousseau.db'))
  database.prepare('UPDATE links SET expires_at = ?').run(new Date(Date.now() - 60_000).toISOString())
  database.close()
}

inSetting(opposite, (setting: Setting) => {
  const { language } = setting
  const texts = said[language]
  const open = async (page: Page, link = 'subscription/nobody/validate') => {
    await page.goto(link)
    return formOf(page, language, 'subscription/subscription')
  }

  test('ACT-01..06 FMT-04 FMT-05 asks how one can be reached', async ({ page }) => {
    const form = await open(page)
    await expect(form.save).toHaveText(texts.save)
    await expect(form.save).toBeDisabled()
    await form.type('mobile', '01 45 67 89 01')
    await expect(form.error('mobile')).toHaveText(texts.mobile)
    await form.type('mobile', '')
    await expect(form.error('mobile')).toHaveText(texts.mobile)
    await form.type('mobile', '+33 (0)6 12 34 56 78')
    await expect(form.error('mobile')).toHaveCount(0)
    await expect(form.save).toBeEnabled()
    await form.type('phone', '06 12 34 56 78')
    await expect(form.error('phone')).toHaveText(texts.phone)
    await expect(form.save).toBeDisabled()
    await form.type('phone', '')
    await form.type('address', '?')
    await expect(form.error('address')).toHaveCount(0)
    await expect(form.save).toBeEnabled()
  })

  test('ACT-03 ACT-08 a wheel turns during the call; an unknown link is told by a toast', async ({
    page,
    problems,
  }) => {
    problems.expect(/404/)
    const form = await open(page)
    await form.type('mobile', '0612345678')
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/validate', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await held
      return route.continue()
    })
    await form.save.click()
    await expect(form.save).toHaveAttribute('aria-busy', 'true')
    await expect(form.save.locator('.form-spinning')).toBeVisible()
    release()
    for (const text of texts.notFound) await expect(page.locator('.toast')).toContainText(text)
    await expect(form.field('mobile')).toHaveValue('06 12 34 56 78')
  })

  test('ACT-09, 12..15 an expired link turns into a form for a new one, which works', async ({
    page,
    mailbox,
    server,
    problems,
  }) => {
    problems.expect(/410|404/)
    const email = newAddress()
    await page.goto('signup')
    await fillSignUp(page, language, { email, type: 'INDIVIDUAL' })
    await formOf(page, language, 'sign-up/sign-up').save.click()
    const link = await lastLinkTo(mailbox, email)
    expireLinks(server.dataDir)
    const form = await open(page, link)
    await form.type('mobile', '0612345678')
    await form.save.click()
    await expect(page.getByText(texts.expired, { exact: true })).toBeVisible()
    const renew = formOf(page, language, 'subscription/renew')
    await expect(renew.save).toBeDisabled()
    await renew.field('email').focus()
    await renew.field('email').blur()
    await expect(renew.error('email')).toHaveText(texts.email)

    await renew.type('email', 'personne@example.org')
    await renew.save.click()
    await expect(renew.alert).toHaveText(word(language, 'app:catalogue.ERR_ACC_NOT_WAITING'))
    await renew.type('email', email)
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await renew.save.click()
    expect(new URL((await sent).url()).search).toBe(`?email=${encodeURIComponent(email)}`)
    expect((await sent).postDataJSON()).toEqual({})
    await expect(page.getByText(texts.requested, { exact: true })).toBeVisible()

    const again = await open(page, await lastLinkTo(mailbox, email, 2))
    await again.type('mobile', '0612345678')
    await again.save.click()
    await expect(page).toHaveURL(/\/signin$/)
  })

  test('ACT-10 ACT-11 ACT-16 a refused, failed or lost call is told, and nothing typed is lost', async ({
    page,
    problems,
  }) => {
    problems.expect(/422|500|ERR_FAILED/)
    const form = await open(page)
    await form.type('mobile', '0612345678')
    const post = (how: (route: Route) => Promise<unknown>) =>
      page.route('**/validate', async (route, request) => {
        await (request.method() === 'POST' ? how(route) : route.fallback())
      })
    await post((route) => problem(route, 422, [{ fieldName: 'mobile', message: 'format' }]))
    await form.save.click()
    await expect(page.locator('.toast')).toContainText(texts.invalid)
    await expect(form.error('mobile')).toHaveText(texts.mobile)
    await form.type('mobile', '0712345678')
    await post((route) => problem(route, 500, 'ERR_GEN_500'))
    await form.save.click()
    await expect(form.alert).toHaveText(texts.notValidated)
    await form.field('phone').focus()
    await expect(form.alert).toHaveCount(0)
    await post((route) => route.abort())
    await form.save.click()
    await expect(form.alert).toHaveText(texts.unreachable)
    await post((route) => problem(route, 410, 'ERR_GEN_410'))
    problems.expect(/410/)
    await form.save.click()
    const renew = formOf(page, language, 'subscription/renew')
    await renew.type('email', 'jeanne@example.org')
    await page.route('**/authentication/subscription/?*', (route) => route.abort())
    await renew.save.click()
    await expect(renew.alert).toHaveText(texts.unreachable)
    await expect(renew.field('email')).toHaveValue('jeanne@example.org')
  })

  test('a link works once', async ({ page, mailbox, problems }) => {
    problems.expect(/404/)
    const email = newAddress()
    await joinByForm(page, language, mailbox, { email, type: 'INDIVIDUAL' })
    const form = await open(page, await lastLinkTo(mailbox, email))
    await form.type('mobile', '0612345678')
    await form.save.click()
    await expect(page.locator('.toast').last()).toContainText(texts.notFound[0] ?? '')
    await page.getByRole('link', { name: word(language, 'subscription:form.links.renew') }).click()
    await expect(formOf(page, language, 'subscription/renew').field('email')).toBeVisible()
    await page.getByRole('link', { name: word(language, 'subscription:renew.form.links.signIn') }).click()
    await expect(page).toHaveURL(/\/signin$/)
  })
})
