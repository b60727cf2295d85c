import { spawnSync } from 'node:child_process'
import { atMost, type BenchPart } from './Bench.ts'

/** A part that runs tests for longer than every day allows; they print the numbers that play a failure again. */
const longer =
  (name: string, tests: string, settings: Record<string, string>): BenchPart =>
  ({ keep }) => {
    const given = { ...settings, ...process.env }
    const { status } = spawnSync('npx', ['vitest', 'run', tests], { stdio: 'inherit', env: given })
    const chosen = Object.keys(settings).map((setting) => `${setting}=${given[setting]}`)
    const verdicts = [atMost(`failures of ${tests}, ${chosen.join(' ')}`, status === 0 ? 0 : 1, 0)]
    keep(name, { verdicts })
    return Promise.resolve(verdicts)
  }

/** Whether a server that is killed again and again keeps every acknowledged write whole, on both databases. */
export const benchCrashes = longer('crashes', 'tests/databases/crash/kill.test.ts', { CRASH_RUNS: '200' })

/** Whether what a disk may hold after a cut of power has all that was acknowledged, at a thousand moments of a run. */
export const benchPower = longer('power', 'tests/databases/power', { POWER_IMAGES: '1000', POWER_WRITES: '400' })

/** Whether people, processes and a bad network bring the server to lose, double or show anything, in a million operations. */
export const benchSimulation = longer('simulation', 'tests/databases/simulation', { OPERATIONS: '1000000' })

/** Whether three people who change one record with lists of every sort lose nothing, twenty times as often as every day. */
export const benchEditors = longer('editors', 'tests/editors', { EDITOR_RUNS: '1500' })

/** Whether lint refuses what does not run, in twenty times as many hostile definitions; and variants beside another judge. */
export const benchDefinitions = longer('definitions', 'tests/contract/hostileDefinitions.test.ts', { HOSTILE: '400' })
export const benchVariants = longer('variants', 'tests/contract/variants.test.ts', { VARIANTS: '400' })

/** Whether compiled expressions give what the library gives, on so many records each. */
const expressionTests = 'src/compiler/expressions/compileExpression.test.ts'
export const benchExpressions = longer('expressions', expressionTests, { RECORDS: '10000' })

/** Whether each old call that changed definitions refuse, and each stored record, is named, over ten thousand changes. */
export const benchChanges = longer('changes', 'tests/contract/changes', { CHANGES: '10000' })

/** Whether every call of the contract is answered as the contract says, over twenty thousand odd calls. */
export const benchFire = longer('fire', 'tests/api/fire/fire.test.ts', { SHOTS: '20000' })

/** Whether each field of product and made trade is renamed without a mistake wherever the index of references names it. */
export const benchUses = longer('uses', 'tests/trade/uses.test.ts', { FIELDS: '300' })
