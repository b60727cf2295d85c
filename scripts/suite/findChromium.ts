import { existsSync } from 'node:fs'

// The shell without a desk comes first: it is the same engine, and a fresh window costs it a third of the time.
const knownPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The Chromium of this machine: the one named by `CHROMIUM_PATH`, an installed one, or the one that Playwright brought.
 * Undefined if there is none.
 */
export function findChromium(playwrightPath: string): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined
  return [...knownPaths, playwrightPath].find((path) => path !== '' && existsSync(path))
}
