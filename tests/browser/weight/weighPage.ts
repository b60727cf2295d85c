import type { Page, Request } from '@playwright/test'
import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BuildContents, contentsFile } from '../../../scripts/vite/contents.ts'

/** Opens a page and weighs, as gzip, what it asks for until it rests, from the cache or not. */
export async function weighPage(page: Page, address: string) {
  const fetched = new Set<string>()
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) fetched.add(basename(pathname))
  }
  page.on('request', note)
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  const contents = JSON.parse(readFileSync(contentsFile, 'utf8')) as BuildContents
  const files = [...fetched].map((name) => ({
    name,
    bytes: statSync(join('dist', 'app', 'assets', `${name}.gz`)).size,
    modules: contents[`assets/${name}`] ?? {},
  }))
  files.sort((left, right) => right.bytes - left.bytes)
  return {
    kilobytes: Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10,
    /** Files from the heaviest on, each with what it is mostly made of. */
    heaviest: files.slice(0, 8).map((file) => `${inKilobytes(file.bytes)} ${file.name}: ${mostly(file.modules)}`),
    /** Modules of all files, by their short names. */
    modules: files.flatMap(({ modules }) => Object.keys(modules)),
  }
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`

/** The packages and rooms that a file is mostly made of. */
function mostly(modules: Record<string, number>): string {
  const lengths = new Map<string, number>()
  for (const [module, length] of Object.entries(modules)) {
    const owner = /^(?:node_modules\/)?((?:@[^/]+\/)?[^/]+(?:\/es\/[^/]+)?)/.exec(module)?.[1] ?? module
    lengths.set(owner, (lengths.get(owner) ?? 0) + length)
  }
  const sorted = [...lengths].sort(([, left], [, right]) => right - left)
  return sorted
    .map(([owner]) => owner)
    .slice(0, 5)
    .join(', ')
}
