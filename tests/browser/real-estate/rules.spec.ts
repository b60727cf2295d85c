import { word } from '../support/words.ts'
import { estateForm } from './EstateForm.ts'
import { house, visit } from './estates.ts'
import { expect, test } from './estateTest.ts'

const component = 'habitable.habitableComponents'
const phone = 'condominiumTrustee.phone'

/** Sentences that are quoted in English, letter for letter, and those that are quoted in French. */
const quotedInEnglish: Record<string, string> = {
  label: 'Name cannot be empty',
  address: 'Address cannot be empty',
  surface: 'Surface cannot be empty and must be number',
  constructionYear: 'Construction year cannot be empty and must be number',
  acquisitionDate: 'Acquisition year cannot be empty and must be number',
  [`${component}.type`]: 'Invalid real estate component type',
  [`${component}.surface`]: 'Component surface cannot be empty and must be number',
}
const quotedInFrench: Record<string, string> = {
  'condominiumTrustee.name': 'Le nom du syndic ne peut être vide',
  [phone]: 'Le téléphone est invalide',
  'condominiumTrustee.email': "L'émail est invalide",
  'condominiumTrustee.realestatetenth': 'Le tantième du bien est invalide',
  'condominiumTrustee.condominiumtrusteetenth': 'Le tantième de la copropriété est invalide',
}

/** What a wrong field says in French, where its key says the quoted text in English. */
function messageOf(path: string): string {
  const key = `real-estate:fields.${path}.error`
  if (quotedInEnglish[path] !== undefined) expect(word('en', key)).toBe(quotedInEnglish[path])
  return quotedInFrench[path] ?? word('fr', key)
}

/** What a field refuses and what it takes; the empty text is among the refused ones where it is required. */
const rules: Record<string, { refused: string[]; taken: string[] }> = {
  label: { refused: ['', '   '], taken: ['Villa'] },
  address: { refused: ['', ' '], taken: ['12, rue des Lilas 69003 Lyon - France'] },
  surface: { refused: ['', 'abc', '12m', '-3', '1,2,3'], taken: ['45', '45,5', '45.5', '1 200', '0'] },
  constructionYear: {
    refused: ['1399', '193', '19321', 'abc', '2027', '1932,5', '2100'],
    taken: ['1400', '1932', '2026', ''],
  },
  acquisitionDate: {
    refused: ['31/02/2020', '29/02/2021', '2020-01-02', '12/2020', 'hier', '21/11/2026', '00/01/2020'],
    taken: ['29/02/2020', '20/11/2026', '1/2/2020', ''],
  },
  'condominiumTrustee.name': { refused: ['', '  '], taken: ['Foncia'] },
  [phone]: {
    refused: ['12', '0012345678', '+32 4 72 00 00 00', '04 72 00 00 0', 'abc'],
    taken: [
      '0472000000',
      '04 72 00 00 00',
      '06 12 34 56 78',
      '+33 (0)6 12 34 56 78',
      '0033.8.25.00.00.00',
      '612345678',
      '',
    ],
  },
  'condominiumTrustee.email': {
    refused: ['syndic', 'a@b', 'a@@b.fr', 'a b@c.fr', 'a@b@c.fr'],
    taken: ['syndic@foncia.fr', ''],
  },
  'condominiumTrustee.realestatetenth': { refused: ['', 'douze'], taken: ['120', '12,5'] },
  'condominiumTrustee.condominiumtrusteetenth': { refused: ['', 'x'], taken: ['10 000', '1000'] },
}

test.beforeEach(async ({ page, account, language }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00+01:00'))
  await visit(page, account, 'bien/new')
  await estateForm(page, language).toggle.check()
})

test('REAL-36..38, 40..44, 48..52 FMT-03..07 each rule, with its sentence, letter for letter', async ({ page }) => {
  test.setTimeout(120_000)
  const form = estateForm(page, 'fr')
  for (const [path, { refused, taken }] of Object.entries(rules)) {
    for (const text of refused) {
      await form.type(path, text)
      await expect(form.error(path), `${path}: "${text}"`).toHaveText(messageOf(path))
      await expect(form.field(path)).toHaveAttribute('aria-invalid', 'true')
    }
    for (const text of taken) {
      await form.type(path, text)
      await expect(form.error(path), `${path}: "${text}"`).toHaveCount(0)
      await expect(form.field(path)).not.toHaveAttribute('aria-invalid')
    }
  }
})

test('REAL-45, 46 the sentences of a component', async ({ page }) => {
  const form = estateForm(page, 'fr')
  await form.choose('type', 'HOUSE')
  await form.field(`${component}.type`).focus()
  await form.field(`${component}.surface`).focus()
  await expect(form.error(`${component}.type`)).toHaveText(messageOf(`${component}.type`))
  for (const text of ['', 'grande']) {
    await form.type(`${component}.surface`, text)
    await expect(form.error(`${component}.surface`)).toHaveText(messageOf(`${component}.surface`))
  }
  await form.type(`${component}.surface`, '9,25')
  await expect(form.error(`${component}.surface`)).toHaveCount(0)
})

test('FMT-01, FMT-02 a sentence comes when the field is left, and goes when it gets the focus', async ({ page }) => {
  const form = estateForm(page, 'fr')
  await expect(page.locator('.field-error')).toHaveCount(0)
  await form.field('surface').focus()
  await page.keyboard.type('abc')
  await page.waitForTimeout(400)
  await expect(page.locator('.field-error')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(form.error('surface')).toBeVisible()
  await expect(page.locator('.field-error')).toHaveCount(1)
  const described = await form.field('surface').getAttribute('aria-describedby')
  await expect(page.locator(`[id="${described}"]`)).toHaveText(messageOf('surface'))
  await form.field('surface').focus()
  await expect(page.locator('.field-error')).toHaveCount(0)
  await form.field('surface').blur()
  await expect(form.error('surface')).toBeVisible()
})

test('REAL-32 what is missing is named beside the button, and each name leads to its field', async ({ page }) => {
  const form = estateForm(page, 'fr')
  await form.toggle.uncheck()
  await expect(form.summary).toContainText(word('fr', 'app:form.missing_other', { count: 4 }))
  for (const path of ['label', 'type', 'address', 'surface']) {
    const link = form.summary.getByRole('link', { name: word('fr', `real-estate:fields.${path}.label`) })
    await link.click()
    await expect(form.field(path)).toBeFocused()
  }
  await form.fillLeast()
  await expect(form.summary.getByRole('link')).toHaveCount(0)
  await expect(form.save).toBeEnabled()
  await form.type('constructionYear', '1200')
  await expect(form.save).toBeDisabled()
  await expect(form.summary).toContainText(word('fr', 'app:form.wrong_one', { count: 1 }))
  await form.summary.getByRole('link').click()
  await expect(form.field('constructionYear')).toBeFocused()
})

test('REAL-39, FMT-04, FMT-05 phones and numbers are stored in one form, on create and on edit', async ({
  page,
  estates,
}) => {
  const form = estateForm(page, 'fr')
  await form.fillLeast()
  await form.type('surface', '1 245,75')
  await form.type('condominiumTrustee.name', '  Foncia ')
  await form.type(phone, '+33 (0)6 12.34-56 78')
  await form.type('condominiumTrustee.realestatetenth', '12,5')
  await form.type('condominiumTrustee.condominiumtrusteetenth', '10 000')
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  const [row] = await estates.list()
  const id = String(row?.resourceUuid)
  expect(await estates.read(id)).toMatchObject({
    surface: 1245.75,
    condominiumTrustee: {
      name: 'Foncia',
      phone: '+33612345678',
      realestatetenth: 12.5,
      condominiumtrusteetenth: 10000,
    },
  })
  await page.goto(`bien/${id}/edit`)
  await form.type('surface', '45.5')
  await form.type(phone, '06 12 34 56 78')
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  expect(await estates.read(id)).toMatchObject({ surface: 45.5, condominiumTrustee: { phone: '0612345678' } })
})

test.describe('in English', () => {
  test.use({ language: 'en' })
  test('REAL-39, 42, 44 the edit form says the same of a wrong value', async ({ page, account, estates }) => {
    const id = await estates.create(house)
    const form = estateForm(page, 'en')
    await visit(page, account, `bien/${id}/edit`)
    await expect(form.field('surface')).toHaveValue('120.5')
    await form.type('acquisitionDate', '31/02/2020')
    await expect(form.error('acquisitionDate')).toHaveText('Acquisition year cannot be empty and must be number')
    await form.type('constructionYear', '99')
    await expect(form.error('constructionYear')).toHaveText('Construction year cannot be empty and must be number')
    await form.type('surface', 'big')
    await expect(form.error('surface')).toHaveText('Surface cannot be empty and must be number')
    await expect(form.save).toBeDisabled()
    await form.type('surface', '33,25')
    await expect(form.error('surface')).toHaveCount(0)
  })
})
