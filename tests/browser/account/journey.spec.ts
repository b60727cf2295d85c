import { inSetting, opposite, usual, type Setting } from '../support/matrix.ts'
import { signIn } from '../support/signIn.ts'
import { word } from '../support/words.ts'
import { swatch } from '../real-estate/pictureFiles.ts'
import { formOf } from './formOf.ts'
import { expect, lastLinkTo, newAddress, test } from './mailTest.ts'
import { fillSignUp, nextPassword, password, type Newcomer } from './people.ts'

test.describe.configure({ timeout: 240_000 })

const journey = (type: Newcomer['type'], items: string) => (setting: Setting) => {
  const { language } = setting
  const name = type.toLowerCase()
  const t = (key: string, gaps?: Record<string, string | number>) => word(language, key, gaps)

  test(`${items} from the landing page to an account of one's own and out again, as ${name}`, async ({
    page,
    mailbox,
    server,
  }) => {
    const person = { email: newAddress(), type }
    await page.goto('')
    await page.getByRole('link', { name: t('app:pages.landing.register') }).click()
    await expect(page).toHaveURL(/\/signup$/)
    await fillSignUp(page, language, person)
    await formOf(page, language, 'sign-up/sign-up').save.click()

    await expect(page).toHaveURL(/\/signup-result\/[0-9a-f-]{36}\/success$/)
    await expect(page.getByText(t('sign-up:success.notice.text'), { exact: true })).toBeVisible()
    const link = await lastLinkTo(mailbox, person.email)
    await page.getByRole('button', { name: t('sign-up:success.notice.actions.resend') }).click()
    await expect(page.getByText(t('sign-up:messages.resent.message'), { exact: true })).toBeVisible()
    const newest = await lastLinkTo(mailbox, person.email, 2)
    expect(new URL(link).origin).toBe(new URL(server.url).origin)

    await page.goto(newest)
    const contact = formOf(page, language, 'subscription/subscription')
    await contact.type('mobile', '06 12 34 56 78')
    await contact.type('phone', '01 45 67 89 01')
    await contact.type('address', '12, rue de la Paix 75002 Paris - France')
    await contact.save.click()
    await expect(page).toHaveURL(/\/signin$/)
    await signIn(page, language, { ...person, password })

    // The profile: what sign-up and activation asked is there already.
    await page.goto('account')
    await expect(page.getByRole('heading', { level: 1, name: t('account:details.title') })).toBeVisible()
    await expect(page.getByText('06 12 34 56 78')).toBeVisible()
    const bar = page.getByRole('progressbar')
    const before = Number(await bar.getAttribute('aria-valuenow'))
    await expect(page.getByText(t('account:details.progress', { percent: before }))).toBeVisible()
    await page.getByRole('link', { name: t('account:details.actions.edit') }).click()
    await expect(page).toHaveURL(/\/account\/edit$/)
    const form = formOf(page, language, 'account/account')
    await expect(form.field('contacts.email')).toHaveValue(person.email)
    if (type === 'INDIVIDUAL') {
      await expect(form.field('surname')).toHaveValue('Martin')
      await expect(form.field('firstName')).toHaveValue('Jeanne')
      await form.radio('gender', 'MRS').check()
      await form.type('birthDate', '14/07/1980')
      await form.type('placeOfBirth', 'Angers')
      await form.field('nationality').click()
      await form.field('nationality').fill('ital')
      await page.locator('.ant-select-item-option', { hasText: { fr: 'Italie', en: 'Italy' }[language] }).click()
    } else {
      await expect(form.field('name')).toHaveValue('SCI des Lilas')
      await form.field('legalStatus').click()
      await page.locator('.ant-select-item-option').first().click()
      await form.type('shareCapital', '1000,50')
      await form.type('siret', '732 829 320 00074')
      await form.frame('siren').getByRole('button', { name: '732 829 320' }).click()
      await form.frame('vatNumber').getByRole('button', { name: 'FR44 732 829 320' }).click()
      await expect(form.field('vatNumber')).toHaveValue('FR44 732 829 320')
    }
    await form.type('website', 'www.example.org')
    await form.type('bankAccounts.bankName', 'La Banque Postale')
    await form.type('bankAccounts.rib', '20041 01005 0500013M026 06')
    await expect(form.frame('bankAccounts.rib')).toContainText(t('app:parts.bankCode'))
    await form.frame('bankAccounts.iban').getByRole('button').click()
    await expect(form.field('bankAccounts.iban')).toHaveValue('FR14 2004 1010 0505 0001 3M02 606')
    await form
      .section('signature')
      .locator('input[type=file]')
      .setInputFiles(await swatch('signature.png'))
    await form
      .section('stamp')
      .locator('input[type=file]')
      .setInputFiles(await swatch('cachet.png'))
    await expect(page.locator('.upload-card')).toHaveCount(2)
    await form.save.click()
    await expect(page).toHaveURL(/\/account$/)
    await expect(page.getByText(t('account:messages.updated.message'))).toBeVisible()
    await expect(page.locator('.gallery-tile img')).toHaveCount(2)
    await expect(page.getByText(t('app:parts.bankCode'))).toBeVisible()
    if (type === 'INDIVIDUAL') {
      await expect(page.getByText({ fr: 'Italie', en: 'Italy' }[language], { exact: true })).toBeVisible()
      await expect(page.getByText({ fr: 'Mme', en: 'Mrs' }[language], { exact: true })).toBeVisible()
    } else await expect(page.getByText('732 829 320 00074')).toBeVisible()
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(before)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('account:details.actions.export') }).click()
    expect((await download).suggestedFilename()).toBe('trousseau.zip')

    // A lost password.
    await page.evaluate(() => localStorage.removeItem('currentUser'))
    await page.goto('signin')
    await page.getByRole('link', { name: t('sign-in:form.links.forgotten') }).click()
    const renew = formOf(page, language, 'password/renew')
    await renew.type('email', person.email)
    await renew.save.click()
    await expect(page.getByText(t('password:messages.requested.message'), { exact: true })).toBeVisible()
    await page.goto(await lastLinkTo(mailbox, person.email, 3))
    const reset = formOf(page, language, 'password/reset')
    await reset.type('password', nextPassword)
    await reset.type('passwordConfirm', nextPassword)
    await reset.save.click()
    await expect(page).toHaveURL(/\/signin$/)
    await signIn(page, language, { ...person, password: nextPassword })

    // Leaving for good.
    await page.goto('account')
    await page.getByRole('button', { name: t('account:details.actions.remove') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(t('account:details.questions.remove'))
    await dialog.getByRole('button', { name: t('account:details.actions.remove') }).click()
    await expect(page).toHaveURL(server.url)
    await expect(page.locator('.toast[data-type=success]')).toContainText(t('account:messages.removed.title'))
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
    await page.goto('account')
    await expect(page).toHaveURL(/\/signin$/)
  })
}

const individual = journey(
  'INDIVIDUAL',
  'SIGNUP-11, 16, 17, 20 ACT-01, 07 ACC-01..09, 13, 16, 47, 48 PWD-08, 10, 14, 16',
)
const company = journey('CORPORATION', 'SIGNUP-05 ACC-04, 06, 18, 21 API-27')
inSetting(usual, individual)
inSetting(opposite, company)
