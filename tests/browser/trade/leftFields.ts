import { expect, type Locator, type Page } from '@playwright/test'
import { fieldsPlan } from '#compiler/emit/plans/fieldsPlan.ts'
import type { PlanField } from '#engine/plan/FormPlan.ts'
import { kinds, type Kind } from '#engine/schema/kindOf.ts'
import type { FormDefinition } from '#generated/definitions.gen.ts'
import { readOwnProject } from '../../../scripts/check/lintDefinitions.ts'
import { withTrade } from '../../trade/withTrade.ts'

/** Kinds that a form can place: a value of no known kind cannot be typed. */
export const placedKinds = kinds.filter((kind) => kind !== 'unknown')

const project = readOwnProject(withTrade())

/** A field of a form, with what tells its control from those of other fields of its kind. */
interface Placed extends Pick<PlanField, 'path' | 'kind' | 'tab'> {
  sort: string
}

/** The fields of a form of the trade, in their order. */
function fieldsOf(name: string): Placed[] {
  const { formats, recordOf, forms } = project
  const form = forms.get(name)?.value as FormDefinition
  const formOf = (other: string) => forms.get(other)?.value as FormDefinition
  const { fields } = fieldsPlan(form, recordOf(form.record), { formOf, formats })
  return fields.map(({ path, kind, tab, schema, placed, required }) => {
    const { enum: values, lookup = '', open, refers } = schema.items ?? schema
    const { operation = '' } = project.lookups.lookups[lookup] ?? {}
    const isSearched = project.contract.operations.get(operation)?.query.length
    const source = [
      values && 'declared',
      lookup && 'offered',
      open && 'open',
      refers && 'records',
      isSearched && 'searched',
    ]
    return { path, kind, tab, sort: [kind, placed.as, required, ...source].filter(Boolean).join(' ') }
  })
}

const ways = ['Tab', 'Shift+Tab', 'Escape', 'click outside'] as const

/** The bar above the page stands still, and is empty in its middle. */
const leaveBy = (page: Page, way: (typeof ways)[number]) =>
  way === 'click outside' ? page.mouse.click(640, 20) : page.keyboard.press(way)

/** Whether something would be saved that is not stored: what the browser is told before a page is closed. */
const isChanged = (page: Page) =>
  page.evaluate(() => {
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    return closing.defaultPrevented
  })

/**
 * Opens one field of each sort in the form that stands on a page, and leaves it in each way.
 * @param wanted kinds of the fields that are opened
 * @param left the sorts that were left already, which grows
 * @returns the field that a way has changed
 */
export async function leaveFields(
  page: Page,
  form: string,
  wanted: readonly Kind[],
  left: Map<string, Kind>,
): Promise<string[]> {
  let open: string | undefined
  for (const { path, kind, tab, sort } of fieldsOf(form)) {
    if (left.has(sort) || !wanted.includes(kind)) continue
    if (tab !== undefined && tab !== open) await page.locator(`[role=tab][id$="${tab}"]`).click()
    open = tab
    const control = page.locator(`.form-panel [id$="_${encodeURIComponent(path)}"]`)
    const stop = control.locator('xpath=descendant-or-self::*[self::input or self::textarea or self::button]').first()
    if (!(await stop.isVisible()) || !(await stop.isEnabled())) continue
    left.set(sort, kind)
    const calendar = control.locator('xpath=ancestor::*[@class="field-date"]').getByRole('button').first()
    const opensList = (await stop.getAttribute('role')) === 'combobox'
    for (const way of ways) {
      await (opensList ? stop.click() : stop.focus())
      if (opensList) await page.keyboard.press('ArrowDown')
      if (kind === 'date') await calendar.click()
      await leaveBy(page, way)
      if (kind === 'date') await page.keyboard.press('Escape')
      if (await isChanged(page)) return [`${form}: ${path} (${sort}) by ${way}`]
    }
  }
  return []
}

/** Types texts into an empty field that takes several, and leaves it in each way: as many are there as were typed. */
export async function typeAndLeave(page: Page, control: Locator): Promise<void> {
  const held = control.locator('xpath=ancestor::*[@class="field"]').locator('.ant-select-selection-item')
  for (const [turn, way] of ways.entries()) {
    await control.pressSequentially(`n${turn}`)
    await page.keyboard.press('Enter')
    await leaveBy(page, way)
    await expect(held).toHaveCount(turn + 1)
  }
}
