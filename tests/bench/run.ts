import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchPart, Verdict } from './Bench.ts'
import { benchForms } from './benchForms.ts'
import { benchFirstPicture } from './firstPicture/benchFirstPicture.ts'
import { benchLists } from './benchLists.ts'
import { benchMemory } from './benchMemory.ts'
import { benchTyping } from './benchTyping.ts'
import {
  benchChanges,
  benchCrashes,
  benchDefinitions,
  benchEditors,
  benchExpressions,
  benchFire,
  benchUses,
  benchPower,
  benchSimulation,
  benchVariants,
} from './longerTests.ts'
import { benchShares } from './shares/benchShares.ts'
import { benchSlowDisk } from './throughput/benchSlowDisk.ts'
import { benchThroughput } from './throughput/benchThroughput.ts'

// Measures each part, prints its tables, writes .cache/bench/<part>.json, and fails when a bound is not kept. With names
// behind it only these parts are measured: `npm run bench -- lists throughput`. BENCH_ROUNDS says how often.
const parts: Record<string, BenchPart> = {
  'first-picture': benchFirstPicture,
  forms: benchForms,
  typing: benchTyping,
  lists: benchLists,
  throughput: benchThroughput,
  'slow-disk': benchSlowDisk,
  memory: benchMemory,
  shares: benchShares,
  crashes: benchCrashes,
  definitions: benchDefinitions,
  variants: benchVariants,
  expressions: benchExpressions,
  power: benchPower,
  simulation: benchSimulation,
  changes: benchChanges,
  editors: benchEditors,
  fire: benchFire,
  uses: benchUses,
}
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in parts))
if (unknown !== undefined) throw new Error(`There is no part ${unknown}: choose among ${Object.keys(parts).join(', ')}`)

const directory = join('.cache', 'bench')
mkdirSync(directory, { recursive: true })
const keep = (name: string, figures: object) =>
  writeFileSync(join(directory, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 4)

const verdicts: Verdict[] = []
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  const began = Date.now()
  verdicts.push(...((await parts[name]?.({ rounds, keep })) ?? []))
  console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s\n`)
}
console.table(verdicts.map(({ kept, ...verdict }) => ({ ...verdict, kept: kept ? 'yes' : 'NO' })))
if (verdicts.some(({ kept }) => !kept)) process.exitCode = 1
