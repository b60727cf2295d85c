import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { filesBelow } from '../../filesBelow.ts'
import { createRandom } from '../../random.ts'
import { createCaller } from '../load/createCaller.ts'
import { createLoad } from '../load/createLoad.ts'
import { findFaults } from '../load/findFaults.ts'
import { readStored } from '../load/readStored.ts'
import { runPacked, type Environment, type ServerProcess } from '../../api/serverProcess.ts'
import { bearerAt, enterAccount } from '../postgres/client.ts'
import { makeOlder } from './makeOlder.ts'

/** Writes of one run, of which the kill lets some through. */
const writesPerRun = 500
const email = 'marie@example.org'

/** What was found over all runs. */
interface KillReport {
  /** Acknowledged writes. */
  acknowledged: number
  /** Kills under load, while the server started, and while it carried an older database over. */
  kills: { load: number; start: number; migration: number }
  /** What was lost, half, doubled or left over, with the run; none if all is well. */
  faults: string[]
}

/**
 * Kills a server again and again in the middle of its writes, every third time while it starts again too, and every third
 * time while it brings an older database further, always over the same data; looks at all that is stored after each
 * start. Which writes and kills there are follows from the seed.
 * @param file a packed server
 * @param database where it is, if not in the data folder
 */
export async function killAgain(
  file: string,
  database: Environment,
  { runs, seed }: { runs: number; seed: number },
): Promise<KillReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trousseau-kill-'))
  const environment = { ...database, DATA_DIR: dataDir }
  const place = { dataDir, databaseUrl: database['DATABASE_URL'] }
  const random = createRandom(seed)
  const report: KillReport = { acknowledged: 0, kills: { load: 0, start: 0, migration: 0 }, faults: [] }
  let server: ServerProcess | undefined
  let startTime = 1000

  async function start(): Promise<string> {
    const begin = performance.now()
    server = runPacked(file, environment)
    const address = await server.ready()
    startTime = performance.now() - begin
    return address
  }
  /** A start that is cut: mostly near its end, where it touches the data. */
  async function cutStart(): Promise<void> {
    const child = runPacked(file, environment)
    await pause(startTime * random.between(random() < 0.3 ? 0 : 0.7, 1.05))
    await child.end('SIGKILL')
  }

  try {
    await enterAccount(environment, email)
    let address = await start()
    const load = createLoad(await bearerAt(address, email), { seed })
    for (let run = 0; run < runs; run += 1) {
      const killAt = load.acknowledged() + Math.floor(random() * writesPerRun)
      const delay = random() * 5
      const running = server
      const kill = () => void setTimeout(() => running?.process.kill('SIGKILL'), delay)
      const caller = createCaller(address)
      if (killAt === load.acknowledged()) kill()
      const before = load.begun()
      await load.write(caller, before + writesPerRun, (acknowledged) => {
        if (acknowledged === killAt) kill()
      })
      caller.close()
      await running?.end('SIGKILL')
      report.kills.load += 1

      if (run % 3 === 2) await makeOlder(place)
      if (run % 3 > 0) {
        await cutStart()
        report.kills[run % 3 === 2 ? 'migration' : 'start'] += 1
      }
      // Where others could be writing too, only what is old is swept.
      if (place.databaseUrl !== undefined) age(dataDir)
      address = await start()
      const faults = findFaults(load.slots, await readStored(place))
      report.faults.push(...faults.map((fault) => `run ${run}: ${fault}`))
      const again = createCaller(address)
      await load.repeat(again)
      again.close()
    }
    report.acknowledged = load.acknowledged()
    const last = findFaults(load.slots, await readStored(place))
    report.faults.push(...last.map((fault) => `at the end: ${fault}`))
    return report
  } finally {
    await server?.end('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Makes all uploads look two hours old. */
function age(dataDir: string): void {
  const then = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const folder of ['files', 'incoming']) {
    for (const path of filesBelow(join(dataDir, folder))) utimesSync(path, then, then)
  }
}
