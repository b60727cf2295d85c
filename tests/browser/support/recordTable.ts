import type { Page } from '@playwright/test'
import { type Language, word } from './words.ts'

export type RecordList = ReturnType<typeof recordTable>

/** Finds its way through a list, as a table or as cards. @param folder of its words */
export function recordTable(page: Page, language: Language, folder: 'real-estate' | 'tenant') {
  const say = (key: string) => word(language, `${folder}:table.${key}`)
  const rows = page
    .getByRole('table', { name: say('title') })
    .locator('tbody tr:not([aria-hidden])')
    .or(page.getByRole('list', { name: say('title') }).getByRole('listitem'))
  const row = (name: string) => rows.filter({ hasText: name })
  const openMenu = (name: string) => row(name).locator('button[aria-haspopup]').click()
  const menuItem = (action: string) => page.getByRole('menuitem', { name: say(`actions.${action}`) })
  const question = page.getByRole('dialog')
  return {
    heading: page.getByRole('heading', { level: 1 }),
    newButton: page.getByRole('link', { name: say('new'), exact: true }),
    filter: page.getByRole('searchbox', { name: say('filter') }),
    /** Rows of the table, or cards on a narrow screen. */
    rows,
    row,
    openMenu,
    /** @param action id in the definition: details, edit, remove */
    menuItem,
    /** Opens the question whether a record goes. */
    async ask(name: string) {
      await openMenu(name)
      await menuItem('remove').click()
    },
    question,
    confirm: question.getByRole('button', { name: say('actions.remove') }),
    cancel: question.getByRole('button', { name: word(language, 'app:confirm.cancel') }),
    toast: (type: 'error' | 'success' | 'warning') => page.locator(`.toast[data-type=${type}]`),
  }
}
