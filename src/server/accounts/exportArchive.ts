import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Json } from '#engine/record/path.ts'
import type { Call } from '../request/Call.ts'
import type { Services } from '../services.ts'
import { type AccountRow, type FileRow, type RecordRow, storedRecord } from '../store/database/tables.ts'

/**
 * Streams everything an account holds as a zip: a JSON file for signing in, one for each kind of record, and every file
 * below `files/<its id>/`. Rows and files are read while the client downloads, so the size of the account costs no
 * memory.
 */
export function exportArchive(
  { account, sessions, kinds }: { account: AccountRow; sessions: readonly object[]; kinds: string[] },
  { atWork, inTurn, hangUp }: Pick<Call, 'atWork' | 'inTurn' | 'hangUp'>,
  { catalogue, store, files }: Services,
  now: Date,
): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  zip.on('error', (error: Error) => output.destroy(error))
  // It may fail before anybody reads it, as where the caller has gone meanwhile: unheard, the error would end the process.
  output.on('error', () => undefined)
  const { id, email, language, created_at: createdAt } = account
  const signingIn = { email, language, createdAt, sessions, exportedAt: now.toISOString() }
  zip.addBuffer(Buffer.from(`${JSON.stringify(signingIn, undefined, 2)}\n`), 'signing-in.json', { mtime: now })
  let open: Readable | undefined
  /**
   * Closes the archive if a stream that it reads fails. The zip library does not listen, and an unhandled error would
   * end the process.
   */
  const closeOnError = (stream: Readable) => stream.once('error', (error) => output.destroy(error))
  for (const name of kinds) {
    zip.addReadStreamLazy(`${fileNameOf(name)}.json`, { mtime: now }, (give) => {
      const rows = inTurn(store.records.all(id, name, hangUp))
      const { present } = catalogue.record(name)
      open = closeOnError(Readable.from(jsonList(rows, (row) => atWork(() => recordText(row, present.record)))))
      give(undefined, open)
    })
  }
  /** Adds a file to the zip. It is opened only when the download gets there, as an account may have thousands. */
  const addFile = (file: FileRow) => {
    const options = { mtime: new Date(file.created_at), compress: !isPacked(file.media_type) }
    zip.addReadStreamLazy(`files/${file.id}/${safeName(file.label)}`, options, (give) => {
      files.read(file.id).then(
        (stream) => {
          open = closeOnError(stream ?? Readable.from([]))
          // A late request is closed at once, since its reader has gone.
          if (output.destroyed) open.destroy()
          else give(undefined, open)
        },
        (error: unknown) => give(error, Readable.from([])),
      )
    })
  }
  const addFiles = async () => {
    for await (const page of inTurn(store.files.pagesOf(id, hangUp))) page.forEach(addFile)
    zip.end()
  }
  output.once('close', () => open?.destroy())
  addFiles().catch((error: unknown) => output.destroy(error as Error))
  return output
}

/** Yields the texts of records as one JSON array. */
async function* jsonList(
  rows: AsyncIterable<RecordRow>,
  say: (row: RecordRow) => Promise<string>,
): AsyncGenerator<string> {
  let before = '['
  for await (const row of rows) {
    yield before + (await say(row))
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

/** A record as indented JSON, with the times that lists do not show. */
function recordText(row: RecordRow, show: (record: Json) => Json): string {
  const shown = { ...show(storedRecord(row)), createdAt: row.created_at, updatedAt: row.updated_at }
  return `\n${JSON.stringify(shown, undefined, 2)}`.replaceAll('\n', '\n  ')
}

/** `real-estate/real-estate` → `real-estate`; `folder/name` → `folder-name`. */
function fileNameOf(record: string): string {
  return [...new Set(record.split('/'))].join('-')
}

const isPacked = (mediaType: string) =>
  /^image\/(?!svg|bmp|tiff)|^application\/(pdf|zip)|^video\/|^audio\//.test(mediaType)

/** A file name that every system can unpack: Windows rejects some characters, endings and whole names such as `con`. */
function safeName(label: string): string {
  const name = label
    .replaceAll('"', '”')
    .replace(/[<>:"/\\|?*\p{Cc}]/gu, '_')
    .replace(/[. ]+$/u, '')
  if (name === '') return 'file'
  return /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\.|$)/iu.test(name) ? `_${name}` : name
}
