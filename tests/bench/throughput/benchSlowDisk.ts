import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bearerAt, enterAccount } from '../../databases/postgres/client.ts'
import { atLeast, atMost, inRounds, inTurn, type BenchPart, median, type Series, type Verdict } from '../Bench.ts'
import { type Load, load, type Target } from './load.ts'
import { startProcess } from './startProcess.ts'

/** A hundred connections are not of one person, who would soon have more records than an account may hold. */
const emails = Array.from({ length: 10 }, (_, index) => `bench-${index}@example.org`)
const rounds = 3
/**
 * Seconds. A process that has just begun takes twice as long for a call, and a server in service has long been warm, with
 * connections that have been open for a while; of calls that are answered a hundred at a time, the slowest hundredth is one
 * group, unless there are many.
 */
const [warmUp, duration, settled] = [15, 7, 1]
const programs = { together: 'product', each: 'oneFlushEach' } as const
type Kind = keyof typeof programs
const kinds = ['together', 'each'] as const
const disks = ['flush of 2 ms more', 'as it is'] as const
const crowds = [100, 1]

interface Subject {
  disk: (typeof disks)[number]
  connections: number
}
type Figures = Record<Kind, Load>

const nameOf = ({ disk, connections }: Subject) => `${disk}, ${connections}`

/**
 * Creates a second where saves share a flush, beside one flush each: on a disk whose flush takes two milliseconds more, as
 * those of rented machines do, and on the disk as it is; from many connections, and from one alone.
 */
export const benchSlowDisk: BenchPart = async ({ keep }) => {
  const library = buildLibrary()
  if (library === undefined) {
    console.log('There is no C compiler (cc): the slow disk cannot be made, and nothing is measured.')
    return []
  }
  const series: Series<Subject, Figures>[] = []
  for (const disk of disks) {
    const targets = await start(disk === 'as it is' ? {} : { LD_PRELOAD: library })
    const measure = ({ connections }: Subject, round: number) =>
      inTurn(kinds, round, (kind) => load('create', targets[kind], { connections, duration, settled }))
    try {
      for (const connections of crowds) {
        for (const kind of kinds) await load('create', targets[kind], { connections, duration: warmUp })
        series.push(...(await inRounds([{ disk, connections }], rounds, measure, judge)))
      }
    } finally {
      for (const { server, folder } of Object.values(targets)) {
        await server.stop()
        rmSync(folder, { recursive: true, force: true })
      }
    }
  }
  keep('slow-disk', series)
  console.table(
    series.flatMap(({ subject, rounds: all }) =>
      kinds.map((kind) => ({
        'disk, connections': nameOf(subject),
        flushes: kind,
        'creates a second': Math.round(median(all.map((one) => one[kind].rate))),
        'p99 in ms': Math.round(median(all.map((one) => one[kind].p99))),
      })),
    ),
  )
  return series.flatMap(judge)
}

/** The median of the rounds counts: one that was disturbed decides nothing. */
function judge({ subject, rounds: all }: Series<Subject, Figures>): Verdict[] {
  const ratio = median(all.map(({ together, each }) => together.rate / each.rate))
  if (subject.connections === 1) {
    return [atLeast(`creates from one connection alone, ${subject.disk}, beside one flush each`, ratio, 0.9)]
  }
  if (subject.disk === 'as it is') return []
  const tail = median(all.map(({ together, each }) => together.p99 / each.p99))
  return [
    atLeast(`creates a second, ${nameOf(subject)}, beside one flush each`, ratio, 5),
    atMost('p99 of these creates, beside one flush each', tail, 0.5),
  ]
}

function buildLibrary(): string | undefined {
  const library = resolve('.cache/bench/slowDisk.so')
  mkdirSync('.cache/bench', { recursive: true })
  const source = join(import.meta.dirname, 'slowDisk.c')
  return spawnSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl']).status === 0 ? library : undefined
}

type Targets = Record<Kind, Target & { folder: string }>

async function start(settings: Record<string, string>): Promise<Targets> {
  const begin = async (program: (typeof programs)[Kind]) => {
    const folder = mkdtempSync(join(tmpdir(), 'trousseau-bench-'))
    for (const email of emails) await enterAccount({ DATA_DIR: folder }, email)
    const server = await startProcess(program, folder, settings)
    const [headers = {}, ...others] = await Promise.all(emails.map((email) => bearerAt(server.address, email)))
    return { folder, server, headers, others, ids: [] }
  }
  return { together: await begin(programs.together), each: await begin(programs.each) }
}
