import type { Page } from '@playwright/test'
import { fieldsIn } from '../support/fieldsIn.ts'
import { type Language, word } from '../support/words.ts'

/** A form as a person sees it: by its labels, in one language. */
export type SeenForm = ReturnType<typeof formOf>

/** Finds its way through a form. @param form the definition as `folder/name` */
export function formOf(page: Page, language: Language, form: string) {
  const [folder = '', name = ''] = form.split('/')
  const prefix = name === folder ? `${folder}:` : `${folder}:${name}.`
  const panel = page.locator('.form-panel')
  // Words may stand at several places of a record, such as an address: then the section tells which is meant.
  const sectionOf: Record<string, string> = { contacts: 'contact', bankAccounts: 'bank' }
  const section = (id: string) =>
    page.getByRole('region', { name: word(language, `${prefix}form.sections.${id}.title`), exact: true })
  const place = (path: string) => {
    const [holder = ''] = path.split('.')
    return path.includes('.') ? section(sectionOf[holder] ?? holder) : panel
  }
  const fields = fieldsIn(page, language, folder, place)
  const optionName = (path: string, value: string) => word(language, `${folder}:fields.${path}.options.${value}`)
  return {
    ...fields,
    remark: (path: string) => fields.frame(path).locator('.field-remark'),
    // What it is chosen from has words of its own here.
    radio: (path: string, value: string) =>
      fields.frame(path).getByRole('radio', { name: optionName(path, value), exact: true }),
    section,
    save: page.locator('.form-actions-buttons button[type=submit]'),
    alert: page.locator('.form-alert'),
  }
}
