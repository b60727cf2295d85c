import type { Locator, Page } from '@playwright/test'
import { type Language, word } from '../support/words.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A form as a person sees it: by its labels, in one language. */
export interface SeenForm {
  /** The control of a field. @param path path of its words, such as `contacts.email` */
  field: (path: string) => Locator
  /** The frame of a field: label, control, and what stands below. */
  frame: (path: string) => Locator
  error: (path: string) => Locator
  remark: (path: string) => Locator
  /** Types into a field and leaves it. */
  type: (path: string, text: string) => Promise<void>
  radio: (path: string, value: string) => Locator
  section: (id: string) => Locator
  save: Locator
  alert: Locator
}

/** Finds its way through a form. @param form the definition as `folder/name` */
export function formOf(page: Page, language: Language, form: string): SeenForm {
  const [folder = '', name = ''] = form.split('/')
  const prefix = name === folder ? `${folder}:` : `${folder}:${name}.`
  const label = (path: string) => word(language, `${folder}:fields.${path}.label`)
  const optional = escaped(word(language, 'app:form.optional'))
  const named = (path: string) => new RegExp(`^${escaped(label(path))}( \\(${optional}\\))?$`)
  const panel = page.locator('.form-panel')
  // Words may stand at several places of a record, such as an address: then the section tells which is meant.
  const sectionOf: Record<string, string> = { contacts: 'contact', bankAccounts: 'bank' }
  const section = (id: string) =>
    page.getByRole('region', { name: word(language, `${prefix}form.sections.${id}.title`), exact: true })
  const place = (path: string) => {
    const [holder = ''] = path.split('.')
    return path.includes('.') ? section(sectionOf[holder] ?? holder) : panel
  }
  const field = (path: string) => place(path).getByLabel(named(path)).and(page.locator('input'))
  const frame = (path: string) =>
    place(path)
      .locator('.field')
      .filter({ has: page.getByText(named(path)) })
      .last()
  return {
    field,
    frame,
    error: (path) => frame(path).locator('.field-error'),
    remark: (path) => frame(path).locator('.field-remark'),
    async type(path, text) {
      await field(path).fill(text)
      await field(path).blur()
    },
    radio: (path, value) =>
      frame(path).getByRole('radio', { name: optionName(language, folder, path, value), exact: true }),
    section,
    save: page.locator('.form-actions-buttons button[type=submit]'),
    alert: page.locator('.form-alert'),
  }
}

function optionName(language: Language, folder: string, path: string, value: string): string {
  return word(language, `${folder}:fields.${path}.options.${value}`)
}
