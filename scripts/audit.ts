import { auditPackages } from './suite/auditPackages.ts'

// Whether weaknesses of the packages are known that `package-lock.json` names. Ends with 1 for one that is high or critical;
// a registry that does not answer is said, and is no failure.
const { report, isSafe } = await auditPackages()
console.log(report)
process.exitCode = isSafe ? 0 : 1
