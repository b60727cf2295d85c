import { expect, type Page } from '@playwright/test'
import { fieldsIn } from '../support/fieldsIn.ts'
import { type Language, word } from '../support/words.ts'
import type { ChosenFile } from './pictureFiles.ts'

/** The form of a real estate, as a person sees it: by labels, in one language. */
export type EstateForm = ReturnType<typeof estateForm>

const component = 'habitable.habitableComponents'

/** Finds its way through the form of a real estate. */
export function estateForm(page: Page, language: Language) {
  const section = (id: string) =>
    page.getByRole('region', { name: word(language, `real-estate:form.sections.${id}.title`), exact: true })
  const roomFor = (path: string) =>
    path.startsWith(`${component}.`)
      ? section('habitable')
      : section(path.startsWith('condominiumTrustee') ? 'condominium' : path === 'pictures' ? 'photos' : 'general')
  const fields = fieldsIn(page, language, 'real-estate', roomFor)
  const { type } = fields
  const optionName = (value: string) => word(language, `options:${value}`)
  const choose = (path: string, value: string) => fields.choose(path, optionName(value))
  const add = section('habitable').getByRole('button', { name: word(language, `real-estate:fields.${component}.add`) })
  const photos = section('photos').locator('.upload-card')

  return {
    ...fields,
    /** Chooses from a list. @param value as it is stored */
    choose,
    unit: (value: string) => section('general').getByRole('radio', { name: optionName(value) }),
    toggle: page.getByRole('checkbox', { name: word(language, 'real-estate:form.sections.condominium.toggle') }),
    section,
    add,
    components: section('habitable').locator('.entries-item'),
    async addComponent(kind: string, surface: string, name?: string) {
      const before = await section('habitable').locator('.entries-item').count()
      await choose(`${component}.type`, kind)
      await type(`${component}.surface`, surface)
      if (name !== undefined) await type(`${component}.label`, name)
      await add.click()
      await expect(section('habitable').locator('.entries-item')).toHaveCount(before + 1)
    },
    addFiles: (files: ChosenFile[] | string[]) => section('photos').locator('input[type=file]').setInputFiles(files),
    photos,
    removePhoto: (name: string) =>
      section('photos').getByRole('button', { name: word(language, 'app:files.remove', { name }) }),
    refusals: section('photos').locator('.upload-refusals'),
    save: page.getByRole('button', { name: { fr: 'Enregistrer', en: 'Save' }[language], exact: true }),
    summary: page.getByRole('group', { name: word(language, 'app:form.summary') }),
    /** Fills in the least that can be saved. */
    async fillLeast(kind = 'LAND') {
      await type('label', 'Champ du Nord')
      await choose('type', kind)
      await type('address', '1, chemin du Nord 59000 Lille - France')
      await type('surface', '800')
    },
  }
}
