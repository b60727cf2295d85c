import type { Page } from '@playwright/test'
import { house } from '../real-estate/estates.ts'
import { expect, test } from '../support/test.ts'
import { swatches } from '../real-estate/pictureFiles.ts'
import { word } from '../support/words.ts'
import { noel, passport, portrait } from '../tenants/tenants.ts'

const frame = ['.app-side', '.top-bar', '.app-footer', '.skip-link', '.toasts', '.page-actions', '.page-back']

/** Looks at the page as it is printed: black on white, with the product and the day, and nothing to press. */
async function expectPaper(page: Page): Promise<void> {
  for (const part of frame) await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0)
  await expect(page.locator('button:not(.gallery-tile)').filter({ visible: true })).toHaveCount(0)
  // The browser has a time zone of its own.
  const today = await page.evaluate(() => new Date().toLocaleDateString('fr-FR'))
  await expect(page.locator('.printed-head')).toHaveText(`Trousseau${word('fr', 'app:frame.printed', { date: today })}`)
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement)
    return [color, backgroundColor]
  })
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
}

test('a file prints without the frame, with its folds open and small photos', async ({
  page,
  open,
  estates,
  tenants,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const id = await tenants.create({ ...noel, documents: [] }, [await passport(), await portrait()])
  await open(`tenant/individual/${id}/details`)
  const folded = page.locator('.details-fold dl')
  await expect(page.locator('.details-fold').first()).toBeVisible()
  await expect(folded.filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expectPaper(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noël Marie Petit')
  const folds = await folded.count()
  expect(folds).toBeGreaterThan(0)
  await expect(folded.filter({ visible: true })).toHaveCount(folds)

  const estate = await estates.create(house, await swatches(3))
  await page.emulateMedia({ media: null })
  await page.goto(`bien/${estate}/details`)
  await expect(page.locator('.gallery-tile img')).toHaveCount(3)
  await page.setViewportSize({ width: 1700, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await expectPaper(page)
  const heights = await page.locator('.gallery-tile').evaluateAll((tiles) => tiles.map((tile) => tile.clientHeight))
  expect(heights).toHaveLength(3)
  expect(Math.max(...heights)).toBeLessThanOrEqual((6 / 2.54) * 96)
})

const heads = ['Libellé', 'Type', 'Adresse', 'Surface.', "Date d'acquisition"]

/** More rows than a list puts on the page as a whole. */
const count = 120

test('a list of 120 prints all its rows as a table, from a narrow window too', async ({
  page,
  open,
  estateList: list,
  estates,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  for (let row = 1; row <= count; row += 1) await estates.create({ ...house, label: `Maison ${row}` })
  await open('bien')
  await expect(list.rows.first()).toBeVisible()
  expect(await list.rows.count()).toBeLessThan(count)
  // What the browser lays out is what is there once all have heard that it prints.
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.title = `${document.querySelectorAll('.on-paper tbody tr').length}`
    })
  })
  await page.pdf({ format: 'A4' })
  await expect(page).toHaveTitle(String(count))
  await expect(page.locator('.on-paper')).toHaveCount(0)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(count)
  await expect(page.getByRole('table').getByRole('link', { name: 'Maison 17', exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(heads)
  await expectPaper(page)
})
