import { refusals } from '../errors.ts'
import { writesOf } from '../identity/limits.ts'
import type { Settings } from '../settings.ts'
import type { Repositories } from '../store/createStore.ts'

const minute = 60_000

/** Counts a write in its own transaction, so that what is refused does not count. Throws 429 if there were too many. */
export async function countWrite(
  owner: string,
  { attempts }: Pick<Repositories, 'attempts'>,
  { maxWrites }: Pick<Settings, 'maxWrites'>,
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + minute).toISOString()
  const { count, endsAt: end } = await attempts.count(writesOf(owner), now.toISOString(), endsAt)
  if (count > maxWrites) throw refusals.tooMany(Math.max(1, Math.ceil((Date.parse(end) - now.getTime()) / 1000)))
}

/** Throws 413 if an account holds as many records of a kind as it may. */
export async function requireRoom(
  owner: string,
  name: string,
  { records }: Pick<Repositories, 'records'>,
  { maxRecords }: Pick<Settings, 'maxRecords'>,
): Promise<void> {
  if (!(await records.hasRoom(owner, name, maxRecords))) throw refusals.tooManyRecords()
}

/** Throws 413 if the files of an account, with those that have just been entered, take more room than they may. */
export async function requireFilesFit(
  owner: string,
  { files }: Pick<Repositories, 'files'>,
  { maxFileBytes }: Pick<Settings, 'maxFileBytes'>,
): Promise<void> {
  if ((await files.bytesOf(owner)) > maxFileBytes) throw refusals.tooManyFiles()
}
