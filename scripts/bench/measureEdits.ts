import type { Page } from '@playwright/test'
import { type StartedCopy, startCopy } from '../../tests/browser/dev/startCopy.ts'
import { openSession } from '../../tests/browser/support/signIn.ts'
import { launchChromium } from '../suite/launchChromium.ts'

const words = 'locales/fr/real-estate.json'
const form = 'schemas/real-estate/real-estate.form.json'

/** Milliseconds from saving a file until the open page shows it. */
export interface EditTimes {
  word: number[]
  definition: number[]
}

/**
 * Saves a word and the definition of a form in turn, in a copy of the project where `npm run dev` runs, and times each
 * until it stands on the page that is open. The first save of each kind warms up, and does not count.
 */
export async function measureEdits(rounds: number): Promise<EditTimes> {
  const copy = await startCopy()
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } })
    await openForm(page, copy)
    const wordsNow = copy.read(words)
    const { label } = (JSON.parse(wordsNow) as { fields: { acquisitionDate: { label: string } } }).fields
      .acquisitionDate
    const formNow = copy.read(form)
    const without = formNow
      .replace(/,\s*"acquisitionDate"/, '')
      .replace('"sections": [', '"except": ["acquisitionDate"],\n  "sections": [')
    const times: EditTimes = { word: [], definition: [] }
    for (let round = 0; round <= rounds; round += 1) {
      const renamed = `Acquis (${round})`
      const word = await timed(page, () => copy.save(words, wordsNow.replace(label, renamed)), renamed, true)
      const gone = await timed(page, () => copy.save(form, without), renamed, false)
      const back = await timed(page, () => copy.save(form, formNow), renamed, true)
      if (round === 0) continue
      times.word.push(word)
      times.definition.push(gone, back)
    }
    return times
  } finally {
    await browser.close()
    await copy.remove()
  }
}

async function openForm(page: Page, { url, account }: StartedCopy): Promise<void> {
  const patience = { timeout: 120_000 }
  // The first page of a development server is made while it is fetched.
  await page.goto(url, patience)
  await openSession(page, account)
  await page.goto(`${url}bien/new`, patience)
  await page.locator('form').waitFor(patience)
  // Packages that were found only now have the page loaded once more.
  await page.waitForLoadState('networkidle')
}

async function timed(page: Page, save: () => void, text: string, shown: boolean): Promise<number> {
  const start = performance.now()
  save()
  await page.waitForFunction(
    ([what, expected]) => document.querySelector('form')?.textContent.includes(what) === expected,
    [text, shown] as const,
    { timeout: 60_000 },
  )
  return performance.now() - start
}
