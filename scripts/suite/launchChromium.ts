import { chromium, type Browser } from '@playwright/test'
import { bringChromium } from './bringChromium.ts'

/** How every Chromium of the project is started. */
export const chromiumFlags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

/** Starts the Chromium of this machine. @param more flags beside the usual ones */
export const launchChromium = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: bringChromium(), args: [...chromiumFlags, ...more] })
