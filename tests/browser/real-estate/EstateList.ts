import type { Locator, Page } from '@playwright/test'
import { type Language, word } from '../support/words.ts'

export interface EstateList {
  heading: Locator
  newButton: Locator
  filter: Locator
  /** Rows of the table, or cards on a narrow screen. */
  rows: Locator
  row: (name: string) => Locator
  openMenu: (name: string) => Promise<void>
  /** @param action id in the definition: details, edit, remove */
  menuItem: (action: string) => Locator
  question: Locator
  confirm: Locator
  cancel: Locator
  toast: (type: 'error' | 'success' | 'warning') => Locator
}

/** Finds its way through the list of real estates, as a table or as cards. */
export function estateList(page: Page, language: Language): EstateList {
  const say = (key: string, gaps?: Record<string, string>) => word(language, key, gaps)
  const title = say('real-estate:list.title')
  const rows = page
    .getByRole('table', { name: title })
    .locator('tbody tr:not([aria-hidden])')
    .or(page.getByRole('list', { name: title }).getByRole('listitem'))
  const row = (name: string) => rows.filter({ hasText: name })
  const question = page.getByRole('dialog')
  return {
    heading: page.getByRole('heading', { level: 1 }),
    newButton: page.getByRole('link', { name: say('real-estate:list.new'), exact: true }),
    filter: page.getByRole('searchbox', { name: say('real-estate:list.filter') }),
    rows,
    row,
    openMenu: (name) =>
      row(name)
        .getByRole('button', { name: say('app:list.rowActions', { name }) })
        .click(),
    menuItem: (action) => page.getByRole('menuitem', { name: say(`real-estate:list.actions.${action}`) }),
    question,
    confirm: question.getByRole('button', { name: say('real-estate:list.actions.remove') }),
    cancel: question.getByRole('button', { name: say('app:confirm.cancel') }),
    toast: (type) => page.locator(`.toast[data-type=${type}]`),
  }
}
