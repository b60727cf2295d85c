import { page as hostilePage, program, scriptedPdf } from '../../fixtures/hostileFiles.ts'
import { scriptedDrawing } from '../real-estate/pictureFiles.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'
import { tenantFile } from '../tenants/tenantFile.ts'
import { announced, noel, passport, type SentFile } from '../tenants/tenants.ts'
import { watchHostile } from './watchHostile.ts'

const { buffer: drawing } = scriptedDrawing

test('hostile files are looked at without running, and are saved only when that is asked for', async ({
  page,
  open,
  tenants,
}) => {
  const papers = [
    { name: 'scripts.pdf', buffer: scriptedPdf(), shown: 'canvas' },
    { name: 'pdf-page.pdf', buffer: scriptedPdf(hostilePage), shown: 'canvas' },
    { name: 'page.pdf', buffer: Buffer.from(hostilePage), shown: 'p' },
    { name: 'program.pdf', buffer: program, shown: 'p' },
    { name: 'program.jpg', buffer: program, shown: 'p' },
    { name: 'drawing.png', buffer: drawing, shown: 'img' },
    { name: 'drawing.svg', buffer: drawing, shown: 'img' },
  ].map((file) => ({ ...file, part: 'documents', mimeType: '' }) satisfies SentFile & { shown: string })
  const documents = papers.map(({ name }) => announced(name))
  const id = await tenants.create({ ...noel, documents }, [await passport(), ...papers])
  const watch = await watchHostile(page, new Map())
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  await open(`tenant/individual/${id}/details`)
  const rows = tenantFile(page, 'fr', 'individual').rows('documents')
  for (const { name, shown } of papers) {
    await rows.getByRole('button', { name: word('fr', 'app:files.viewNamed', { name }) }).click()
    const dialog = page.getByRole('dialog', { name })
    const preview = dialog.locator(`.ant-modal-body ${shown}`)
    await expect(preview).toBeVisible()
    if (shown === 'p') await expect(preview).toHaveText(word('fr', 'app:files.noPreview'))
    if (shown === 'img') {
      await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(90)
    }
    await expect(dialog.locator('iframe')).toHaveCount(0)
    await watch.look(name)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  expect(saved).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    rows.getByRole('button', { name: word('fr', 'app:files.downloadNamed', { name: 'page.pdf' }) }).click(),
  ])
  expect(download.suggestedFilename()).toBe('page.pdf')
})
