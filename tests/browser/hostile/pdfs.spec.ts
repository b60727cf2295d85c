import type { Locator, Page } from '@playwright/test'
import { actingPdf, boxedPdf, faxedPdf, linkedPdf, writtenPdf, xfaPdf } from '../../fixtures/pdfFiles.ts'
import { expectAccessible } from '../support/accessible.ts'
import { inOpposites, inSetting, opposite, usual } from '../support/matrix.ts'
import { expect, test } from '../support/test.ts'
import { type Language, word } from '../support/words.ts'
import { tenantFile } from '../tenants/tenantFile.ts'
import { announced, noel, passport, type SentFile, type Tenants } from '../tenants/tenants.ts'
import { watchHostile } from './watchHostile.ts'

// The parts of the reader are found below the path of the product.
test.use({ settings: { BASE_PATH: '/gestion/' } })

/** Enters a tenant whose documents these are. */
async function enter(tenants: Tenants, papers: Record<string, Buffer>): Promise<string> {
  const files = Object.entries(papers).map(([name, buffer]): SentFile => ({
    name,
    buffer,
    part: 'documents',
    mimeType: 'application/pdf',
  }))
  const documents = files.map(({ name }) => announced(name))
  return tenants.create({ ...noel, documents }, [await passport(), ...files])
}

/** How dark a drawn page is, from 0 for white to 1 for black. */
const darkness = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element
    const { data } = element.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] }
    let sum = 0
    for (let at = 0; at < data.length; at += 4) sum += 255 - (data[at] ?? 0)
    return sum / (width * height * 255)
  })

const pixels = (page: Page) =>
  page
    .locator('.pdf-sheet canvas')
    .evaluateAll((canvases) =>
      canvases.map((canvas) => (canvas as HTMLCanvasElement).width * (canvas as HTMLCanvasElement).height),
    )

/** The documents of a tenant, each of which can be looked at. */
function viewer(page: Page, language: Language) {
  const say = (key: string, gaps?: Record<string, string | number>) => word(language, key, gaps)
  return {
    say,
    async open(name: string) {
      const rows = tenantFile(page, language, 'individual').rows('documents')
      await rows.getByRole('button', { name: say('app:files.viewNamed', { name }) }).click()
      return page.getByRole('dialog', { name })
    },
    async close(dialog: Locator) {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    },
  }
}

inOpposites(({ language }) => {
  test('a click on a PDF leads nowhere, and its links say where they lead and open apart', async ({
    page,
    context,
    open: visit,
    tenants,
    problems,
  }) => {
    const { say, open, close } = viewer(page, language)
    const addresses = [
      'http://evil.example/sign-in',
      'https://bank.example@evil.example/a',
      'mailto:evil@example.org?bcc=other@example.org',
      'javascript:ran\\(\\)',
      'file:///etc/passwd',
      'data:text/html,<script>ran\\(\\)</script>',
    ]
    const id = await enter(tenants, { 'contrat.pdf': linkedPdf(...addresses) })
    await watchHostile(page, new Map())
    await visit(`tenant/individual/${id}/details`)
    const address = page.url()
    const dialog = await open('contrat.pdf')
    const sheet = dialog.locator('.pdf-sheet')
    await expect(sheet.locator('canvas')).toBeVisible()
    await sheet.click()
    await sheet.click({ button: 'middle' })
    expect([page.url(), context.pages().length]).toEqual([address, 1])
    const links = dialog.getByRole('list', { name: say('app:files.pdf.links', { number: 1 }) })
    await expect(links.getByRole('listitem')).toHaveText([
      `http://evil.example/sign-in ${say('app:files.pdf.apart')}`,
      `https://evil.example/a ${say('app:files.pdf.apart')}`,
      `evil@example.org ${say('app:files.pdf.apart')}`,
      'javascript:ran()',
      'file:///etc/passwd',
      'data:text/html,<script>ran()</script>',
    ])
    await expectAccessible(page)
    const anchors = links.getByRole('link')
    await expect(anchors).toHaveCount(3)
    expect(
      await anchors.evaluateAll((all) =>
        all.map((link) => `${link.getAttribute('target')} ${link.getAttribute('rel')}`),
      ),
    ).toEqual(Array.from({ length: 3 }, () => '_blank noopener noreferrer'))
    await expect(links.locator('strong')).toHaveText(['evil.example', 'evil.example', ''])
    // It is the person who goes there, in a tab of its own.
    problems.expect(/evil\.example/)
    await context.route('http://evil.example/**', (route) => route.fulfill({ body: 'elsewhere' }))
    const [other] = await Promise.all([context.waitForEvent('page'), anchors.first().click()])
    expect(await other.evaluate(() => window.opener as unknown)).toBe(null)
    await other.close()
    expect(page.url()).toBe(address)
    await close(dialog)
  })
})

inSetting(usual, ({ language }) => {
  test('PDFs that would act only show their pages, and what cannot be shown says why', async ({
    page,
    context,
    open: visit,
    tenants,
  }) => {
    const { say, open, close } = viewer(page, language)
    const papers = {
      'acting.pdf': actingPdf(),
      'xfa.pdf': xfaPdf(),
      'faxed.pdf': faxedPdf(),
      'plain.pdf': await writtenPdf(),
      // A plan of a town, a thread, a ribbon.
      'boxes.pdf': boxedPdf(['0 0 2000000 1500000', '0 0 14400 1', '0 0 10 14400']),
      'locked.pdf': await writtenPdf({ userPassword: 'a password of its own' }),
      'broken.pdf': Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >>'),
    }
    const dark: Record<string, number> = {}
    const id = await enter(tenants, papers)
    const watch = await watchHostile(page, new Map())
    await visit(`tenant/individual/${id}/details`)
    const address = page.url()
    for (const name of Object.keys(papers)) {
      const dialog = await open(name)
      if (name === 'locked.pdf') await expect(dialog.getByText(say('app:files.pdf.locked'))).toBeVisible()
      else if (name === 'broken.pdf') await expect(dialog.getByText(say('app:files.pdf.broken'))).toBeVisible()
      else {
        const count = name === 'boxes.pdf' ? 3 : 1
        const sheets = dialog.locator('.pdf-sheet canvas')
        await expect(sheets).toHaveCount(count)
        dark[name] = await darkness(sheets.first())
        for (const area of await pixels(page)) expect(area).toBeLessThanOrEqual(6_000_000)
      }
      await watch.look(name)
      await expect(dialog.getByRole('button', { name: say('app:files.download') })).toBeVisible()
      await close(dialog)
    }
    expect([page.url(), context.pages().length]).toEqual([address, 1])
    // A picture in black, and letters of a font that the file does not hold.
    expect(dark['faxed.pdf']).toBeCloseTo(1)
    for (const name of ['acting.pdf', 'xfa.pdf', 'plain.pdf']) expect(dark[name], name).toBeGreaterThan(0)
  })
})

inSetting(opposite, ({ language }) => {
  test('a long PDF draws what is in sight, scrolls by the keyboard, and can be read aloud', async ({
    page,
    open: visit,
    tenants,
  }) => {
    const { say, open, close } = viewer(page, language)
    const id = await enter(tenants, {
      'long.pdf': boxedPdf(Array.from({ length: 5000 }, () => '0 0 300 200')),
      'bail.pdf': await writtenPdf(),
    })
    await visit(`tenant/individual/${id}/details`)
    const long = await open('long.pdf')
    await expect(long.getByRole('status')).toHaveText(say('app:files.pdf.count_other', { count: 5000 }))
    await expect(long.getByText(say('app:files.pdf.more', { shown: 300, count: 5000 }))).toBeAttached()
    const region = long.getByRole('region', { name: 'long.pdf' })
    await expect(region).toBeFocused()
    await expect(
      region.getByRole('group', { name: say('app:files.pdf.position', { number: 1, count: 5000 }) }),
    ).toBeVisible()
    await page.keyboard.press('End')
    const last = region.getByRole('group', { name: say('app:files.pdf.position', { number: 300, count: 5000 }) })
    await expect(last.locator('canvas')).toBeVisible()
    await expect(region.getByRole('group').first().locator('canvas')).toHaveCount(0)
    expect((await pixels(page)).length).toBeLessThan(20)
    await close(long)
    const bail = await open('bail.pdf')
    await expect(bail.getByRole('region', { name: 'bail.pdf' }).getByText('Quittance')).toBeVisible()
    await close(bail)
  })
})
