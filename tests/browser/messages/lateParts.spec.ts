import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { type BuildContents, contentsFile } from '../../../scripts/vite/contents.ts'
import { filesBelow } from '../../filesBelow.ts'
import { writtenPdf } from '../../fixtures/pdfFiles.ts'
import { land } from '../real-estate/estates.ts'
import { swatch } from '../real-estate/pictureFiles.ts'
import { formOf } from '../support/formOf.ts'
import type { Relay } from '../support/startRelay.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'
import { announced, noel, passport } from '../tenants/tenants.ts'

const say = (key: string, gaps?: Record<string, string>) => word('fr', key, gaps)

/** Parts of the source that are fetched late, by the names of their files. */
const parts = filesBelow('src')
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/= fetchedLate\(\s*async \(\) => \(await import\('(.+?)'\)/g),
  ])
  .map(([, path = '']) => basename(path, '.tsx'))

/** Cuts the line of whatever holds the code of a part. */
function block(relay: Relay, part: string): () => void {
  const contents = JSON.parse(readFileSync(contentsFile, 'utf8')) as BuildContents
  const holders = Object.keys(contents).filter((file) =>
    Object.keys(contents[file] ?? {}).some((module) => module.endsWith(`/${part}.tsx`)),
  )
  expect(holders, part).toHaveLength(1)
  return relay.cut('before', ({ path }) => holders.some((file) => path.endsWith(file)))
}

/** What stands in for the part; then the line is there again, and it is tried once more. */
async function tryAgain(page: Page, unblock: () => void): Promise<void> {
  const instead = page
    .getByRole('alert')
    .filter({ hasText: say('app:load.part') })
    .first()
  await expect(instead).toBeVisible()
  unblock()
  await instead.getByRole('button', { name: say('app:load.retry') }).click()
}

test('a part that cannot be fetched leaves all around it alone, and comes when it is tried again', async ({
  page,
  open,
  estates,
  tenants,
  tenantForm: form,
  relay,
  problems,
}) => {
  test.slow()
  problems.expect(/ERR_|Failed to load|Failed to fetch/)
  const estate = await estates.create(land, [await swatch('salon.png')])
  const pdf = { name: 'bail.pdf', mimeType: 'application/pdf', buffer: await writtenPdf(), part: 'documents' } as const
  const tenant = await tenants.create({ ...noel, documents: [announced('bail.pdf')] }, [await passport(), pdf])
  const documents = page.locator('.entry-table, .entry-cards').filter({ hasText: 'bail.pdf' })
  const pages = page.getByRole('dialog', { name: 'bail.pdf' }).locator('.pdf-sheet').first()
  const view = page.getByRole('button', { name: say('app:files.viewNamed', { name: 'bail.pdf' }) })

  const tries: Record<string, () => Promise<void>> = {
    // First of all: the form fetches it as well, and the browser keeps what it has fetched.
    async FileActions() {
      const unblock = block(relay, 'FileActions')
      await page.goto(`tenant/individual/${tenant}/details`)
      await expect(documents).toBeVisible()
      await tryAgain(page, unblock)
      await expect(view).toBeVisible()
    },
    async DatePopup() {
      const unblock = block(relay, 'DatePopup')
      await page.goto('tenant/new?type=individual')
      await form.type('person.birthDate', '12/05/1990')
      const label = say('tenant:fields.person.birthDate.label')
      await page.getByRole('button', { name: say('app:form.calendar', { field: label }) }).click()
      await expect(form.field('person.birthDate')).toHaveValue('12/05/1990')
      await tryAgain(page, unblock)
      await expect(page.locator('.ant-picker-dropdown')).toBeVisible()
    },
    async PdfPages() {
      const unblock = block(relay, 'PdfPages')
      await page.goto(`tenant/individual/${tenant}/details`)
      await view.click()
      // What reads the file is a worker, which is fetched by itself.
      const unblockWorker = relay.cut('before', ({ path }) => path.includes('pdf.worker'))
      await tryAgain(page, unblock)
      await tryAgain(page, unblockWorker)
      await expect(pages).toBeVisible()
    },
    async GuessRemark() {
      const unblock = block(relay, 'GuessRemark')
      await page.goto('account/password')
      const chosen = formOf(page, 'fr', 'password/change')
      await chosen.field('newPassword').fill('Maison-2026')
      await tryAgain(page, unblock)
      await expect(chosen.field('newPassword')).toHaveValue('Maison-2026')
      await expect(chosen.remark('newPassword')).toHaveText(say('password:fields.newPassword.errors.common'))
    },
    async PictureLightbox() {
      const unblock = block(relay, 'PictureLightbox')
      await page.goto(`bien/${estate}/details`)
      await page.locator('.gallery-tile').click()
      await expect(page.locator('.gallery-tile img')).toBeVisible()
      await tryAgain(page, unblock)
      await expect(page.locator('.yarl__slide_current img')).toBeVisible()
    },
  }
  expect(parts.toSorted()).toEqual(Object.keys(tries).toSorted())
  await open('health/live')
  for (const attempt of Object.values(tries)) await attempt()
})
