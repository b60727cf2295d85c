import type { Page } from '@playwright/test'
import { house } from './estates.ts'
import { expect, test } from '../support/test.ts'

const more = [
  'constructionYear',
  'acquisitionDate',
  'condominiumTrustee.name',
  'condominiumTrustee.phone',
  'condominiumTrustee.email',
  'condominiumTrustee.realestatetenth',
]

/** Gives the list other columns than its definition: the first four, and some of those above. */
async function showColumns(page: Page, count: number): Promise<void> {
  await page.route('**/real-estate.table.gen-*.js', async (route) => {
    const response = await route.fetch()
    const paths = ['label', 'type', 'address', 'surface', ...more].slice(0, count)
    const columns = paths.map((path) => ({
      path,
      words: `real-estate:fields.${path}`,
      kind: 'text',
      schema: { type: 'string' },
      ...(path === 'label' && { to: '/bien/{resourceUuid}/details' }),
    }))
    const replaced = `$1.columns=${JSON.stringify(columns)};export{$1 as`
    const body = (await response.text()).replace(/export\s*\{\s*(\w+) as/, replaced)
    await route.fulfill({ contentType: 'text/javascript', body })
  })
}

test('ten columns at 1280 px and five at 1700 px can be read, and the link to the record stays in sight', async ({
  page,
  open,
  estateList: list,
  estates,
}) => {
  const long = 'Résidence des Grands Magnolias du Parc de la Tête d’Or, bâtiment C'
  await estates.create({ ...house, label: long })
  for (let row = 1; row < 15; row++) await estates.create({ ...house, label: `Maison ${row}` })
  await open('health/live')
  for (const [width, count] of [
    [1280, 10],
    [1700, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await showColumns(page, count)
    await page.goto('bien')
    await expect(list.rows.first()).toBeVisible()
    const heads = page.getByRole('columnheader')
    await expect(heads).toHaveCount(count + 1)
    const widths = await heads.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
    expect(Math.min(...widths.slice(0, -1))).toBeGreaterThanOrEqual(128)
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await beyond()).toBeLessThanOrEqual(0)

    const sheet = page.locator('.data-table-sheet')
    const hidden = await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(hidden > 0).toBe(count > 5)
    if (count > 5) {
      await sheet.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => sheet.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
      await sheet.evaluate((box) => box.scrollTo(box.scrollWidth, 0))
    }
    await page.mouse.wheel(0, 300)
    // The wheel glides: the headings reach the edge of the page before it stands still.
    await expect.poll(async () => (await heads.first().boundingBox())?.y).toBeLessThan(60)
    // The headings stand above their columns, at the edge of the page; link and menu can be pressed.
    const row = list.row('Maison 9')
    for (const place of [0, count - 1, count]) {
      const head = await heads.nth(place).boundingBox()
      const cell = await row.getByRole('cell').nth(place).boundingBox()
      expect(head?.x).toBeCloseTo(cell?.x ?? NaN, 0)
      expect(head?.y).toBeGreaterThan(50)
      expect(head?.y).toBeLessThan(60)
    }
    await row.getByRole('link', { name: 'Maison 9', exact: true }).click({ trial: true })
    await list.openMenu('Maison 9')
    await expect(list.menuItem('edit')).toBeVisible()
    expect(await beyond()).toBeLessThanOrEqual(0)

    await page.keyboard.press('Escape')
    const cut = list.row(long).getByRole('link')
    await cut.hover()
    if (count > 5) await expect(cut.locator('xpath=ancestor-or-self::*[@title]')).toHaveAttribute('title', long)
    // In a low window the bar above the page goes with it, and leaves them the edge.
    await page.setViewportSize({ width, height: 500 })
    await expect.poll(async () => Math.abs((await heads.first().boundingBox())?.y ?? NaN)).toBeLessThan(2)
  }
})
