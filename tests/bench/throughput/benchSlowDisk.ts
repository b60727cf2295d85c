import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bearerAt, enterAccount } from '../../databases/postgres/client.ts'
import { atLeast, atMost, inTurn, type BenchPart, median } from '../Bench.ts'
import { type Load, load, type Target } from './load.ts'
import { startProcess } from './startProcess.ts'

/** A hundred connections are not of one person, who would soon have more records than an account may hold. */
const emails = Array.from({ length: 10 }, (_, index) => `bench-${index}@example.org`)
const rounds = 3
/**
 * Seconds. A process that has just begun takes twice as long for a call, and a server in service has long been warm; of
 * calls that are answered a hundred at a time, the slowest hundredth is one group, unless there are many.
 */
const [warmUp, duration] = [4, 6]
const kinds = { together: 'product', each: 'oneFlushEach' } as const
const disks = ['flush of 2 ms more', 'as it is'] as const
const crowds = [100, 1]

type Figures = Record<keyof typeof kinds, Load>

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
  const measured = new Map<string, Figures[]>()
  const of = (disk: (typeof disks)[number], connections: number) => measured.get(`${disk}, ${connections}`) ?? []
  for (const disk of disks) {
    const targets = await start(disk === 'as it is' ? {} : { LD_PRELOAD: library })
    try {
      for (const connections of crowds) measured.set(`${disk}, ${connections}`, await measure(targets, connections))
    } finally {
      for (const { server, folder } of Object.values(targets)) {
        await server.stop()
        rmSync(folder, { recursive: true, force: true })
      }
    }
  }
  keep('slow-disk', Object.fromEntries(measured))
  console.table(
    [...measured].flatMap(([where, all]) =>
      (['together', 'each'] as const).map((kind) => ({
        'disk, connections': where,
        flushes: kind,
        'creates a second': Math.round(median(all.map((one) => one[kind].rate))),
        'p99 in ms': Math.round(median(all.map((one) => one[kind].p99))),
      })),
    ),
  )
  const slow = of('flush of 2 ms more', 100)
  const ratio = (all: Figures[]) => median(all.map(({ together, each }) => together.rate / each.rate))
  return [
    atLeast('creates a second with a flush of 2 ms, beside one flush each', ratio(slow), 5),
    atMost('p99 of these creates, in ms', median(slow.map(({ together }) => together.p99)), 60),
    ...disks.map((disk) =>
      atLeast(`creates from one connection alone, ${disk}, beside one flush each`, ratio(of(disk, 1)), 0.9),
    ),
  ]
}

function buildLibrary(): string | undefined {
  const library = resolve('.cache/bench/slowDisk.so')
  mkdirSync('.cache/bench', { recursive: true })
  const source = join(import.meta.dirname, 'slowDisk.c')
  return spawnSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl']).status === 0 ? library : undefined
}

type Targets = Record<keyof typeof kinds, Target & { folder: string }>

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

async function measure(targets: Targets, connections: number): Promise<Figures[]> {
  const create = (kind: keyof typeof kinds, seconds: number) =>
    load('create', targets[kind], { connections, duration: seconds })
  const all: Figures[] = []
  for (const kind of ['together', 'each'] as const) await create(kind, warmUp)
  for (let round = 0; round < rounds; round += 1)
    all.push(await inTurn(['together', 'each'], round, (kind) => create(kind, duration)))
  return all
}
