import { readFileSync } from 'node:fs'
import { provenItems, readChecklist } from './suite/checklist.ts'
import { readResults } from './suite/results.ts'

const areas = readChecklist(readFileSync('docs/checklist.md', 'utf8'))
const { vitest, playwright } = readResults()

if (!vitest && !playwright) {
  console.log('There are no results yet. Run `npm test` first: an item counts as proven only by a test that passed.')
  process.exitCode = 1
} else {
  if (!vitest || !playwright) {
    console.log(`The last run left no results of ${vitest ? 'the browser tests' : 'Vitest'}; run \`npm test\`.\n`)
  }
  printCoverage([...(vitest ?? []), ...(playwright ?? [])])
}

/**
 * Prints, for each area of the checklist, how many items a passed test names in its title, and the items that are
 * missing.
 */
function printCoverage(tests: { title: string; status: string }[]): void {
  const titles = (status: string) => tests.filter((test) => test.status === status).map(({ title }) => title)
  const all = [...areas.values()].flat()
  const failed = provenItems(titles('failed'), all)
  // An item that one test proves and another refutes is not proven.
  const proven = new Set([...provenItems(titles('passed'), all)].filter((id) => !failed.has(id)))
  const rest: string[] = []
  for (const [area, ids] of areas) {
    const left = ids.filter((id) => !proven.has(id))
    console.log(
      `${area.padEnd(8)}${`${ids.length - left.length}/${ids.length}`.padStart(8)}${left.length === 0 ? '  complete' : ''}`,
    )
    if (left.length > 0) rest.push(`${area}: ${left.join(' ')}`)
  }
  console.log(`${'All'.padEnd(8)}${`${proven.size}/${all.length}`.padStart(8)}`)
  if (rest.length > 0) console.log(`\nNot proven yet\n${rest.join('\n')}`)
  if (failed.size > 0) console.log(`\nNamed by a test that failed\n${[...failed].join(' ')}`)
}
