import { execFile } from 'node:child_process'

/** The output of `npm audit --json`: weaknesses by package, or the reason for no answer. */
interface Report {
  vulnerabilities?: Record<string, { name: string; severity: string; isDirect: boolean; range: string }>
  error?: { code?: string; summary?: string }
  message?: string
}

/** Severities for which nothing may be shipped. */
const grave = ['high', 'critical']

/**
 * Asks the registry which of the packages in `package-lock.json` have known weaknesses.
 * @param folder where the lock file lies
 * @param registry another registry than the one that npm is set to
 * @returns a text for people, and whether nothing grave was found; true too where the registry gives no answer
 */
export async function auditPackages(
  folder = process.cwd(),
  registry?: string,
): Promise<{ report: string; isSafe: boolean }> {
  const options = ['--package-lock-only', '--json', ...(registry === undefined ? [] : [`--registry=${registry}`])]
  const report = readReport(await printed('npm', ['audit', ...options], folder))
  if (!report?.vulnerabilities) {
    const why = report?.error?.summary || report?.message || report?.error?.code || 'it does not know advisories'
    return { report: `The registry gives no answer (${why}): the packages are unchecked.`, isSafe: true }
  }
  const found = Object.values(report.vulnerabilities)
  const lines = found.map(({ name, range, severity }) => `${severity.padEnd(8)}  ${name} ${range}`)
  const gravest = found.filter(({ severity }) => grave.includes(severity))
  const summary = `${found.length} packages with known weaknesses, ${gravest.length} of them high or critical.`
  return { report: [...lines, summary].join('\n'), isSafe: gravest.length === 0 }
}

/** Returns the output of a command for any exit code: npm exits with 1 if it finds something. */
const printed = (command: string, options: string[], cwd: string) =>
  new Promise<string>((resolve) => {
    execFile(command, options, { cwd, maxBuffer: 2 ** 26, timeout: 60_000 }, (_, output) => resolve(output))
  })

/** Parses the output of npm; undefined if it is no JSON. */
function readReport(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report
  } catch {
    return undefined
  }
}
