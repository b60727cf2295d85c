import { chromium } from '@playwright/test'
import { preview } from 'vite'
import type { Measured } from '../../tests/bench/main.tsx'
import { sizes } from '../../tests/bench/benchForm.ts'

export const names = ['ours', 'antd', 'stock'] as const
export type FormName = (typeof names)[number]

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Every figure of every form, in milliseconds. */
export type Figures = Record<FormName, Record<number, Measured>>

/**
 * Opens each form in a page of its own, turn by turn, so that a machine that slows down slows all of them.
 * @param rounds how often each is opened; the stock form, being no bound, only twice
 */
export async function measureForms(root: string, outDir: string, rounds: number): Promise<Figures> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 5197 },
  })
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags })
  const figures = Object.fromEntries(names.map((name) => [name, {}])) as Figures
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const size of sizes) {
        for (const name of names) {
          if (name === 'stock' && round >= 2) continue
          const measured = await measureOne(browser, server.resolvedUrls?.local[0] ?? '', name, size)
          const before = figures[name][size]
          figures[name][size] = {
            firsts: [...(before?.firsts ?? []), ...measured.firsts],
            keys: [...(before?.keys ?? []), ...measured.keys],
            pauses: [...(before?.pauses ?? []), ...measured.pauses],
            leaves: [...(before?.leaves ?? []), ...measured.leaves],
          }
        }
      }
    }
  } finally {
    await browser.close()
    await server.close()
  }
  return figures
}

async function measureOne(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  address: string,
  name: FormName,
  size: number,
): Promise<Measured> {
  const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(address, { waitUntil: 'load' })
  const measured = await page.evaluate<Measured, [string, number]>(
    ([form, fields]) =>
      (window as unknown as { run: (form: string, fields: number) => Promise<Measured> }).run(form, fields),
    [name, size],
  )
  await page.close()
  if (complaints.length > 0) throw new Error(`${name} with ${size} fields: ${complaints.join('; ')}`)
  return measured
}
