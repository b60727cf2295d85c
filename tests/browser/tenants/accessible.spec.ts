import { visit } from '../real-estate/estates.ts'
import { expectInOrder } from '../support/accessible.ts'
import { inPairs } from '../support/matrix.ts'
import { screenshot } from '../support/screenshot.ts'
import { word } from '../support/words.ts'
import { tenantForm } from './TenantForm.ts'
import { tenantFile } from './TenantFile.ts'
import { tenantList } from './TenantList.ts'
import { announced, bakery, noel, paper, passport, portrait } from './tenants.ts'
import { expect, test } from './tenantTest.ts'

test.describe.configure({ timeout: 180_000 })

const documents = [announced('bulletin-mars.txt', { type: 'PAY_SLIP', description: 'Bulletin de mars' })]

inPairs((setting) => {
  const { language } = setting

  test('list, files, every tab and every modal can be used by everybody, at any width and in both themes', async ({
    page,
    account,
    tenants,
  }) => {
    const individual = await tenants.create({ ...noel, documents }, [
      await passport(),
      await portrait(),
      paper('bulletin-mars.txt'),
    ])
    const corporation = await tenants.create(bakery)
    const look = async (name: string) => {
      await expectInOrder(page)
      await screenshot(page, `tenant-all-${name}`, setting)
    }
    const list = tenantList(page, language)
    await visit(page, account, 'tenant')
    await expect(list.rows).toHaveCount(2)
    await look('list')

    const person = tenantFile(page, language, 'individual')
    await page.goto(`tenant/individual/${individual}/details`)
    await expect(person.tile('portrait.png').locator('img')).toBeVisible()
    await person.fold('professional').click()
    await person.fold('bank').click()
    await look('individual')
    await page.goto(`tenant/corporation/${corporation}/details`)
    await expect(tenantFile(page, language, 'corporation').section('representative')).toBeVisible()
    await look('corporation')

    const form = tenantForm(page, language)
    await page.goto(`tenant/individual/${individual}/edit`)
    await expect(form.cards('identity').locator('img')).toBeVisible()
    await look('personal')
    await form.type('person.surname', '')
    await form.open('finance')
    await look('finance')
    const guarantor = await form.addTo('guarantors')
    await guarantor.add.click()
    await look('guarantor')
    await guarantor.radio('type', 'CORPORATION').check()
    await look('guarantor-company')
    await guarantor.tab('search').click()
    await guarantor.search.fill('durand')
    await expect(guarantor.found).toHaveCount(1)
    await look('search')
    await page.keyboard.press('Escape')
    await look('guarantor-question')
    await guarantor.question.getByRole('button', { name: word(language, 'app:entries.discard.confirm') }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await form.open('documents')
    await look('documents')
    const contact = await form.addTo('emergencyContacts')
    await look('contact')
    await contact.close.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const document = await form.addTo('documents')
    await look('document')
    await document.close.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await form.open('personal')
    await look('personal-wrong')
    await page.goto(`tenant/corporation/${corporation}/edit`)
    await expect(form.field('person.name')).toHaveValue('Boulangerie Martin')
    await look('company')
    await form.open('finance')
    await look('company-finance')
  })
})
