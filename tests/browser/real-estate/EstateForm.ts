import { expect, type Page } from '@playwright/test'
import { formOf } from '../support/formOf.ts'
import { type Language, word } from '../support/words.ts'

export type EstateForm = ReturnType<typeof estateForm>

const component = 'habitable.habitableComponents'

/** Finds its way through the form of a real estate. */
export function estateForm(page: Page, language: Language) {
  const form = formOf(page, language, 'real-estate/real-estate')
  const { type, choose, section } = form
  const add = section('habitable').getByRole('button', { name: word(language, `real-estate:fields.${component}.add`) })
  const components = section('habitable').locator('.entries-item')
  return {
    ...form,
    unit: (value: string) => section('general').getByRole('radio', { name: word(language, `options:${value}`) }),
    toggle: page.getByRole('checkbox', { name: word(language, 'real-estate:form.sections.condominium.toggle') }),
    add,
    components,
    async addComponent(kind: string, surface: string, name?: string) {
      const before = await components.count()
      await choose(`${component}.type`, kind)
      await type(`${component}.surface`, surface)
      if (name !== undefined) await type(`${component}.label`, name)
      await add.click()
      await expect(components).toHaveCount(before + 1)
    },
    photos: form.files('photos'),
    /** Fills in the least that can be saved. */
    async fillLeast(kind = 'LAND') {
      await type('label', 'Champ du Nord')
      await choose('type', kind)
      await type('address', '1, chemin du Nord 59000 Lille - France')
      await type('surface', '800')
    },
  }
}
