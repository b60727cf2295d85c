import { formOf } from '../support/formOf.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'
import { bakery } from '../tenants/tenants.ts'

test('what the form of a company disables stays stored, whatever else is saved', async ({
  page,
  open,
  tenantForm: form,
  tenants,
}) => {
  const known = { monthlyIncome: 2400, employer: 'Fournil du Port' }
  const id = await tenants.create({ ...bakery, ...known })
  await open(`tenant/corporation/${id}/edit`)
  await form.open('finance')
  await expect(form.field('employer')).toBeDisabled()
  await expect(form.field('employer')).toHaveValue(known.employer)
  await form.open('documents')
  await form.type('privateComment', 'Paie le 6.')
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  expect(await tenants.read('corporation', id)).toMatchObject({ ...known, privateComment: 'Paie le 6.' })
})

test('what the other type hides is said beside the choice, and comes back with it', async ({ page, open }) => {
  await open('account/edit')
  const form = formOf(page, 'fr', 'account/account')
  await form.radio('type', 'INDIVIDUAL').check()
  await form.type('placeOfBirth', 'Brest')
  await form.radio('type', 'CORPORATION').check()
  const notice = form.section('type').locator('.field-notice')
  const label = word('fr', 'account:fields.placeOfBirth.label')
  await expect(notice).toContainText(word('fr', 'app:form.cleared', { field: label }))
  await notice.getByRole('button', { name: word('fr', 'app:form.putBack') }).click()
  await expect(form.field('placeOfBirth')).toHaveValue('Brest')
  await expect(form.radio('type', 'INDIVIDUAL')).toBeChecked()
  await expect(notice).toHaveCount(0)
})
