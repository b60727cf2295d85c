import type { Browser } from '@playwright/test'
import type { Subject } from '../../tests/bench/subjects.ts'
import type { Typed, TypingSteps } from '../../tests/bench/typing.tsx'
import { launchChromium } from '../suite/launchChromium.ts'
import { inRounds } from './inRounds.ts'
import { servePages } from './servePages.ts'

/** How many times slower than it is the processor is made. */
export const slowness = 4

export const typingNames = ['ours', 'antd'] as const
export type TypingName = (typeof typingNames)[number]

/** What was measured in one round, in milliseconds. */
export interface TypingFigures extends Typed {
  /** Until the form is painted. */
  first: number
}

export interface TypingSeries {
  subject: Subject
  ours: TypingFigures[]
  /** Being no bound, in the first round only. */
  antd: TypingFigures[]
}

const word = 'maison'
const fields = 4
/** What a quick typist takes for a key, in milliseconds. */
const betweenKeys = 70
/** Long enough for the draft that is kept a while after the last change. */
const afterLeaving = 450

/** Types into forms while the processor is slowed; a form that misses its bound is measured for as many rounds again, once. */
export async function measureTyping(
  root: string,
  outDir: string,
  subjects: readonly Subject[],
  rounds: number,
  missed: (series: readonly TypingSeries[]) => readonly TypingSeries[],
): Promise<TypingSeries[]> {
  const pages = await servePages(root, outDir, 5199)
  const browser = await launchChromium()
  const series = subjects.map((subject): TypingSeries => ({ subject, ours: [], antd: [] }))
  const measure = async (one: TypingSeries) => {
    for (const name of one.antd.length === 0 ? typingNames : (['ours'] as const)) {
      one[name].push(await typeInto(browser, pages.address, name, one.subject))
    }
  }
  try {
    await inRounds(series, rounds, measure, missed)
  } finally {
    await browser.close()
    await pages.close()
  }
  return series
}

async function typeInto(browser: Browser, address: string, name: TypingName, subject: Subject): Promise<TypingFigures> {
  const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } })
  try {
    const session = await page.context().newCDPSession(page)
    await page.goto(address, { waitUntil: 'load' })
    await page.evaluate((what) => window.typing.prepare(what), subject)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    const first = await page.evaluate(([form, what]) => window.typing.open(form, what), [name, subject] as const)
    await page.waitForTimeout(afterLeaving)
    for (let index = 0; index < fields; index += 1) {
      await page.evaluate(([what, at, of]) => window.typing.focus(what, at, of), [subject, index, fields] as const)
      await page.waitForTimeout(afterLeaving)
      // The first field is what the page warms up with.
      if (index === 1) await page.evaluate(() => window.typing.clear())
      await page.keyboard.type(word, { delay: betweenKeys })
      await page.keyboard.press('Tab')
      await page.waitForTimeout(afterLeaving)
    }
    const { keys, leaves } = await page.evaluate(() => window.typing.typed)
    return { first, keys, leaves }
  } finally {
    await page.close()
  }
}

declare global {
  interface Window {
    typing: TypingSteps
  }
}
