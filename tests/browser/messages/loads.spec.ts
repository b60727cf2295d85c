import { signInAgain } from '../support/signInForm.ts'
import type { RelayedCall } from '../support/startRelay.ts'
import { denied, errorOf, failed } from '../support/answers.ts'
import { word } from '../support/words.ts'
import { land } from '../real-estate/estates.ts'
import { expect, test } from '../support/test.ts'
import { bakery, noel } from '../tenants/tenants.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'
const time = /^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2}$/

test('TEN-147, 148 REAL-67, 70 ERR-20 FMT-10 API-33 a record that is not there: on its file and its form', async ({
  page,
  open,
  tenants,
  problems,
}) => {
  problems.expect(/404/)
  await page.clock.setFixedTime(new Date('2026-03-05T21:07:09+01:00'))
  const individual = await tenants.create(noel)
  const estate = 'Ce bien n’existe pas ou a été supprimé ({id})'
  const person = 'Ce locataire n’existe pas ou a été supprimé ({id})'
  const company = 'Cette entreprise locataire n’existe pas ou a été supprimée ({id})'
  await open('health/live')
  for (const [path, id, text] of [
    ['bien/{id}/details', unknownId, estate],
    ['bien/{id}/edit', unknownId, estate],
    ['tenant/individual/{id}/details', unknownId, person],
    ['tenant/individual/{id}/edit', unknownId, person],
    ['tenant/corporation/{id}/details', unknownId, company],
    ['tenant/corporation/{id}/edit', unknownId, person],
    ['tenant/corporation/{id}/details', individual, company],
  ] as const) {
    await page.goto(path.replace('{id}', id))
    const toast = page.locator('.toast[data-type=error]')
    await expect(toast).toHaveCount(1)
    for (const part of ['Introuvable', text.replace('{id}', id)]) await expect(toast).toContainText(part)
    await expect(toast.locator('time')).toHaveText('05/03/2026, 21:07:09')
  }
})

test('REAL-66, 69, 70 ERR-15..17, 20, 21 TEN-10, 31 loads that are refused, fail, cannot be read or have no network say why; each can be tried again', async ({
  page,
  open,
  account,
  estates,
  tenants,
  estateForm,
  tenantForm: form,
  relay,
  problems,
}) => {
  test.slow()
  problems.expect(/401|403|404|500|ERR_|Failed to load/)
  const estate = await estates.create(land)
  const individual = await tenants.create(noel)
  const corporation = await tenants.create(bakery)
  await open('health/live')
  for (const [path, call, failure, texts, sign] of [
    ['bien', '/restapi/realestate', 401, [], page.getByText('Champ des Élans')],
    ['bien', '/restapi/realestate', 403, denied, page.getByText('Champ des Élans')],
    [`bien/${estate}/details`, `/realestate/${estate}`, 500, failed, page.getByText('Lieu-dit Les Oliviers')],
    [`bien/${estate}/edit`, `/realestate/${estate}`, 500, failed, estateForm.save],
    ['tenant', '/restapi/tenant/', 500, failed, page.getByText('Boulangerie Martin (SARL)')],
    [`tenant/individual/${individual}/details`, `/${individual}`, 403, denied, page.getByText('Luthier')],
    [`tenant/individual/${individual}/edit`, `/${individual}`, 'network', failed, form.save],
    [`tenant/corporation/${corporation}/details`, `/${corporation}`, 500, failed, page.getByText('Jeanne')],
    [`tenant/corporation/${corporation}/edit`, `/${corporation}`, 500, failed, form.save],
  ] as const) {
    const fits = (asked: RelayedCall) => asked.path.endsWith(call)
    const mend =
      failure === 'network'
        ? relay.cut('before', fits)
        : relay.answer(fits, { status: failure, json: errorOf(`ERR_GEN_${failure}`) })
    await page.goto(path)
    if (failure === 401) {
      await expect(page.getByRole('dialog')).toBeVisible()
      mend()
      await signInAgain(page, 'fr', account)
    } else {
      const toast = page.locator('.toast[data-type=error]')
      for (const text of texts) await expect(toast, path).toContainText(text)
      if (failure === 'network') await expect(toast).toContainText(word('fr', 'app:reasons.network'))
      await expect(toast.locator('time')).toHaveText(time)
      mend()
      await page.getByRole('button', { name: word('fr', 'app:load.retry') }).click()
    }
    await expect(sign.first(), path).toBeVisible()
  }

  // No real server of ours answers so; a proxy in between may.
  for (const answer of [
    { type: 'text/html', text: '<html><p>Welcome to our hotel Wi-Fi' },
    { text: '[{"label": "Mai' },
    { json: { rows: 12 } },
    { status: 204, text: '' },
    { status: 500, type: 'text/html', text: '<h1>Oops</h1>' },
    { status: 404, json: {} },
  ]) {
    const mend = relay.answer(({ path }) => path.endsWith('/restapi/realestate'), answer)
    await page.goto('bien')
    await expect(page.getByText(word('fr', 'app:load.failed')).first()).toBeVisible()
    mend()
    await page.getByRole('button', { name: word('fr', 'app:load.retry') }).click()
    await expect(page.getByRole('link', { name: 'Champ des Élans' })).toBeVisible()
  }
})
