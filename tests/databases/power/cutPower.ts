import Database from 'better-sqlite3'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom } from '../../../scripts/random.ts'
import { testServer } from '../../api/server.ts'
import { runSql } from '../database.ts'
import { findFaults } from '../load/findFaults.ts'
import { readStored } from '../load/readStored.ts'
import { Disk } from './Disk.ts'
import type { RecordedRun } from './recordRun.ts'

/**
 * Cuts the power of a recorded run at moments of its life, starts a server on what the disk may then hold, and looks for
 * what was acknowledged and is not there, or is there by half.
 * @returns what was found, with the number of the image; none if all is well
 */
export async function cutPower(
  run: RecordedRun,
  { images, seed }: { images: number; seed: number },
): Promise<string[]> {
  const random = createRandom(seed)
  const cuts = Array.from({ length: images }, () => Math.floor(random() * run.operations.length)).sort((a, b) => a - b)
  const disk = new Disk()
  const faults: string[] = []
  let applied = 0
  for (const [image, cut] of cuts.entries()) {
    while (applied <= cut) disk.apply(run.operations[applied++] as RecordedRun['operations'][number])
    const folder = mkdtempSync(join(tmpdir(), 'trousseau-image-'))
    disk.write(folder, random)
    const found = await judge(folder, run, run.operations[cut]?.time ?? 0).catch((error: unknown) => [
      `no start: ${String(error)}`,
    ])
    faults.push(...found.map((fault) => `image ${image}, cut after operation ${cut}: ${fault}`))
    rmSync(folder, { recursive: true, force: true })
  }
  return faults
}

/** @param time of the cut, in milliseconds since 1970 */
async function judge(dataDir: string, { slots, signUps, origin }: RecordedRun, time: number): Promise<string[]> {
  // Clocks of two processes: an answer within the last two milliseconds may have come later.
  const isAnswered = (answered: number) => answered + 2 < time
  const server = await testServer({}, { dataDir })
  await server.stop()
  const place = { dataDir, databaseUrl: undefined }
  const until = slots.map((slot) => ({
    ...slot,
    writes: slot.writes.map(({ answered, ...write }) => ({
      ...write,
      ...(answered !== undefined && isAnswered(origin + answered) && { answered }),
    })),
  }))
  const rows = (await runSql(place, 'select email from sign_ups union select email from accounts')) as {
    email: string
  }[]
  const kept = new Set(rows.map(({ email }) => email))
  const mailed = mailsIn(join(dataDir, 'outbox'))
  const due = new Set(
    ((await runSql(place, 'select recipient from outbox')) as { recipient: string }[]).map(
      ({ recipient }) => recipient,
    ),
  )
  const acknowledged = signUps.filter(({ answered }) => isAnswered(answered)).map(({ email }) => email)
  return [
    ...quickCheck(join(dataDir, 'trousseau.db')),
    ...findFaults(until, await readStored(place)),
    ...acknowledged.filter((email) => !kept.has(email)).map((email) => `${email} signed up and is lost`),
    ...acknowledged
      .filter((email) => !mailed.includes(email) && !due.has(email))
      .map((email) => `the mail to ${email} is lost`),
  ]
}

function quickCheck(file: string): string[] {
  const database = new Database(file)
  try {
    const result = String(database.pragma('quick_check', { simple: true }))
    return result === 'ok' ? [] : [result]
  } finally {
    database.close()
  }
}

/** All mails in the outbox folder, in one text. */
function mailsIn(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  return files.map((file) => readFileSync(join(folder, file), 'latin1')).join()
}
