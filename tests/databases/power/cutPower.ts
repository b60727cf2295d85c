import { Database } from '#server/store/database/sqliteDriver.ts'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBackup } from '#server/backup/backupFormat.ts'
import { restoreBackup } from '#server/backup/restoreBackup.ts'
import { openServer } from '#server/openServer.ts'
import { readSettings } from '#server/settings.ts'
import { databaseFile } from '#server/store/database/sqliteDatabase.ts'
import { createRandom } from '../../random.ts'
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
  const spans = spansOf(run)
  const cuts = Array.from({ length: images }, (_, image) => {
    // Every other one is of the server; what comes after it is much shorter.
    const { from, to } = spans[image % 2 === 0 ? 0 : Math.floor(random() * spans.length)] ?? { from: 0, to: 1 }
    return Math.floor(random.between(from, to))
  })
  cuts.sort((one, other) => one - other)
  const disk = new Disk()
  const faults: string[] = []
  let applied = 0
  for (const [image, cut] of cuts.entries()) {
    while (applied <= cut) disk.apply(run.operations[applied++] as RecordedRun['operations'][number])
    const folder = mkdtempSync(join(tmpdir(), 'trousseau-image-'))
    disk.write(folder, random)
    const found = await judge(folder, run, run.operations[cut]?.time ?? 0).catch((error: unknown) => [
      `no start: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
    ])
    faults.push(...found.map((fault) => `image ${image}, cut after operation ${cut}: ${fault}`))
    rmSync(folder, { recursive: true, force: true })
  }
  return faults
}

/** From which operation to which what can be cut goes on. */
function spansOf({ operations, done }: RecordedRun): { from: number; to: number }[] {
  const at = (time: number) => operations.filter((operation) => operation.time < time).length
  const { server = Infinity, backup = server, restore = backup, older = restore, migration = older } = done
  // Making a database older is no part of the program. Its clock counts whole milliseconds, so it may end a little later.
  const times = [
    [0, server],
    [server, backup],
    [backup, restore],
    [older + 2, migration],
  ]
  return times.map(([from = 0, to = 0]) => ({ from: at(from), to: at(to) })).filter(({ from, to }) => to > from)
}

/** @param time of the cut, in milliseconds since 1970 */
async function judge(folder: string, run: RecordedRun, time: number): Promise<string[]> {
  // Clocks of two processes: an answer within the last two milliseconds may have come later.
  const isDone = (at = Infinity) => at + 2 < time
  const { done } = run
  const [backup, restored] = [join(folder, 'backup'), join(folder, 'restored')]
  if (isDone(done.backup)) await checkBackup(backup)
  if (isDone(done.restore)) return judgeData(restored, run, isDone, { isRestored: true })
  // Rows come last and all at once: where there are any, all must be there.
  if (isDone(done.backup)) {
    return (await accountsIn(restored)) === 0 ? [] : judgeData(restored, run, isDone, { isRestored: true })
  }
  const faults = await judgeData(join(folder, 'data'), run, isDone)
  // It is a backup as soon as its last file is there.
  if (!existsSync(join(backup, 'backup.json'))) return faults
  await restoreBackup(readSettings({ DATA_DIR: restored }), backup)
  return [...faults, ...(await judgeData(restored, run, isDone, { isRestored: true }))]
}

/** @param isRestored then no mail and no link came along */
async function judgeData(
  dataDir: string,
  { slots, signUps, origin }: RecordedRun,
  isDone: (at: number) => boolean,
  { isRestored = false } = {},
): Promise<string[]> {
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const { app } = await openServer(settings, { print: () => undefined })
  await app.close()
  const place = { dataDir, databaseUrl: undefined }
  const until = slots.map((slot) => ({
    ...slot,
    writes: slot.writes.map(({ answered, ...write }) => ({
      ...write,
      ...(answered !== undefined && isDone(origin + answered) && { answered }),
    })),
  }))
  const emails = async (statement: string) =>
    new Set(((await runSql(place, statement)) as { email: string }[]).map(({ email }) => email))
  const kept = await emails('select email from sign_ups union select email from accounts')
  const due = await emails('select recipient as email from outbox')
  const mailed = mailsIn(join(dataDir, 'outbox'))
  const acknowledged = signUps.filter(({ answered }) => isDone(answered)).map(({ email }) => email)
  return [
    ...quickCheck(join(dataDir, databaseFile)),
    ...findFaults(until, await readStored(place)),
    ...acknowledged.filter((email) => !kept.has(email)).map((email) => `${email} signed up and is lost`),
    ...acknowledged
      .filter((email) => !isRestored && !mailed.includes(email) && !due.has(email))
      .map((email) => `the mail to ${email} is lost`),
  ]
}

/** How many accounts a data folder holds whose making may have been cut. */
async function accountsIn(dataDir: string): Promise<number> {
  if (!existsSync(join(dataDir, databaseFile))) return 0
  const place = { dataDir, databaseUrl: undefined }
  const tables = await runSql(place, "select 1 from sqlite_master where name = 'accounts'")
  return tables.length === 0 ? 0 : (await runSql(place, 'select 1 from accounts')).length
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
