import type { Page, Request } from '@playwright/test'
import { swatch } from '../real-estate/pictureFiles.ts'
import { expect, test } from '../support/test.ts'
import { sentRecord } from '../support/sentRecord.ts'
import { word } from '../support/words.ts'
import { errorOf, problem } from '../support/answers.ts'
import { formOf, type SeenForm } from '../support/formOf.ts'

test.describe.configure({ timeout: 120_000 })

const texts = {
  email: 'Indiquez une adresse e-mail complète, par exemple nom@domaine.fr',
  mobile: 'Indiquez les 10 chiffres d’un mobile français (06 ou 07…)',
  phone: 'Indiquez un numéro fixe français, par exemple 01 23 45 67 89',
  surname: 'Le nom ne peut pas être vide',
  firstName: 'Le prénom ne peut pas être vide',
  birthDate: 'Indiquez une date passée en jj/mm/aaaa, par exemple 12/05/1990',
  shareCapital: 'Indiquez le capital en chiffres, par exemple 10 000',
  siren: 'Indiquez les 9 chiffres, par exemple 732 829 320',
  siret: 'Indiquez les 14 chiffres, par exemple 732 829 320 00074',
  vatNumber: 'Indiquez le numéro complet, par exemple FR44 732 829 320',
  website: 'Indiquez une adresse complète, par exemple www.exemple.fr',
  picture: 'Choisissez une image (JPEG, PNG, GIF ou SVG) ; un PDF n’est pas accepté ici',
  secondSignature: 'Vous ne pouvez pas ajouter plus d’une signature',
  secondStamp: 'Vous ne pouvez pas ajouter plus d’un cachet',
  remove: word('fr', 'account:form.questions.remove'),
  genders: ['Mr', 'Mme', 'Mlle'],
  notFound: ['Introuvable', 'Ce compte n’existe pas'],
  failed: ['Erreur du serveur', 'Une erreur est survenue'],
  denied: ['Accès refusé'],
  invalid: 'Saisie incorrecte',
}

/** The form of the profile of a person, with what it needs. */
async function enter(page: Page, open: (path: string) => Promise<void>): Promise<SeenForm> {
  await open('account/edit')
  const form = formOf(page, 'fr', 'account/account')
  await form.radio('type', 'INDIVIDUAL').check()
  await form.type('surname', 'Martin')
  await form.type('firstName', 'Jeanne')
  await form.type('contacts.mobile', '06 12 34 56 78')
  return form
}

const says = async (page: Page, parts: readonly string[]) => {
  for (const part of parts) await expect(page.locator('.toast').last()).toContainText(part)
}

test('ACC-10..21, 29..40, 46 ENUM-08, 09 FMT-12..14, 18 LOOK-02, 03 the form asks what the type needs, says what is wrong, remarks on a wrong key, and offers what follows; countries are asked for one second after the last key', async ({
  page,
  open,
}) => {
  const form = await enter(page, open)
  await expect(form.save).toBeEnabled()
  await expect(form.section('individual').getByRole('radio')).toHaveCount(3)
  const genders = form.section('individual').getByRole('radiogroup').locator('label')
  expect((await genders.allTextContents()).map((text) => text.trim())).toEqual(texts.genders)
  for (const id of ['type', 'website', 'contact', 'bank', 'signature', 'stamp']) {
    await expect(form.section(id)).toBeVisible()
  }
  const wrong = async (path: string, text: string, message: string, right: string) => {
    await form.type(path, text)
    await expect(form.error(path)).toHaveText(message)
    await expect(form.save).toBeDisabled()
    await form.type(path, right)
    await expect(form.error(path)).toHaveCount(0)
    await expect(form.save).toBeEnabled()
  }
  await wrong('surname', ' ', texts.surname, 'Martin')
  await wrong('firstName', '', texts.firstName, 'Jeanne')
  await wrong('birthDate', '31/02/1980', texts.birthDate, '')
  await wrong('birthDate', '01/01/2999', texts.birthDate, '14/07/1980')
  await wrong('contacts.email', 'jeanne@', texts.email, 'jeanne@example.org')
  await wrong('contacts.email', '', texts.email, 'jeanne@example.org')
  await wrong('contacts.mobile', '01 45 67 89 01', texts.mobile, '07 12 34 56 78')
  await wrong('contacts.phone', '06 12 34 56 78', texts.phone, '')
  await wrong('website', 'ftp://example.org', texts.website, 'example.org')
  for (const path of ['bankName', 'address', 'rib', 'iban', 'bic']) {
    await form.type(`bankAccounts.${path}`, '?!')
    await expect(form.error(`bankAccounts.${path}`)).toHaveCount(0)
  }
  await expect(form.save).toBeEnabled()

  await form.radio('type', 'CORPORATION').check()
  await expect(form.section('individual')).toHaveCount(0)
  await expect(form.section('corporation')).toBeVisible()
  await expect(form.save).toBeEnabled()
  await wrong('shareCapital', 'mille', texts.shareCapital, '1 000,50')
  await wrong('siren', '73282932', texts.siren, '')
  await wrong('siret', '7328293200007', texts.siret, '')
  await wrong('vatNumber', 'DE123456789', texts.vatNumber, '')

  // A wrong key blocks nothing, and what follows is offered in one click.
  await form.type('siren', '732 829 321')
  await expect(form.remark('siren')).toHaveText(word('fr', 'app:remarks.siren'))
  await expect(form.save).toBeEnabled()
  await form.type('siren', '')
  await form.type('siret', '73282932000074')
  await form.frame('siren').getByRole('button', { name: '732 829 320' }).click()
  await expect(form.field('siren')).toHaveValue('732 829 320')
  await expect(form.field('siren')).toBeFocused()
  await expect(form.remark('siren')).toHaveCount(0)
  await form.type('bankAccounts.rib', '')
  await form.type('bankAccounts.iban', 'fr14 2004 1010 0505 0001 3M02 606')
  await form.frame('bankAccounts.rib').getByRole('button').click()
  await expect(form.field('bankAccounts.rib')).toHaveValue('20041 01005 0500013M026 06')
  const parts = form.frame('bankAccounts.rib').locator('.field-parts')
  for (const [name, text] of [
    ['bankCode', '20041'],
    ['officeCode', '01005'],
    ['accountNumber', '0500013M026'],
    ['key', '06'],
  ] as const) {
    await expect(parts).toContainText(`${word('fr', `app:parts.${name}`)} ${text}`)
  }
  await form.type('bankAccounts.rib', '20041 01005 0500013M026 07')
  await expect(form.remark('bankAccounts.rib')).toHaveText(word('fr', 'app:remarks.rib'))
  await form.type('bankAccounts.rib', '20041')
  await expect(parts).toHaveCount(0)
  await expect(form.save).toBeEnabled()
  await form.radio('type', 'INDIVIDUAL').check()
  await expect(form.field('surname')).toHaveValue('Martin')

  const field = form.field('nationality')
  const asked: { request: Request; query: string }[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/auxiliary/lookup/country')) {
      asked.push({ request, query: url.searchParams.get('countryName') ?? '' })
    }
  })
  // Both moments are taken in the browser, so that a busy machine cannot bring them nearer to each other.
  await field.evaluate((input) =>
    input.addEventListener('input', () => (document.body.dataset['typedAt'] = String(Date.now()))),
  )
  await field.click()
  await field.pressSequentially('portug', { delay: 50 })
  await expect(page.locator('.ant-select-item-option', { hasText: 'Portugal' })).toBeVisible()
  expect(asked.map(({ query }) => query)).toEqual(['portug'])
  const typedAt = Number(await page.locator('body').getAttribute('data-typed-at'))
  // A clock of whole milliseconds may take one away.
  expect((asked[0]?.request.timing().startTime ?? 0) - typedAt).toBeGreaterThanOrEqual(998)
  await page.keyboard.press('Enter')
  await expect(form.frame('nationality')).toContainText('Portugal')
  await field.fill('xyzzy')
  await expect(page.locator('.field-search-state')).toHaveText(word('fr', 'app:form.searchEmpty'))
  await form.cancel.click()
  await page.getByRole('button', { name: word('fr', 'app:leave.draftConfirm'), exact: true }).click()
  await expect(page).toHaveURL(/\/account$/)
})

test('ACC-01..09, 25, 26, 41..45 the account shows what its form has saved; one signature and one stamp: kept, refused, replaced', async ({
  page,
  open,
}) => {
  await open('account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte')
  const bar = page.getByRole('progressbar')
  const before = Number(await bar.getAttribute('aria-valuenow'))
  await expect(page.getByText(word('fr', 'account:details.progress', { percent: before }))).toBeVisible()
  await page.getByRole('link', { name: 'Modifier' }).click()
  await expect(page).toHaveURL(/\/account\/edit$/)
  const form = await enter(page, open)
  await form.type('website', 'www.example.org')
  await form.type('bankAccounts.bankName', 'La Banque Postale')
  const [signature, stamp] = [form.files('signature'), form.files('stamp')]
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  for (const slot of [signature, stamp]) {
    await slot.choose(note)
    await expect(slot.refusals).toContainText(texts.picture)
  }
  await signature.choose(await swatch('one.png'))
  await stamp.choose(await swatch('cachet.png'))
  await form.save.click()
  await expect(page.locator('.gallery-tile img')).toHaveCount(2)
  const main = page.locator('main')
  for (const text of ['Particulier', 'Martin', 'Jeanne', '06 12 34 56 78', 'www.example.org', 'La Banque Postale']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(main.locator('input, select, textarea')).toHaveCount(0)
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('dialog')).toContainText(word('fr', 'account:details.questions.remove'))

  await page.goto('account/edit')
  await expect(signature.cards).toHaveCount(1)
  // A signature that is cut off would sign something else.
  await expect(signature.cards.locator('img')).toHaveCSS('object-fit', 'contain')
  await signature.drop([await swatch('two.png')])
  await expect(signature.refusals).toContainText(texts.secondSignature)
  await stamp.drop([await swatch('two.png')])
  await expect(stamp.refusals).toContainText(texts.secondStamp)
  await expect(signature.cards).toHaveCount(1)
  await signature.choose(await swatch('two.png'))
  await expect(signature.cards).toHaveCount(1)
  await form.save.click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.locator('.gallery-tile img')).toHaveCount(2)
  await page.goto('account/edit')
  await expect(signature.cards.locator('.upload-name')).toContainText('two.png')
  await expect(stamp.cards.locator('.upload-name')).toContainText('cachet.png')
})

test('ACC-04, 13, 15, 27, 47..49 ERR-17..20 API-27, 28 what is sent, what each answer does, and that deleting asks first', async ({
  page,
  open,
  server,
  relay,
  problems,
}) => {
  problems.expect(/4\d\d|500|ERR_/)
  const form = await enter(page, open)
  await form.radio('type', 'CORPORATION').check()
  await form.type('name', 'SCI des Lilas')
  await form.files('signature').choose(await swatch('one.png'))
  const put = (how: Parameters<Page['route']>[1]) => page.route('**/account/corporation/*', how)
  for (const [status, details, expected] of [
    [404, 'ERR_GEN_404', texts.notFound],
    [403, 'ERR_GEN_403', texts.denied],
    [500, 'ERR_GEN_500', texts.failed],
    [422, [{ fieldName: 'contacts.0.mobile', message: 'format' }], [texts.invalid, texts.mobile]],
  ] as const) {
    await put((route) => problem(route, status, typeof details === 'string' ? details : [...details]))
    await form.save.click()
    await says(page, expected)
  }
  await expect(form.error('contacts.mobile')).toHaveText(texts.mobile)
  await put((route) => route.abort())
  await form.save.click()
  await says(page, texts.failed)
  await page.unroute('**/account/corporation/*')

  await form.save.click()
  await expect(page).toHaveURL(/\/account$/)
  const { parts, json, files } = await sentRecord(relay)
  expect(parts[0]).toBe('corporation')
  expect(files.map(({ part }) => part)).toEqual(['signaturePicture'])
  expect(json).toMatchObject({
    type: 'CORPORATION',
    creationStep: 2,
    oldSignaturePicture: '',
    oldStampPicture: '',
  })
  expect(json).not.toHaveProperty('surname')
  for (const text of ['Entreprise', 'SCI des Lilas']) await expect(page.getByText(text, { exact: true })).toBeVisible()

  for (const [status, expected] of [
    [404, texts.notFound],
    [500, texts.failed],
  ] as const) {
    relay.forget()
    relay.answer(({ path }) => path.endsWith('/corporation'), { status, json: errorOf('ERR_GEN_500') })
    await page.reload()
    await says(page, expected)
  }
  relay.cut('before', ({ path }) => path.endsWith('/account/details'))
  await page.reload()
  await says(page, texts.failed)

  // Deleting asks first; a failure leaves everything as it is.
  relay.forget()
  await page.goto('account/edit')
  const remove = page.getByRole('button', { name: word('fr', 'account:form.actions.remove') })
  const dialog = page.getByRole('dialog')
  await remove.click()
  await expect(dialog).toContainText(texts.remove)
  await dialog.getByRole('button', { name: word('fr', 'app:confirm.cancel') }).click()
  await expect(dialog).toHaveCount(0)
  await page.route('**/authentication/user', (route) => problem(route, 500, 'ERR_GEN_500'))
  await remove.click()
  await dialog.getByRole('button', { name: word('fr', 'account:form.actions.remove') }).click()
  await says(page, texts.failed)
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/account\/edit$/)
  await page.unroute('**/authentication/user')
  await form.type('name', 'Somebody else')
  await remove.click()
  await dialog.getByRole('button', { name: word('fr', 'account:form.actions.remove') }).click()
  await expect(page).toHaveURL(server.url)
  await expect(page.locator('.toast[data-type=success]')).toContainText(word('fr', 'account:messages.removed.title'))
})
