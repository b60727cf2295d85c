import type { Page } from '@playwright/test'
import { readOwnProject } from '../../../scripts/check/lintDefinitions.ts'
import { house } from '../real-estate/estates.ts'
import { expect, test } from '../support/test.ts'
import { swatches } from '../real-estate/pictureFiles.ts'
import { openPdfReader, readSheets } from './readSheets.ts'
import { word } from '../support/words.ts'
import { announced, bakery, noel, paper, passport, portrait } from '../tenants/tenants.ts'

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

const { screens } = readOwnProject()
/** Addresses of all tables and details. */
const printedRoutes = screens.routes.flatMap(({ path, screen }) =>
  'table' in screen || 'details' in screen ? [path] : [],
)

const rooms = Array.from({ length: 9 }, (_, room) => ({
  type: 'BED_ROOM',
  surface: 10 + room,
  label: `Chambre ${room}`,
}))
const chalet = { ...house, condominiumTrustee: undefined, habitable: { habitableComponents: rooms } }
const note = 'Toujours aimable au téléphone.'

/** Texts that head other texts; pictures are no text. */
const headings = async (page: Page) => {
  const texts = await page.locator('h1, h2:not(:has(~ div > .gallery)), summary, .entry-table th').allTextContents()
  return texts.map((text) => plain(text).trim())
}

/** Texts with plain spaces, as PDFs hold them. */
const plain = (text: string) => text.replace(/\s/g, ' ')

let reader: Page | undefined
test.afterAll(() => reader?.close())

/** The texts of each printed sheet. */
async function printed(page: Page, height = '297mm'): Promise<string[][]> {
  const browser = page.context().browser()
  if (browser) reader ??= await openPdfReader(browser)
  const pdf = await page.pdf({ width: '210mm', height })
  return reader ? (await readSheets(reader, pdf)).map((texts) => texts.map(({ text }) => plain(text))) : []
}

test('all tables and details fill their sheets, and no heading ends one', async ({ page, open, estates, tenants }) => {
  test.setTimeout(120_000)
  const files = [await passport(), await portrait(), paper('bulletin.txt')]
  const documents = [announced('bulletin.txt', { type: 'PAY_SLIP' })]
  const ids: Record<string, string> = {
    '/bien': await estates.create(chalet, await swatches(5)),
    '/tenant/individual': await tenants.create({ ...noel, documents }, files),
    '/tenant/corporation': await tenants.create(bakery),
  }
  await open('account')
  const counts: Record<string, number> = {}
  for (const route of printedRoutes) {
    const id = ids[route.replace(/\/\{.*/, '')] ?? ''
    await page.goto(route.slice(1).replace(/\{\w+\}/, id))
    await expect(page.locator('.print-button')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const heads = await headings(page)
    counts[route] = (await printed(page)).length
    // Sheets of many heights end at many places of the page.
    for (const height of [130, 155, 185]) {
      for (const texts of await printed(page, `${height}mm`)) {
        const last = texts.at(-1)
        expect(last, `a sheet of ${height} mm of ${route}`).toBeDefined()
        expect(heads, `the last text on a sheet of ${height} mm of ${route}`).not.toContain(last)
      }
    }
  }
  expect(counts['/bien/{realestateUuid}/details']).toBe(1)
  expect(Math.max(...Object.values(counts))).toBeLessThanOrEqual(2)
})

test('a private section is printed if it is chosen, once', async ({ page, open, tenants }) => {
  const id = await tenants.create({ ...noel, privateComment: note })
  await open(`tenant/individual/${id}/details`)
  const box = page.locator('.print-box')
  const title = word('fr', 'tenant:individual.details.sections.note.title')
  const contact = word('fr', 'tenant:individual.details.sections.contact.title')
  await expect(page.getByText(note)).toBeVisible()
  expect((await printed(page)).flat()).not.toContain(note)

  await page.evaluate(() => (window.print = () => (document.title = 'asked to print')))
  await page.getByRole('button', { name: word('fr', 'app:print.print') }).click()
  await expect(box.getByRole('checkbox', { checked: false })).toHaveCount(1)
  await box.getByRole('checkbox', { name: title }).check()
  await box.getByRole('checkbox', { name: contact }).uncheck()
  await box.getByRole('button').click()
  await expect(page).toHaveTitle('asked to print')
  await expect(box).toBeHidden()
  const chosen = (await printed(page)).flat()
  expect(chosen).toContain(note)
  expect(chosen).not.toContain(contact)

  // A choice that is closed without printing is forgotten, as is one that was printed.
  expect((await printed(page)).flat()).not.toContain(note)
  await page.getByRole('button', { name: word('fr', 'app:print.print') }).click()
  await box.getByRole('checkbox', { name: title }).check()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  const usual = (await printed(page)).flat()
  expect(usual).not.toContain(note)
  expect(usual).toContain(contact)
})

test('a list prints which filters are on, and none of its controls', async ({ page, open, estates }) => {
  await estates.create(house)
  await open('bien?q=élan&filter.type=HOUSE')
  await expect(page.getByRole('button', { name: word('fr', 'app:print.print') })).toBeVisible()
  const texts = (await printed(page)).flat()
  expect(texts.join(' ')).toContain(plain(word('fr', 'app:print.searched', { query: 'élan' })))
  expect(texts.join(' ')).toContain(plain(word('fr', 'app:print.filtered', { field: 'Type', values: 'Maison' })))
  expect(texts).not.toContain(word('fr', 'app:table.clearFilter'))
  await page.goto('bien')
  await expect(page.getByRole('table')).toBeVisible()
  expect((await printed(page)).flat()).toContain('Maison')
  expect((await printed(page)).flat().join(' ')).not.toContain('Type :')
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.table-tools', '.table-filters', '.table-fold']) {
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0)
  }
})
