import { findingLine } from '#compiler/text/Finding.ts'
import { lintDefinitions } from './check/lintDefinitions.ts'

const start = performance.now()
const findings = lintDefinitions(process.cwd())

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(findings, null, 2))
} else {
  for (const finding of findings) console.log(findingLine(finding))
  const time = `${Math.round(performance.now() - start)} ms`
  console.log(
    findings.length === 0
      ? `Definitions are in order (${time}).`
      : `${findings.length} mistake${findings.length === 1 ? '' : 's'} in the definitions (${time}).`,
  )
}
process.exitCode = findings.length === 0 ? 0 : 1
