import type { Browser } from '@playwright/test'
import type { Measured } from '../../tests/bench/main.tsx'
import { isTenant, type Subject } from '../../tests/bench/subjects.ts'
import { launchChromium } from '../suite/launchChromium.ts'
import { inRounds } from './inRounds.ts'
import { servePages } from './servePages.ts'

export const names = ['ours', 'antd', 'stock'] as const
export type FormName = (typeof names)[number]

/** What was measured in one round, in milliseconds. */
export type Figures = Partial<Record<FormName, Measured>>

/** One subject with its figures, round by round. */
export interface Series {
  subject: Subject
  rounds: Figures[]
}

/** A browser in which forms are measured. */
export interface Bench {
  /**
   * Opens each form in a page of its own, one right after the other, so that a machine that slows down slows all of them.
   * @param round who comes first changes with it, so that nobody has a lasting advantage; the stock form, being no bound,
   *   is measured in the first two only
   */
  measure: (subject: Subject, round: number) => Promise<Figures>
  close: () => Promise<void>
}

export async function openBench(root: string, outDir: string): Promise<Bench> {
  const pages = await servePages(root, outDir, 5197)
  const browser = await launchChromium()
  return {
    async measure(subject, round) {
      const figures: Figures = {}
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        if (name === 'stock' && (round >= 2 || isTenant(subject))) continue
        figures[name] = await measureOne(browser, pages.address, name, subject)
      }
      return figures
    },
    async close() {
      await browser.close()
      await pages.close()
    },
  }
}

/** Measures each subject round by round; one whose figures miss a bound is measured for as many rounds again, once. */
export async function measureForms(
  bench: Bench,
  subjects: readonly Subject[],
  rounds: number,
  missed: (series: readonly Series[]) => ReadonlySet<Subject>,
): Promise<Series[]> {
  const series = subjects.map((subject): Series => ({ subject, rounds: [] }))
  await inRounds(
    series,
    rounds,
    async (one, round) => void one.rounds.push(await bench.measure(one.subject, round)),
    (all) => {
      const doubtful = missed(all)
      return all.filter(({ subject }) => doubtful.has(subject))
    },
  )
  return series
}

async function measureOne(browser: Browser, address: string, name: FormName, subject: Subject): Promise<Measured> {
  const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(address, { waitUntil: 'load' })
  const measured = await page.evaluate<Measured, [string, Subject]>(
    ([form, what]) =>
      (window as unknown as { run: (form: string, subject: Subject) => Promise<Measured> }).run(form, what),
    [name, subject],
  )
  await page.close()
  if (complaints.length > 0) throw new Error(`${name} with ${subject}: ${complaints.join('; ')}`)
  return measured
}
