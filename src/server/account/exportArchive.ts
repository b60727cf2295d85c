import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { presentRecord } from '#engine/record/presentRecord.ts'
import type { Catalogue } from '../catalogue.ts'
import type { FileStorage } from '../files/FileStorage.ts'
import { storedRecord } from '../operations/recordCall.ts'
import type { AccountRow, FileRow, RecordRow } from '../store/tables.ts'

/**
 * All that an account holds as one zip: a JSON file for signing in and one for each kind of record, and every file below
 * `files/<its id>/`. It is made while it is read, one file at a time, so its size costs no memory.
 */
export function exportArchive(
  { account, records, fileRows }: { account: AccountRow; records: RecordRow[]; fileRows: FileRow[] },
  { catalogue, files, now }: { catalogue: Catalogue; files: FileStorage; now: Date },
): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  zip.on('error', (error: Error) => output.destroy(error))
  const addJson = (name: string, value: unknown) =>
    zip.addBuffer(Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`), name, { mtime: now })

  const { email, language, created_at: createdAt } = account
  addJson('signing-in.json', { email, language, createdAt, exportedAt: now.toISOString() })
  for (const name of new Set(records.map((record) => record.name))) {
    const { schema } = catalogue.record(name)
    const rows = records.filter((record) => record.name === name)
    addJson(
      `${fileNameOf(name)}.json`,
      rows.map((row) => ({
        ...presentRecord(schema, storedRecord(row)),
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      })),
    )
  }
  let open: Readable | undefined
  for (const file of fileRows) {
    const options = { mtime: new Date(file.created_at), compress: !isPacked(file.media_type) }
    zip.addReadStreamLazy(`files/${file.id}/${safeName(file.label)}`, options, (give) => {
      files.read(file.id).then(
        (stream) => {
          open = stream ?? Readable.from([])
          // What is asked for too late is closed at once: the reader has gone.
          if (output.destroyed) open.destroy()
          else give(undefined, open)
        },
        (error: unknown) => give(error, Readable.from([])),
      )
    })
  }
  output.once('close', () => open?.destroy())
  zip.end()
  return output
}

/** `real-estate/real-estate` → `real-estate`; `folder/name` → `folder-name`. */
function fileNameOf(record: string): string {
  return [...new Set(record.split('/'))].join('-')
}

const isPacked = (mediaType: string) =>
  /^image\/(?!svg|bmp|tiff)|^application\/(pdf|zip)|^video\/|^audio\//.test(mediaType)

/** A name that every system can unpack. */
function safeName(label: string): string {
  const name = label.replace(/[<>:"/\\|?*\p{Cc}]/gu, '_').replace(/[. ]+$/u, '')
  return name === '' ? 'file' : name
}
