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
const kinds = { together: 'product', each: 'oneFlushEach' } as const
const disks = ['flush of 2 ms more', 'as it is'] as const
const crowds = [100, 1]

type Kind = keyof typeof kinds

const subjects = disks.flatMap((disk) => crowds.map((connections) => ({ disk, connections })))
type Subject = (typeof subjects)[number]
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
  const targets = { 'flush of 2 ms more': await start({ LD_PRELOAD: library }), 'as it is': await start({}) }
  const measure = ({ disk, connections }: Subject, round: number) =>
    inTurn(['together', 'each'], round, (kind) =>
      load('create', targets[disk][kind], { connections, duration, settled }),
    )
  try {
    const series: Series<Subject, Figures>[] = []
    for (const subject of subjects) {
      const { disk, connections } = subject
      for (const target of Object.values(targets[disk])) await load('create', target, { connections, duration: warmUp })
      series.push(...(await inRounds([subject], rounds, measure, judge)))
    }
    keep('slow-disk', series)
    console.table(
      series.flatMap(({ subject, rounds: all }) =>
        (['together', 'each'] as const).map((kind) => ({
          'disk, connections': nameOf(subject),
          flushes: kind,
          'creates a second': Math.round(median(all.map((one) => one[kind].rate))),
          'p99 in ms': Math.round(median(all.map((one) => one[kind].p99))),
        })),
      ),
    )
    return series.flatMap(judge)
  } finally {
    for (const { server, folder } of Object.values(targets).flatMap((each) => Object.values(each))) {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** The median of the rounds counts: one that was disturbed decides nothing. */
function judge({ subject, rounds: all }: Series<Subject, Figures>): Verdict[] {
  const ratio = median(all.map(({ together, each }) => together.rate / each.rate))
  if (subject.connections === 1)
    return [atLeast(`creates from one connection alone, ${subject.disk}, beside one flush each`, ratio, 0.9)]
  if (subject.disk === 'as it is') return []
  const tail = median(all.map(({ together }) => together.p99))
  return [
    atLeast(`creates a second, ${nameOf(subject)}, beside one flush each`, ratio, 5),
    atMost('p99 of these creates, in ms', tail, 60),
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
  const begin = async (program: (typeof kinds)[keyof typeof kinds]) => {
    const folder = mkdtempSync(join(tmpdir(), 'trousseau-bench-'))
    for (const email of emails) await enterAccount({ DATA_DIR: folder }, email)
    const server = await startProcess(program, folder, settings)
    const [headers = {}, ...others] = await Promise.all(emails.map((email) => bearerAt(server.address, email)))
    return { folder, server, headers, others, ids: [] }
  }
  return { together: await begin(kinds.together), each: await begin(kinds.each) }
}
