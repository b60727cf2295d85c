import { createFormats } from '#engine/formats/createFormats.ts'
import { createPresenter } from '#engine/wire/answer.ts'
import type { Json } from '#engine/record/path.ts'
import { writeRecord } from '#engine/wire/writeRecord.ts'
import { createConditionTest, type RecordValidation } from '#engine/validation/createValidation.ts'
import type { FormatsDefinition } from '#generated/definitions.gen.ts'
import { settleRecord } from '#server/records/settleRecord.ts'
import type { Saving } from '#server/records/saveOnce.ts'
import formatsFile from '../../schemas/formats.json' with { type: 'json' }
import { crateSchema } from './crate.ts'

export const formatsDefinition = formatsFile as FormatsDefinition
export const formats = createFormats(formatsDefinition, () => new Date())

/** A record as it is read. */
export interface Version {
  record: Json
  version: number
}

export type Shelf = ReturnType<typeof createShelf>

/** One record, kept as the server keeps it. */
export function createShelf(validation: RecordValidation, newId: () => string) {
  const present = createPresenter(crateSchema, [])
  const id = newId()
  let stored: Json = { resourceUuid: id }
  let version = 1
  return {
    formats,
    isTrueOf: createConditionTest(),
    read: (): Version => ({ record: present(stored), version }),
    /** @param chosen ids of the files that have not been sent yet */
    async save(record: Json, seen: number, chosen: ReadonlySet<string>): Promise<void> {
      if (seen !== version) throw new Error('Nobody else may have saved meanwhile')
      const { json, files } = writeRecord(crateSchema, record, (file) => (chosen.has(file) ? new Date() : undefined))
      const sent = JSON.parse(JSON.stringify(json)) as Json
      const wrong = validation.wire(sent)
      if (wrong.length > 0) throw new Error(`The server does not take it: ${JSON.stringify(wrong)}`)
      const definition = {
        schema: crateSchema,
        validation,
        references: [],
        reaching: (_: unknown, check: () => unknown) => check(),
      }
      const newFiles = files.map((file) => ({ ...file, id: newId() }))
      const saving = { json: sent, definition, catalogue: { formats }, newFiles, tables: {} } as unknown as Saving
      stored = JSON.parse(JSON.stringify(await settleRecord(saving, id, stored))) as Json
      version += 1
    },
  }
}
