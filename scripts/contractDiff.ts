import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { compareContracts } from './contract/compareContracts.ts'
import { offeredValues } from './generate/offeredValues.ts'
import { clientCalls } from '#compiler/emit/contract/clientCalls.ts'

// Tells what of the contract breaks clients that were written for an earlier one: npm run contract:diff -- <git ref>
const [reference] = process.argv.slice(2)
if (reference === undefined) {
  console.error('Name the commit, branch or tag to compare with: npm run contract:diff -- v1.0')
  process.exit(2)
}

const git = (...command: string[]) =>
  execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const earlier = (path: string) => git('show', `${reference}:${path}`)

try {
  const files = git('ls-tree', '-r', '--name-only', reference, 'schemas').trim().split('\n')
  const before = clientCalls(earlier, files, offeredValues)
  const now = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).map(
    (file) => `schemas/${file.replaceAll('\\', '/')}`,
  )
  const breaks = compareContracts(
    before,
    clientCalls((path) => readFileSync(path, 'utf8'), now, offeredValues),
  )
  for (const { operation, place, what } of breaks) console.log(`${operation}: ${place} ${what}`)
  console.log(
    breaks.length === 0
      ? `Nothing of the ${before.length} operations at ${reference} is broken.`
      : `${breaks.length} changes break clients of ${reference}.`,
  )
  process.exitCode = breaks.length === 0 ? 0 : 1
} catch (cause) {
  console.error(`The contract at ${reference} cannot be read: ${(cause as Error).message.split('\n')[0] ?? ''}`)
  process.exitCode = 2
}
