import { defineConfig } from '@playwright/test'
import { bringChromium } from './scripts/suite/chromium.ts'
import { playwrightResults } from './scripts/suite/results.ts'

const inCopies = '{dev,project,trade}/*.spec.ts'

export default defineConfig({
  testDir: 'tests/browser',
  // Files that change a copy of the project take minutes each, on one worker: at the end, the other one would be idle.
  projects: [
    { name: 'copies', testMatch: inCopies },
    { name: 'product', testMatch: '**/*.spec.ts', testIgnore: inCopies },
  ],
  outputDir: 'test-results/run',
  // Pictures are compared with others of the same run alone.
  snapshotPathTemplate: 'test-results/run/{testFileName}/{projectName}-{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes now and then has found something; on a strange machine it is named as flaky, and does not block.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: playwrightResults }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    // Without motion nothing is waited for. Things move in the opposite setting, and where that matters.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the time; the error context tells most of it. PLAYWRIGHT_TRACE=1 brings it back.
    trace: process.env['PLAYWRIGHT_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    // A page lives for seconds here: what optimising its code takes, a third of the time, never comes back.
    launchOptions: {
      executablePath: bringChromium(),
      args: ['--disable-gpu', '--js-flags=--no-turbofan --no-maglev'],
    },
  },
})
