import type { RecordSchema } from '#generated/definitions.gen.ts'
import { keptFields, uploadFields, type UploadField } from '../schema/wireFields.ts'
import { problemAt } from '../record/problem.ts'
import { getAt, isObject, itemsAt, itemsIn, type Json, setAt, storedId } from '../record/path.ts'
import { filesIn, type Save, type Settled } from './Settled.ts'
import { settlePlaces } from './settlePlaces.ts'
import type { FilePart } from './writeRecord.ts'

/** A kept entry: its id, and the path at which it was sent. */
interface Kept {
  id: string | undefined
  at: string
}

/**
 * The counterpart of `writeRecord`: makes the whole record from the sent and the stored one. Kept entries and files
 * come back by their ids, each only into the field that held it. New entries and files follow them. Write-only fields
 * are still in the record.
 * @param stored the record before this save; undefined for a new one
 * @param newId returns the id of a new entry
 */
export function settleEntries(
  schema: RecordSchema,
  stored: Json | undefined,
  sent: Json,
  arrived: readonly FilePart[],
  newId: () => string,
): Settled {
  const save = { stored, sent, arrived, newId }
  let settled: Settled = { record: sent, problems: [] }
  for (const field of keptFields(schema)) {
    settled = settleKept(settled, field, save)
  }
  for (const field of uploadFields(schema).filter(({ wire }) => wire.keptAs === undefined)) {
    settled = field.many ? settleFiles(settled, field, save) : settlePlaces(settled, field, save)
  }
  return settled
}

type KeptField = ReturnType<typeof keptFields>[number]

/** Settles a field whose kept entries travel as ids in a field beside it. */
function settleKept(settled: Settled, field: KeptField, save: Save): Settled {
  const { upload } = field.schema
  const given: unknown = upload ? filesIn(save, upload.part) : getAt(save.sent, field.path)
  const kept = idsIn(save.sent[field.keptAs]).map((id) => ({ id, at: field.keptAs }))
  const added = (Array.isArray(given) ? given : []).map((entry: unknown) =>
    isObject(entry) && !upload ? { ...entry, resourceUuid: save.newId() } : entry,
  )
  const isUntouched = kept.length === 0 && added.length === 0 && !(field.many && given)
  return isUntouched ? settled : withEntries(settled, field, save, kept, added)
}

/** Settles a list of files: kept ones travel as entries, new ones in a part of the request. */
function settleFiles(settled: Settled, field: UploadField, save: Save): Settled {
  const files = filesIn(save, field.upload.part)
  const given = getAt(save.sent, field.path)
  if (files.length === 0 && given === undefined) return settled
  const kept = itemsIn(given).map((entry, index) => ({ id: storedId(entry), at: `${field.path}.${index}` }))
  return withEntries(settled, field, save, kept, files)
}

/** The record with the kept entries of a field, as they are stored, and the new ones behind them. */
function withEntries(
  { record, problems }: Settled,
  { path, many }: Pick<UploadField, 'path' | 'many'>,
  { stored }: Save,
  kept: readonly Kept[],
  added: readonly unknown[],
): Settled {
  const before = new Map(itemsAt(stored, path).map((entry) => [storedId(entry), entry]))
  const found = kept.map(({ id, at }) => ({ at, entry: id === undefined ? undefined : before.get(id) }))
  const unknown = found.filter(({ entry }) => !entry).map(({ at }) => problemAt(at, 'unknown'))
  const all = [...found.flatMap(({ entry }) => entry ?? []), ...added]
  const tooMany = !many && all.length > 1 ? [problemAt(path, 'maxItems')] : []
  return { record: setAt(record, path, many ? all : all[0]), problems: [...problems, ...unknown, ...tooMany] }
}

const idsIn = (value: unknown) => [value].flat().filter((id): id is string => typeof id === 'string' && id !== '')
