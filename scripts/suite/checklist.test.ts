import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { provenItems, readChecklist } from './checklist.ts'
import { fromPlaywright, fromVitest } from './results.ts'

const known = readChecklist(readFileSync('docs/checklist.md', 'utf8'))
const all = [...known.values()].flat()

describe('the checklist', () => {
  it('holds as many items as its own table says', () => {
    const table = new Map(
      [...readFileSync('docs/checklist.md', 'utf8').matchAll(/^\| ([A-Z0-9]+) \| (\d+) \|$/gm)].map(
        ([, area, count]) => [area, Number(count)],
      ),
    )
    for (const [area, ids] of known) expect([area, ids.length]).toEqual([area, table.get(area)])
    expect(all).toHaveLength(521)
  })
})

describe('titles of tests', () => {
  it.each<[string, string[]]>([
    ['REAL-27 changing the type clears the components', ['REAL-27']],
    ['fields > FMT-03..05 phones', ['FMT-03', 'FMT-04', 'FMT-05']],
    ['AUTH-02, AUTH-03 and I18N-01', ['AUTH-02', 'AUTH-03', 'I18N-01']],
    ['REAL-12, 14, 20..22 in one go', ['REAL-12', 'REAL-14', 'REAL-20', 'REAL-21', 'REAL-22']],
    ['REAL-27/28', ['REAL-27', 'REAL-28']],
    ['TEN-149 is the last of three digits', ['TEN-149']],
    ['REAL-99 does not exist', []],
    ['SHELL-01, 3 people', ['SHELL-01']],
    ['no item here', []],
  ])('%s', (title, items) => expect(new Set(provenItems([title], all))).toEqual(new Set(items)))
})

describe('reports', () => {
  it('takes passed and failed tests from Vitest, and a file that could not run as failed', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'passed',
          assertionResults: [
            { fullName: 'a REAL-01', status: 'passed' },
            { fullName: 'b', status: 'pending' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      ],
    }
    expect(fromVitest(report as never)).toEqual([
      { title: 'a REAL-01', status: 'passed' },
      { title: 'b', status: 'skipped' },
      { title: 'b.test.ts', status: 'failed' },
    ])
  })

  it('takes nested suites from Playwright, and a flaky test as no proof', () => {
    const specs = (status: 'expected' | 'flaky') => [{ title: `is ${status}`, tests: [{ status }] }]
    const suites = [
      { title: 'a.spec.ts', specs: specs('expected'), suites: [{ title: 'REAL-27', specs: specs('flaky') }] },
    ]
    expect(fromPlaywright({ suites } as never)).toEqual([
      { title: 'a.spec.ts is expected', status: 'passed' },
      { title: 'a.spec.ts REAL-27 is flaky', status: 'flaky' },
    ])
  })
})
