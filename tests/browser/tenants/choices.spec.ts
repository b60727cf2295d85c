import { expect, test } from '../support/test.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { moving } from '../support/matrix.ts'

test.use(moving)

test('a choice is typed: the exact word wins, no letter is lost, and Tab chooses nothing but what is typed whole', async ({
  page,
  open,
  tenantForm: form,
}) => {
  const keyboard = keyboardOf(page)
  const status = form.field('person.legalStatus')
  const shown = form.frame('person.legalStatus').locator('.ant-select-content, .ant-select-selector').first()
  const active = page.locator('.ant-select-item-option-active:visible')
  await open('tenant/new')

  await keyboard.reach(status)
  for (const name of ['SARL', 'SA', 'SCI']) {
    // A choice stands there the second time: the letters open the closed list and search in it.
    await page.keyboard.type(name.toLowerCase())
    await expect(active).toHaveText(name)
    await page.keyboard.press('Enter')
    await expect(shown).toContainText(name)
    await expect(status).toHaveValue('')
    await expect(status).toBeFocused()
  }
  // The button that clears is no stop: the next one is the next field.
  await page.keyboard.press('Tab')
  await expect(status).not.toBeFocused()
  await expect(page.locator(':focus')).toHaveJSProperty('tagName', 'INPUT')
  await page.keyboard.press('Shift+Tab')
  await expect(status).toBeFocused()

  // Looked through and left: nothing is chosen.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(shown).toContainText('SCI')
  // Typed whole and left: it is taken, however it is written.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('S.A.R.L.')
  await page.keyboard.press('Tab')
  await expect(shown).toContainText('SARL')
  await expect(shown).not.toContainText('famille')

  const nationality = form.field('representative.nationality')
  await keyboard.reach(nationality)
  await page.keyboard.type('française')
  await page.keyboard.press('Tab')
  await expect(nationality).not.toBeFocused()
  await expect(form.frame('representative.nationality')).toContainText('France')
  await expect(form.error('representative.nationality')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('apatride')
  await page.keyboard.press('Tab')
  await expect(form.frame('representative.nationality')).toContainText('Apatride')
})
