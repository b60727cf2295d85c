import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from './judge.ts'

export interface Bench {
  /** Folder of the pages that are measured. */
  root: string
  /** Where they are built. */
  page: string
  /** How often everything is measured. */
  rounds: number
  /** Whether something of this name is measured. */
  wants: (name: string) => boolean
  /** Keeps the figures as JSON. */
  keep: (name: string, figures: object) => void
}

/** Measures something, prints it, and says which bounds hold. */
export type BenchPart = (bench: Bench) => Promise<Verdict[]>

/** @param directory where the figures go */
export function openBenchAt(directory: string, rounds: number, wants: Bench['wants']): Bench {
  return {
    root: join(process.cwd(), 'tests', 'bench'),
    page: join(directory, 'page'),
    rounds,
    wants,
    keep: (name, figures) => writeFileSync(join(directory, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`),
  }
}
