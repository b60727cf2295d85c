import type { Page } from '@playwright/test'
import { fieldsIn } from '../support/fieldsIn.ts'
import { type Language, word } from '../support/words.ts'

export type EntryList = 'guarantors' | 'emergencyContacts' | 'documents'

/** The modal in which one guarantor, emergency contact or document is typed. */
export type EntryDialog = ReturnType<typeof entryDialog>

const folders: Record<EntryList, string> = {
  guarantors: 'guarantor',
  emergencyContacts: 'emergency-contact',
  documents: 'supporting-document',
}

/** Finds its way through a modal. @param changed name of the entry that is changed; without it a new one is typed */
export function entryDialog(page: Page, language: Language, list: EntryList, changed?: string | RegExp) {
  const title = changed ?? word(language, `tenant:fields.${list}.new`)
  const dialog = page.getByRole('dialog', { name: title, exact: typeof title === 'string' })
  const buttons = dialog.locator('.ant-modal-footer')
  return {
    ...fieldsIn(page, language, folders[list], () => dialog),
    dialog,
    /** The box of the modal, as wide as people see it. */
    box: page.locator('.ant-modal.entry-dialog'),
    tab: (id: 'new' | 'search') => dialog.getByRole('tab', { name: word(language, `app:entries.tabs.${id}`) }),
    add: buttons.getByRole('button', {
      name: word(language, changed === undefined ? 'app:entries.add' : 'app:entries.save'),
      exact: true,
    }),
    close: buttons.getByRole('button', { name: word(language, 'app:entries.close'), exact: true }),
    /** The question whether what was typed may be lost. */
    question: page.getByRole('dialog', {
      name: word(language, `app:entries.discard.${changed === undefined ? 'title' : 'changeTitle'}`),
    }),
    file: dialog.locator('input[type=file]'),
    search: dialog.getByLabel(word(language, 'app:entries.search.label')),
    found: dialog.locator('.entries-item'),
  }
}
