import { inSetting, opposite } from '../support/matrix.ts'
import { visit } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'
import { tenantForm } from '../tenants/TenantForm.ts'
import { noel } from '../tenants/tenants.ts'
import { mergeDialog, otherPage } from './mergeDialog.ts'

inSetting(opposite, (setting) => {
  const { language } = setting
  const label = (path: string, folder = 'tenant') => word(language, `${folder}:fields.${path}.label`)

  test('two people change one tenant, also inside the same guarantor and in tabs that are not open', async ({
    page,
    browser,
    open,
    account,
    tenantForm: form,
    tenants,
    server,
    problems,
  }) => {
    problems.expect(/412/)
    const id = await tenants.create(noel)
    const address = `tenant/individual/${id}/edit`
    await open(address)
    await form.open('finance')
    await form.type('monthlyIncome', '2600')
    const own = await form.change('guarantors', 'Élodie')
    await own.type('person.firstName', 'Elodie')
    await own.add.click()
    await expect(own.dialog).toBeHidden()
    await form.open('documents')
    await form.addPaper('anne.txt')

    const elsewhere = await otherPage(browser, server.url, language)
    await visit(elsewhere, account, address)
    const theirs = tenantForm(elsewhere, language)
    await theirs.type('person.placeOfBirth', 'Rennes')
    await theirs.open('finance')
    await theirs.type('monthlyIncome', '3000')
    const other = await theirs.change('guarantors', 'Élodie')
    await other.type('person.surname', 'Martin')
    await other.add.click()
    await theirs.open('documents')
    await theirs.type('privateComment', 'Paie le 6.')
    await theirs.addPaper('paul.txt')
    await theirs.save.click()
    await expect(elsewhere).toHaveURL(/details$/)
    await elsewhere.context().close()

    await form.save.click()
    const asked = mergeDialog(page, language)
    await expect(asked.dialog).toBeVisible()
    await expect(asked.item('both', label('monthlyIncome'))).toContainText('2,600')
    await expect(asked.item('both', label('monthlyIncome'))).toContainText('3,000')
    await expect(asked.item('theirs', label('person.placeOfBirth'))).toContainText('Rennes')
    await expect(asked.item('theirs', label('privateComment'))).toContainText('Paie le 6.')
    await expect(asked.item('theirs', label('documents'))).toContainText('paul.txt')
    await expect(asked.item('mine', label('documents'))).toContainText('anne.txt')
    const guarantor = `${word(language, 'app:merge.entry', { list: label('guarantors'), name: 'Elodie Durand' })} · `
    await expect(asked.item('theirs', guarantor + label('person.surname', 'guarantor'))).toContainText('Martin')
    await expect(asked.item('mine', guarantor + label('person.firstName', 'guarantor'))).toContainText('Elodie')
    // Whoever goes back finds all as it was typed, and is asked again.
    await asked.back.click()
    await expect(form.save).toBeFocused()
    await expect(form.rows('documents')).toContainText('anne.txt')
    await form.save.click()
    await asked.choose(label('monthlyIncome'), 'theirs')
    await asked.save.click()
    await expect(page).toHaveURL(/details$/)
    const stored = await tenants.read('individual', id)
    expect(stored).toMatchObject({ monthlyIncome: 3000, privateComment: 'Paie le 6.' })
    expect(stored.person).toMatchObject({ placeOfBirth: 'Rennes' })
    expect(stored.guarantors[0]?.person).toMatchObject({ surname: 'Martin', firstName: 'Elodie' })
    expect(stored.guarantors).toHaveLength(2)
    expect(stored.documents?.map(({ fileData }) => fileData?.label).sort()).toEqual(['anne.txt', 'paul.txt'])
  })
})
