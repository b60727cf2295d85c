import { expect, type Page } from '@playwright/test'
import { type Language, word } from '../support/words.ts'
import type { Family } from './tenants.ts'

/** A text with spaces of one kind. */
export const plain = (text: string): string => text.replace(/[\s\u202f\u00a0]+/g, ' ').trim()

/** Finds its way through the file of a tenant, as a person reads it. */
export function tenantFile(page: Page, language: Language, family: Family) {
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
    /** What stands beside a label of a section. @param label as it is shown */
    value,
    /** Compares labels and values of a section; spaces of any kind count alike. */
    async expectFacts(id: string, facts: readonly (readonly [label: string, value: string])[]) {
      for (const [label, text] of facts) {
        await expect
          .poll(async () => plain(await value(id, label).innerText()), { message: `${id}: ${label}` })
          .toBe(text)
      }
    },
    /** A block that opens and closes. */
    fold: (id: string) => section(id).locator('summary'),
    /** Rows of the small table of a section, or its cards on a narrow screen. */
    rows: (id: string) => section(id).locator('tbody tr, ul.entry-cards > li'),
    edit: page.locator('main').getByRole('link', { name: say('actions.edit'), exact: true }),
    remove: page.locator('main').getByRole('link', { name: say('actions.remove'), exact: true }),
    back: page.locator('main').getByRole('link', { name: say('back'), exact: true }),
    tile: (label: string) => page.getByRole('button', { name: word(language, 'app:gallery.open', { label }) }),
  }
}
