import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import pLimit from 'p-limit'
import { bringChromium } from './suite/chromium.ts'
import { playwrightResults, readResults, vitestResults } from './suite/results.ts'

// Everything that must hold, cheap mistakes first. A part that fails stops no other one.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

mkdirSync('.cache', { recursive: true })
for (const file of [vitestResults, playwrightResults]) rmSync(file, { force: true })

// The checks and the build run two at a time, those that take longest first.
const inTwos = pLimit(2)
const checks = Object.keys(scripts).filter((name) => /^(check|lint):/.test(name))
const names = new Set(['check:format', 'build', ...checks])
const parts = await Promise.all(
  [...names].map((name) => inTwos(() => runPart(name.replace(':', ': '), scripts[name] ?? '', false))),
)
const isBuilt = parts.some(({ name, passed }) => name === 'build' && passed)

const reporters = `--reporter=default --reporter=json --outputFile.json=${vitestResults}`
parts.push(await runPart('tests of engine, house, contract and API', `vitest run ${reporters}`, true))
parts.push(
  isBuilt ? await runBrowserTests() : { name: 'tests in the browser (nothing was built)', passed: false, seconds: 0 },
)

printSummary()

/** Runs the browser tests; failed if no Chromium can be found or installed. */
async function runBrowserTests(): Promise<Part> {
  const name = 'tests in the browser'
  try {
    process.env.CHROMIUM_PATH = bringChromium()
    return await runPart(name, 'playwright test', true)
  } catch (cause) {
    console.log((cause as Error).message)
    return { name, passed: false, seconds: 0 }
  }
}

/** Prints the result of each part and the failed tests, and sets the exit code. */
function printSummary(): void {
  const { vitest, playwright } = readResults()
  const tests = [...(vitest ?? []), ...(playwright ?? [])]
  const failedTests = tests.filter(({ status }) => status === 'failed')
  console.log(`\n── Summary ${'─'.repeat(89)}`)
  for (const { name, passed, seconds } of parts) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
  }
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

type Part = Awaited<ReturnType<typeof runPart>>

/**
 * Runs a command line of package.json, and prints its output under a heading.
 * @param isAlone whether no other part runs at the same time: the output is then printed as it comes, else at the end
 */
async function runPart(name: string, command: string, isAlone: boolean) {
  const heading = `\n── ${name} ${'─'.repeat(Math.max(4, 96 - name.length))}`
  if (isAlone) console.log(heading)
  const start = performance.now()
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
  const path = [resolve('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  const output = isAlone ? 'inherit' : 'pipe'
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: path, ...plain },
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => printed.push(String(text)))
  await once(child, 'close')
  const part = { name, passed: child.exitCode === 0, seconds: (performance.now() - start) / 1000 }
  if (!isAlone) console.log([heading, '\n', ...printed].join('').trimEnd())
  console.log(`${part.passed ? 'passed' : 'FAILED'} in ${part.seconds.toFixed(1)} s`)
  return part
}
