import { expect, type Locator, type Page } from '@playwright/test'
import { chooseFrom } from '../support/dropdown.ts'
import { type Language, word } from '../support/words.ts'
import type { ChosenFile } from './pictureFiles.ts'

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The form of a real estate, as a person sees it: by labels, in one language. */
export interface EstateForm {
  /** The control of a field. @param path such as `condominiumTrustee.name` */
  field: (path: string) => Locator
  /** The frame of a field: label, control, and what stands below. */
  frame: (path: string) => Locator
  /** The error that a field shows. */
  error: (path: string) => Locator
  /** Types into a field and leaves it. */
  type: (path: string, text: string) => Promise<void>
  choose: (path: string, value: string) => Promise<void>
  /** The values that an opened select offers, in their order. */
  options: (path: string) => Promise<string[]>
  unit: (value: string) => Locator
  toggle: Locator
  section: (id: string) => Locator
  add: Locator
  components: Locator
  addComponent: (type: string, surface: string, label?: string) => Promise<void>
  addFiles: (files: ChosenFile[]) => Promise<void>
  photos: Locator
  removePhoto: (name: string) => Locator
  refusals: Locator
  save: Locator
  summary: Locator
  /** Fills in the least that can be saved. */
  fillLeast: (type?: string) => Promise<void>
}

const component = 'habitable.habitableComponents'

/** Finds its way through the form of a real estate. */
export function estateForm(page: Page, language: Language): EstateForm {
  const label = (path: string) => word(language, `real-estate:fields.${path}.label`)
  const named = (path: string) =>
    new RegExp(`^${escape(label(path))}( \\(${escape(word(language, 'app:form.optional'))}\\))?$`)
  const section = (id: string) =>
    page.getByRole('region', { name: word(language, `real-estate:form.sections.${id}.title`), exact: true })
  const roomFor = (path: string) =>
    path.startsWith(`${component}.`)
      ? section('habitable')
      : section(path.startsWith('condominiumTrustee') ? 'condominium' : path === 'pictures' ? 'photos' : 'general')
  const field = (path: string) => roomFor(path).getByLabel(named(path)).and(page.locator('input, textarea'))
  const frame = (path: string) =>
    roomFor(path)
      .locator('.field')
      .filter({ has: page.getByText(named(path)) })
      .last()
  const optionName = (value: string) => word(language, `options:${value}`)

  async function type(path: string, text: string): Promise<void> {
    await field(path).fill(text)
    await field(path).blur()
  }
  async function choose(path: string, value: string): Promise<void> {
    const name = optionName(value)
    await field(path).click()
    await field(path).fill(name)
    await chooseFrom(page, name, name)
  }
  const add = section('habitable').getByRole('button', { name: word(language, `real-estate:fields.${component}.add`) })
  const photos = section('photos').locator('.upload-card')

  return {
    field,
    frame,
    error: (path) => frame(path).locator('.field-error'),
    type,
    choose,
    async options(path) {
      await field(path).click()
      const offered: string[] = []
      // The list draws only what is in sight, so it is gone through by keyboard.
      const active = async () => {
        const id = await field(path).getAttribute('aria-activedescendant')
        return (await page.locator(`[id="${id}"]`).getAttribute('aria-label')) ?? ''
      }
      for (;;) {
        const name = await active()
        if (offered.includes(name)) break
        offered.push(name)
        await field(path).press('ArrowDown')
      }
      await field(path).press('Escape')
      return offered
    },
    unit: (value) => section('general').getByRole('radio', { name: optionName(value) }),
    toggle: page.getByRole('checkbox', { name: word(language, 'real-estate:form.sections.condominium.toggle') }),
    section,
    add,
    components: section('habitable').locator('.entries-item'),
    async addComponent(kind, surface, name) {
      const before = await section('habitable').locator('.entries-item').count()
      await choose(`${component}.type`, kind)
      await type(`${component}.surface`, surface)
      if (name !== undefined) await type(`${component}.label`, name)
      await add.click()
      await expect(section('habitable').locator('.entries-item')).toHaveCount(before + 1)
    },
    addFiles: (files) => section('photos').locator('input[type=file]').setInputFiles(files),
    photos,
    removePhoto: (name) =>
      section('photos').getByRole('button', { name: word(language, 'app:files.remove', { name }) }),
    refusals: section('photos').locator('.upload-refusals'),
    save: page.getByRole('button', { name: { fr: 'Enregistrer', en: 'Save' }[language], exact: true }),
    summary: page.getByRole('group', { name: word(language, 'app:form.summary') }),
    async fillLeast(kind = 'LAND') {
      await type('label', 'Champ du Nord')
      await choose('type', kind)
      await type('address', '1, chemin du Nord 59000 Lille - France')
      await type('surface', '800')
    },
  }
}
