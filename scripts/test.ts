import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import pLimit from 'p-limit'
import { bringChromium } from './suite/bringChromium.ts'
import { playwrightResults, readResults, vitestResults } from './suite/results.ts'
import { runPart, type Part } from './suite/runPart.ts'

// Everything that must hold, in the order in which mistakes are cheapest to see. A part that fails stops no other one;
// checks run two at a time.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const parts: Part[] = []
const say = (part: Part) => parts.push(part)

mkdirSync('.cache', { recursive: true })
for (const file of [vitestResults, playwrightResults]) rmSync(file, { force: true })

const inTwos = pLimit(2)
const checks = Object.entries(scripts).filter(([name]) => /^(check|lint):/.test(name))
await Promise.all(
  checks.map(([name, command]) => inTwos(async () => say(await runPart(name.replace(':', ': '), command, false)))),
)

const reporters = `--reporter=default --reporter=json --outputFile.json=${vitestResults}`
say(await runPart('tests of engine, house, contract and API', `vitest run ${reporters}`, true))

const built = await runPart('build', scripts.build ?? 'vite build', true)
say(built)
if (built.passed) say(await browserTests())
else say({ name: 'tests in the browser (nothing was built)', passed: false, seconds: 0 })

summarise()

async function browserTests(): Promise<Part> {
  const name = 'tests in the browser'
  try {
    return await runPart(name, 'playwright test', true, { CHROMIUM_PATH: bringChromium() })
  } catch (cause) {
    console.log((cause as Error).message)
    return { name, passed: false, seconds: 0 }
  }
}

function summarise(): void {
  const { vitest, playwright } = readResults()
  const tests = [...(vitest ?? []), ...(playwright ?? [])]
  const failedTests = tests.filter(({ status }) => status === 'failed')
  console.log(`\n── Summary ${'─'.repeat(89)}`)
  for (const { name, passed, seconds } of parts)
    console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
  for (const { title } of failedTests) console.log(`FAILED  ${title}`)
  for (const { title, status } of tests) if (status === 'flaky') console.log(`FLAKY   ${title}`)
  // A part that fails without a failing test of its own (a check, a crash) counts as one failure: green is green.
  const failedParts = parts.filter(
    ({ passed, name }) => !passed && !(name.startsWith('tests') && failedTests.length > 0),
  )
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failed = failedTests.length + failedParts.length
  process.exitCode = failed === 0 ? 0 : 1
  console.log(`${passed} passed, ${failed} failed`)
}
