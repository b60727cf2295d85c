import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openBenchAt, type BenchPart } from './bench/Bench.ts'
import { benchForms } from './bench/benchForms.ts'
import { benchLists } from './bench/benchLists.ts'
import {
  benchAnswers,
  benchCrashes,
  benchEdits,
  benchMemory,
  benchScreens,
  benchThroughput,
} from './bench/benchServer.ts'
import { benchTyping } from './bench/benchTyping.ts'
import { buildPage } from './bench/buildPage.ts'
import type { Verdict } from './bench/judge.ts'

// Measures each part, prints its tables, writes .cache/bench/<part>.json, and fails when a bound is not kept.
// With words behind it only these parts are measured: `npm run bench -- lists throughput`. A word that is no part is looked
// for in the names of forms and lists: `npm run bench -- tenant`. BENCH_ROUNDS says how often forms and lists are measured.
const pages: Record<string, BenchPart> = { forms: benchForms, typing: benchTyping, lists: benchLists }
const others: Record<string, BenchPart> = {
  screens: benchScreens,
  throughput: benchThroughput,
  edits: benchEdits,
  answers: benchAnswers,
  memory: benchMemory,
  crashes: benchCrashes,
}
const words = process.argv.slice(2)
const parts = { ...pages, ...others }
const names = words.filter((word) => !(word in parts))
const asked = words.filter((word) => word in parts)
const chosen = asked.length > 0 ? asked : Object.keys(names.length > 0 ? pages : parts)

const directory = join(process.cwd(), '.cache', 'bench')
mkdirSync(directory, { recursive: true })
const wants = (name: string) => names.length === 0 || names.some((word) => name.includes(word))
const bench = openBenchAt(directory, Number(process.env['BENCH_ROUNDS'] ?? 4), wants)

if (chosen.some((name) => name in pages)) await buildPage(bench.root, bench.page)
const verdicts: Verdict[] = []
for (const name of chosen) {
  const began = Date.now()
  verdicts.push(...((await parts[name]?.(bench)) ?? []))
  console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s\n`)
}
console.table(verdicts.map(({ bound, value, limit, kept }) => ({ bound, value, limit, kept: kept ? 'yes' : 'NO' })))
if (verdicts.some(({ kept }) => !kept)) process.exitCode = 1
