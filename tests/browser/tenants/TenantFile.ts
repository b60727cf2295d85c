import { expect, type Locator, type Page } from '@playwright/test'
import { type Language, word } from '../support/words.ts'
import type { Family } from './tenants.ts'

/** The file of a tenant, as a person reads it. */
export interface TenantFile {
  heading: Locator
  section: (id: string) => Locator
  /** What stands beside a label of a section. @param label as it is shown */
  value: (section: string, label: string) => Locator
  /** Compares labels and values of a section; spaces of any kind count alike. */
  expectFacts: (section: string, facts: readonly (readonly [label: string, value: string])[]) => Promise<void>
  /** A block that opens and closes. */
  fold: (section: string) => Locator
  /** Rows of the small table of a section, or its cards on a narrow screen. */
  rows: (section: string) => Locator
  edit: Locator
  remove: Locator
  back: Locator
  tile: (label: string) => Locator
}

/** A text with spaces of one kind. */
export const plain = (text: string): string => text.replace(/[\s\u202f\u00a0]+/g, ' ').trim()

/** Finds its way through the file of a tenant. */
export function tenantFile(page: Page, language: Language, family: Family): TenantFile {
  const say = (key: string, gaps?: Record<string, string>) => word(language, `tenant:${family}.details.${key}`, gaps)
  const section = (id: string) => page.getByRole('region', { name: say(`sections.${id}.title`), exact: true })
  const value = (id: string, label: string) =>
    section(id)
      .locator('dl > div')
      .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
      .locator('dd')
  return {
    heading: page.getByRole('heading', { level: 1 }),
    section,
    value,
    async expectFacts(id, facts) {
      for (const [label, text] of facts)
        await expect
          .poll(async () => plain(await value(id, label).innerText()), { message: `${id}: ${label}` })
          .toBe(text)
    },
    fold: (id) => section(id).locator('summary'),
    rows: (id) => section(id).locator('tbody tr, ul.entry-cards > li'),
    edit: page.locator('main').getByRole('link', { name: say('actions.edit'), exact: true }),
    remove: page.locator('main').getByRole('link', { name: say('actions.remove'), exact: true }),
    back: page.locator('main').getByRole('link', { name: say('back'), exact: true }),
    tile: (label) => page.getByRole('button', { name: word(language, 'app:gallery.open', { label }) }),
  }
}
