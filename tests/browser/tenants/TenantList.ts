import type { Locator, Page } from '@playwright/test'
import { type Language, word } from '../support/words.ts'

export interface TenantList {
  heading: Locator
  newButton: Locator
  filter: Locator
  /** Rows of the table, or cards on a narrow screen. */
  rows: Locator
  row: (name: string) => Locator
  openMenu: (name: string) => Promise<void>
  menuItem: (action: 'details' | 'edit' | 'remove') => Locator
}

/** Finds its way through the list of tenants, as a table or as cards. */
export function tenantList(page: Page, language: Language): TenantList {
  const say = (key: string) => word(language, key)
  const title = say('tenant:list.title')
  const rows = page
    .getByRole('table', { name: title })
    .locator('tbody tr:not([aria-hidden])')
    .or(page.getByRole('list', { name: title }).getByRole('listitem'))
  const row = (name: string) => rows.filter({ hasText: name })
  return {
    heading: page.getByRole('heading', { level: 1 }),
    newButton: page.getByRole('link', { name: say('tenant:list.new'), exact: true }),
    filter: page.getByRole('searchbox', { name: say('tenant:list.filter') }),
    rows,
    row,
    openMenu: (name) => row(name).locator('button[aria-haspopup]').click(),
    menuItem: (action) => page.getByRole('menuitem', { name: say(`tenant:list.actions.${action}`) }),
  }
}
