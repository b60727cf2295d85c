import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { existsSync, readFileSync } from 'node:fs'
import type { JsonTestResults } from 'vitest/node'

export interface TestResult {
  /** Titles of the blocks around it and its own. */
  title: string
  status: 'passed' | 'failed' | 'flaky' | 'skipped'
}

export const vitestResults = '.cache/vitest.json'
export const playwrightResults = '.cache/playwright.json'

/** Results in Vitest's JSON report. A file that could not be run at all counts as one failed test. */
export function fromVitest(report: Pick<JsonTestResults, 'testResults'>): TestResult[] {
  return report.testResults.flatMap(({ assertionResults, status, name }): TestResult[] => {
    if (assertionResults.length === 0) return status === 'failed' ? [{ title: name, status }] : []
    return assertionResults.map(({ fullName, status: outcome }) => ({
      title: fullName,
      status: outcome === 'passed' || outcome === 'failed' ? outcome : 'skipped',
    }))
  })
}

/** Results in Playwright's JSON report. A test that passed only when it was tried again proves nothing, and fails nothing. */
export function fromPlaywright({ suites }: Pick<JSONReport, 'suites'>): TestResult[] {
  /** The results of a suite and of the suites in it, with the titles of all above. */
  const visit = (suite: JSONReportSuite, above: string): TestResult[] => {
    const title = `${above} ${suite.title}`.trim()
    const ofSuite = suite.specs.flatMap((spec) =>
      spec.tests.map(({ status }): TestResult => ({ title: `${title} ${spec.title}`, status: statuses[status] })),
    )
    return [...ofSuite, ...(suite.suites ?? []).flatMap((inner) => visit(inner, title))]
  }
  return suites.flatMap((suite) => visit(suite, ''))
}

const statuses = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const

/** The results of the last run; undefined for a part without results. */
export function readResults(): { vitest: TestResult[] | undefined; playwright: TestResult[] | undefined } {
  const read = <Report>(file: string, results: (report: Report) => TestResult[]) =>
    existsSync(file) ? results(JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
  return { vitest: read(vitestResults, fromVitest), playwright: read(playwrightResults, fromPlaywright) }
}
