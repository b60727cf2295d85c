import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { ChosenFile } from '../real-estate/pictureFiles.ts'
import { fieldsIn } from './fieldsIn.ts'
import { findWord, type Language, word } from './words.ts'

/** A form as a person sees it: by its labels, in one language. */
export type SeenForm = ReturnType<typeof formOf>

type Placed = string | { path: string } | Placed[]

/** Paths as words name them: without places in lists. */
const pathsIn = (field: Placed): string[] =>
  Array.isArray(field)
    ? field.flatMap(pathsIn)
    : [(typeof field === 'string' ? field : field.path).replace(/\.\d+/g, '')]

/** Finds its way through a form. @param form the definition as `folder/name` */
export function formOf(page: Page, language: Language, form: string) {
  const [folder = '', name = ''] = form.split('/')
  const prefix = name === folder ? `${folder}:` : `${folder}:${name}.`
  const { sections } = JSON.parse(readFileSync(`schemas/${form}.form.json`, 'utf8')) as {
    sections: { id: string; fields: Placed[] }[]
  }
  const titleOf = (id: string) => findWord(language, `${prefix}form.sections.${id}.title`)
  const section = (id: string) => page.getByRole('region', { name: titleOf(id) ?? id, exact: true })
  // Labels may stand at several places of a form, such as that of an address: the section tells which is meant.
  const roomOf = (path: string) => {
    const own = sections.find(({ fields }) => pathsIn(fields).some((known) => `${path}.`.startsWith(`${known}.`)))
    return own && titleOf(own.id) !== undefined ? section(own.id) : page.locator('.form-panel')
  }
  const fields = fieldsIn(page, language, folder, roomOf)
  const buttons = page.locator('.form-actions-buttons')
  return {
    ...fields,
    section,
    remark: (path: string) => fields.frame(path).locator('.field-remark'),
    /** The files of a section. */
    files(id: string) {
      const place = section(id)
      return {
        choose: (files: ChosenFile | ChosenFile[] | string[]) => place.locator('input[type=file]').setInputFiles(files),
        zone: place.locator('.dropzone'),
        /** Drops files as from a folder beside the browser; more than one may come that way. */
        async drop(files: ChosenFile[]) {
          const data = files.map(({ buffer, ...file }) => ({ ...file, bytes: [...buffer] }))
          const dataTransfer = await page.evaluateHandle((dropped) => {
            const held = new DataTransfer()
            for (const { name, mimeType, bytes } of dropped) {
              held.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
            }
            return held
          }, data)
          await place.locator('.dropzone').dispatchEvent('drop', { dataTransfer })
        },
        cards: place.locator('.upload-card'),
        refusals: place.locator('.upload-refusals'),
        remove: (file: string) =>
          place.getByRole('button', { name: word(language, 'app:files.remove', { name: file }) }),
      }
    },
    save: buttons.locator('button[type=submit]'),
    cancel: buttons.getByRole('button', { name: word(language, 'app:form.cancel'), exact: true }),
    alert: page.locator('.form-alert'),
    /** What is missing or wrong, beside the buttons. */
    summary: page.getByRole('group', { name: word(language, 'app:form.summary') }),
    toast: (type: 'error' | 'success' | 'warning') => page.locator(`.toast[data-type=${type}]`),
    /** Closes all messages. */
    async closeToasts() {
      for (const toast of (await page.locator('.toast').all()).reverse()) await toast.locator('.toast-close').click()
      await expect(page.locator('.toast')).toHaveCount(0)
    },
  }
}
