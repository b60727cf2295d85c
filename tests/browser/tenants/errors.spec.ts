import type { Locator, Page } from '@playwright/test'
import { visit } from '../real-estate/estates.ts'
import { modalOf, signInAgain } from '../support/SignInForm.ts'
import { denied, failed } from '../support/failures.ts'
import { type Language, word } from '../support/words.ts'
import { fillCompany, fillEntryCompany, tenantForm } from './TenantForm.ts'
import { messageOf } from './messages.ts'
import { expect, savesOf, test } from './tenantTest.ts'
import { bakery, letter, noel } from './tenants.ts'

test.describe.configure({ timeout: 120_000 })

const unknownId = '00000000-0000-4000-8000-000000000000'
const time = /^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2}$/
const your: Record<Language, [string, string]> = {
  en: ['Server Error', 'Error occurred while processing your request. Details are'],
  fr: failed.fr,
}
const notFound: [string, string, string] = [
  'Introuvable',
  'Aucun locataire trouvé avec l’identifiant {id}.',
  'Aucune entreprise locataire trouvée avec l’identifiant {id}.',
]

async function says(toast: Locator, texts: readonly string[]): Promise<void> {
  await expect(toast).toHaveCount(1)
  for (const text of texts) await expect(toast).toContainText(text)
  await expect(toast.locator('time')).toHaveText(time)
}

const errorIn = (page: Page) => page.locator('.toast[data-type=error]')

test('TEN-147, 148 ERR-20 API-33 a tenant that is not there: on files and forms of both types', async ({
  page,
  account,
  tenants,
  problems,
}) => {
  problems.expect(/404/)
  const [title, person, company] = notFound
  const individual = await tenants.create(noel)
  for (const [path, id, text] of [
    [`tenant/individual/${unknownId}/details`, unknownId, person],
    [`tenant/individual/${unknownId}/edit`, unknownId, person],
    [`tenant/corporation/${unknownId}/details`, unknownId, company],
    [`tenant/corporation/${unknownId}/edit`, unknownId, person],
    [`tenant/corporation/${individual}/details`, individual, company],
  ] as const) {
    await visit(page, account, path)
    await says(errorIn(page), [title, text.replace('{id}', id)])
  }
})

test('ERR-17, 20, 21 TEN-10, 31 loads that fail: denied, a failing server, no network; each can be tried again', async ({
  page,
  account,
  tenants,
  problems,
}) => {
  problems.expect(/403|500|ERR_FAILED/)
  const individual = await tenants.create(noel)
  const corporation = await tenants.create(bakery)
  const form = tenantForm(page, 'fr')
  for (const [path, call, texts, sign] of [
    ['tenant', '**/restapi/tenant/', your, page.getByText('Boulangerie Martin (SARL)')],
    [`tenant/individual/${individual}/details`, `**/tenant/individual/${individual}`, your, page.getByText('Luthier')],
    [
      `tenant/corporation/${corporation}/details`,
      `**/tenant/corporation/${corporation}`,
      failed,
      page.getByText('FR44 732 829 320'),
    ],
    [`tenant/individual/${individual}/edit`, `**/tenant/individual/${individual}`, your, form.save],
    [`tenant/corporation/${corporation}/edit`, `**/tenant/corporation/${corporation}`, your, form.save],
  ] as const) {
    for (const failure of [403, 500, 'network'] as const) {
      await page.route(call, (route) =>
        failure === 'network'
          ? route.abort()
          : route.fulfill({ status: failure, json: { functionnalDetails: `ERR_GEN_${failure}` } }),
      )
      await visit(page, account, path)
      await says(errorIn(page), failure === 403 ? denied['fr'] : texts['fr'])
      if (failure === 'network') await expect(errorIn(page)).toContainText(word('fr', 'app:reasons.network'))
      await page.unroute(call)
    }
    await page.getByRole('button', { name: word('fr', 'app:load.retry') }).click()
    await expect(sign.first()).toBeVisible()
  }
})

test('ERR-17..19 TEN-49 saves that fail: each says what, and everything typed stays, in every tab', async ({
  page,
  account,
  tenants,
  problems,
}) => {
  problems.expect(/403|404|422|500|ERR_FAILED/)
  const id = await tenants.create(noel)
  const call = `**/restapi/tenant/individual/${id}`
  const form = tenantForm(page, 'fr')
  await visit(page, account, `tenant/individual/${id}/edit`)
  await form.type('person.surname', 'Petit-Jean')
  await form.open('documents')
  await form.type('privateComment', 'Une note qui reste')
  const error = form.toast('error')
  for (const [failure, texts] of [
    [403, denied['fr']],
    [404, failed['fr']],
    [500, failed['fr']],
    ['network', [...failed['fr'], word('fr', 'app:reasons.network')]],
  ] as const) {
    await page.route(call, (route) =>
      failure === 'network'
        ? route.abort()
        : route.fulfill({ status: failure, json: { functionnalDetails: `ERR_GEN_${failure}` } }),
    )
    await form.save.click()
    await says(error, texts)
    await expect(form.field('privateComment')).toHaveValue('Une note qui reste')
    await form.closeToasts()
    await page.unroute(call)
  }
  await page.route(call, (route) =>
    route.fulfill({
      status: 422,
      json: {
        functionnalDetails:
          '[{"fieldName":"person.contacts.0.mobile","message":"format"},{"fieldName":"monthlyIncome","message":"type"}]',
      },
    }),
  )
  await form.save.click()
  await expect(error).toContainText('Saisie incorrecte')
  const [mobile, incomes] = ['person.contacts.mobile', 'monthlyIncome'].map((path) => messageOf('tenant', path))
  await expect(error.getByRole('listitem')).toHaveText([new RegExp(`${mobile}$`), new RegExp(`${incomes}$`)])
  await expect(form.tab('personal')).toHaveAttribute('aria-selected', 'true')
  await form.expectTab('finance', false)
  await expect(form.error('person.contacts.mobile')).toHaveText(mobile ?? '')
  await form.closeToasts()
  await form.open('finance')
  await expect(form.error('monthlyIncome')).toHaveText(incomes ?? '')
  await page.unroute(call)
  await form.open('personal')
  await expect(form.field('person.surname')).toHaveValue('Petit-Jean')
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  expect((await tenants.read('individual', id))['privateComment']).toBe('Une note qui reste')
})

test('ERR-16 a session that has ended: the question stands over list, file and form, and what was asked for goes on', async ({
  page,
  account,
  tenants,
  problems,
}) => {
  problems.expect(/401/)
  const id = await tenants.create(bakery)
  const form = tenantForm(page, 'fr')
  for (const [path, call, sign] of [
    ['tenant', '**/restapi/tenant/', page.getByText('Boulangerie Martin (SARL)')],
    [`tenant/corporation/${id}/details`, `**/restapi/tenant/corporation/${id}`, page.getByText('FR44 732 829 320')],
    [`tenant/corporation/${id}/edit`, `**/restapi/tenant/corporation/${id}`, form.save],
  ] as const) {
    let refused = 0
    await page.route(call, (route) =>
      refused++ === 0 ? route.fulfill({ status: 401, json: { functionnalDetails: 'ERR_GEN_401' } }) : route.continue(),
    )
    await visit(page, account, path)
    await signInAgain(page, 'fr', account)
    await expect(sign.first()).toBeVisible()
    await page.unroute(call)
  }
  await form.type('representative.surname', 'Martin-Roux')
  let refused = 0
  await page.route(`**/restapi/tenant/corporation/${id}`, (route) =>
    route.request().method() === 'PUT' && refused++ === 0
      ? route.fulfill({ status: 401, json: { functionnalDetails: 'ERR_GEN_401' } })
      : route.continue(),
  )
  await form.save.click()
  await expect(modalOf(page, 'fr')).toBeVisible()
  await signInAgain(page, 'fr', account)
  await expect(page).toHaveURL(/details$/)
  expect((await tenants.read('corporation', id)).representative?.['surname']).toBe('Martin-Roux')
})

test('ERR-19 TEN-50 an answer that is lost after the server has stored: saving again makes no second tenant', async ({
  page,
  account,
  tenants,
  relay,
  problems,
}) => {
  problems.expect(/ERR_|request failed/)
  const form = tenantForm(page, 'fr')
  const first = await tenants.create(bakery)
  await visit(page, account, 'tenant/new')
  await fillCompany(form)
  await form.open('finance')
  const guarantor = await form.addTo('guarantors')
  await fillEntryCompany(guarantor)
  await guarantor.add.click()
  await form.open('documents')
  const contact = await form.addTo('emergencyContacts')
  await contact.radio('type', 'CORPORATION').check()
  await contact.type('person.name', 'Gardiennage')
  await contact.add.click()
  await expect(contact.dialog).toHaveCount(0)
  const paper = await form.addTo('documents')
  await paper.file.setInputFiles(letter('bail.txt'))
  await paper.add.click()
  await expect(paper.dialog).toHaveCount(0)
  const mend = relay.cut('after', ({ method }) => method === 'POST')
  await form.save.click()
  await says(form.toast('error'), failed.fr)
  await expect(form.rows('documents')).toContainText('bail.txt')
  expect(await tenants.list()).toHaveLength(2)
  mend()
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  const rows = await tenants.list()
  expect(rows).toHaveLength(2)
  const made = rows.find(({ resourceUuid }) => resourceUuid !== first)
  expect((await tenants.read('corporation', made?.resourceUuid ?? '')).documents).toHaveLength(1)
  const keys = savesOf(relay).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
})

test('ENUM-16 ERR-01 messages are errors, warnings or successes, and those of one try go with the next', async ({
  page,
  account,
  tenants,
  problems,
}) => {
  problems.expect(/409|500/)
  const id = await tenants.create(bakery)
  const call = `**/restapi/tenant/corporation/${id}`
  const form = tenantForm(page, 'fr')
  await visit(page, account, `tenant/corporation/${id}/edit`)
  await form.type('representative.surname', 'Martin-Roux')
  for (const status of [500, 409]) {
    await page.route(call, (route) => route.fulfill({ status, json: {} }))
    await form.save.click()
    await expect(form.toast(status === 500 ? 'error' : 'warning')).toHaveCount(1)
    await page.unroute(call)
  }
  await expect(form.toast('error')).toHaveCount(0)
  await expect(form.toast('warning').locator('time')).toHaveText(time)
  await form.save.click()
  await expect(form.toast('success')).toContainText(word('fr', 'tenant:messages.updated.message'))
  await expect(form.toast('warning')).toHaveCount(0)
})
