import { chromium } from '@playwright/test'
import { bringChromium } from '../../../scripts/suite/chromium.ts'
import { startProductServer } from '../../browser/support/startProductServer.ts'
import { atMost, inTurn, median, type BenchPart } from '../Bench.ts'
import { serveByHand } from './serveByHand.ts'
import { visitFirst, type FirstVisit } from './visitFirst.ts'

/** Addresses below the base path. */
const paths = ['', 'signin', 'signup']
type Side = 'ours' | 'byHand'

/** A first visit to the public pages on a slow phone, beside the same pages written by hand. */
export const benchFirstPicture: BenchPart = async ({ rounds, keep }) => {
  const product = await startProductServer({}, { program: ['dist/server/main.js'], people: 1 })
  const reference = await serveByHand()
  const browser = await chromium.launch({ executablePath: bringChromium(), args: ['--disable-gpu'] })
  try {
    const urls = { ours: product.url, byHand: reference.url }
    const visits: { path: string; figures: Record<Side, FirstVisit> }[] = []
    for (const path of paths) {
      for (let round = 0; round < rounds; round += 1) {
        const figures = await inTurn(['ours', 'byHand'], round, (side) => visitFirst(browser, urls[side] + path))
        visits.push({ path, figures })
      }
    }
    const middle = (path: string, side: Side, name: keyof FirstVisit) =>
      median(visits.filter((visit) => visit.path === path).map(({ figures }) => figures[side][name]))
    const ratio = (path: string, name: keyof FirstVisit) => middle(path, 'ours', name) / middle(path, 'byHand', name)
    const verdicts = paths.flatMap((path) => [
      atMost(`/${path}: kB before the first content, compressed`, middle(path, 'ours', 'contentBytes') / 1000, 30),
      atMost(`/${path}: kB of fonts`, middle(path, 'ours', 'fontBytes') / 1000, 70),
      atMost(`/${path}: waves of requests`, middle(path, 'ours', 'waves'), 2),
      atMost(`/${path}: first content beside the page by hand`, ratio(path, 'firstContent'), 0.5),
      atMost(`/${path}: largest content beside the page by hand`, ratio(path, 'largestContent'), 0.5),
      atMost(`/${path}: layout shift`, middle(path, 'ours', 'layoutShift'), 0),
    ])
    keep('first-picture', { rounds, verdicts, visits })
    const table = paths.flatMap((path) =>
      (['ours', 'byHand'] as const).map((side) => {
        const figure = (name: keyof FirstVisit) => Math.round(middle(path, side, name) * 1000) / 1000
        return {
          page: `/${path}`,
          side,
          'HTML, CSS': figure('contentBytes'),
          fonts: figure('fontBytes'),
          script: figure('scriptBytes'),
          waves: figure('waves'),
          'first content': figure('firstContent'),
          'largest content': figure('largestContent'),
          shift: figure('layoutShift'),
        }
      }),
    )
    console.table(table)
    return verdicts
  } finally {
    await browser.close()
    await reference.stop()
    await product.remove()
  }
}
