import { createHash, randomUUID } from 'node:crypto'
import type { Json } from '#engine/record/path.ts'
import type { Catalogue, RecordDefinition } from '../catalogue.ts'
import { refusals, Unavailable } from '../errors.ts'
import { countWrite } from '../request/attempts.ts'
import type { Answer, Call, ReceivedFile } from '../request/Call.ts'
import type { Services } from '../services.ts'
import type { Repositories } from '../store/openStore.ts'
import type { FileRow, RecordRow } from '../store/database/tables.ts'
import { refusalOfTaken } from '../uniqueValues.ts'
import { ownerOf, recordOf } from './recordCall.ts'

/** A file of the request that is on the disk for good; its row follows in the transaction. */
type NewFile = ReceivedFile & Pick<FileRow, 'id'>

/** The context of a save, in its transaction. */
export interface Saving {
  owner: string
  definition: RecordDefinition
  catalogue: Catalogue
  json: Json
  newFiles: NewFile[]
  tables: Repositories
  /** ISO. */
  now: string
}

/**
 * Saves a record and its files, all or nothing, and at most once for an idempotency key. First the files are placed,
 * then one transaction writes all rows and the answer, then files that are no longer referred to are deleted. A crash
 * in between leaves at most files without a row, which the next start sweeps.
 */
export async function saveOnce(
  call: Call,
  services: Services,
  save: (saving: Saving) => Promise<{ saved: Pick<RecordRow, 'id' | 'version'>; droppedFiles?: string[] }>,
): Promise<Answer> {
  const { store, files, catalogue, settings, clock } = services
  const owner = ownerOf(call)
  const definition = recordOf(call, catalogue)
  const newFiles = call.files.map((file): NewFile => ({ ...file, id: randomUUID() }))
  const newIds = newFiles.map(({ id }) => id)
  const now = clock().toISOString()
  const outcome = await commitWithFiles().catch(async (error: unknown) => {
    // Rows that speak of bytes must not lose them.
    const mayBeDone = error instanceof Unavailable && error.mayBeDone
    if (!mayBeDone) await files.remove(newIds)
    throw error
  })
  await files.remove(outcome.droppedFiles)
  return outcome.answer

  /**
   * Places the files, then writes everything in one transaction. Returns the answer, and the files to delete after the
   * commit.
   */
  async function commitWithFiles() {
    for (const { temporary, id } of newFiles) await files.place(temporary, id)
    return store.transaction(async (tables) => {
      // The account may have gone while the files came in.
      if (!(await tables.accounts.stays(owner))) throw refusals.tokenWorthless()
      const replay = await claimIdempotencyKey(call, tables, now)
      if (replay) return { answer: replay, droppedFiles: newIds }
      await countWrite(owner, tables.attempts, clock(), settings.maxWrites)
      const saving = { owner, definition, catalogue, json: call.json, newFiles, tables, now }
      const { saved, droppedFiles = [] } = await save(saving).catch((error: unknown) => {
        throw refusalOfTaken(definition, error)
      })
      await tables.files.remove(owner, droppedFiles)
      const ofRecord = { owner, record_id: saved.id, created_at: now }
      await tables.files.add(newFiles.map(({ part: _, temporary: __, ...row }) => ({ ...row, ...ofRecord })))
      // With those that have just been entered.
      if (newFiles.length > 0 && (await tables.files.bytesOf(owner)) > settings.maxFileBytes) {
        throw refusals.tooManyFiles()
      }
      const answer: Answer = { body: { resourceUuid: saved.id }, version: saved.version }
      if (call.idempotencyKey !== undefined) {
        await tables.idempotency.storeAnswer(owner, call.idempotencyKey, JSON.stringify(answer))
      }
      return { answer, droppedFiles }
    })
  }
}

/** The answer of the first call with this key; undefined if this is the first one. */
async function claimIdempotencyKey(call: Call, tables: Repositories, now: string): Promise<Answer | undefined> {
  if (call.idempotencyKey === undefined) return undefined
  const hash = requestHash(call)
  const earlier = await tables.idempotency.claim(ownerOf(call), call.idempotencyKey, hash, now)
  if (!earlier) return undefined
  if (earlier.request_hash !== hash) throw refusals.keyReused()
  return JSON.parse(earlier.answer) as Answer
}

function requestHash({ operation, parameters, json, files }: Call): string {
  const request = [operation.id, parameters, json, files.map(({ part, label, sha256 }) => [part, label, sha256])]
  return createHash('sha256').update(JSON.stringify(request)).digest('hex')
}
