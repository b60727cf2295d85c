import type { RecordSchema } from '#generated/definitions.gen.ts'
import { keptFields, sentNames, uploadFields, type UploadField } from '../schema/wireFields.ts'
import { problemAt, type Problem } from '../record/problem.ts'
import {
  getAt,
  isObject,
  itemsAt,
  itemsIn,
  setAt,
  joinPath,
  lastStep,
  placesOf,
  storedId,
  type Json,
} from '../record/path.ts'
import type { FilePart } from './writeRecord.ts'

/** A record after a step of its save. */
export interface Settled {
  record: Json
  /** Ids that the stored record does not hold at such a place, and files without a place or places without a file. */
  problems: Problem[]
}

/** The id of a kept entry, and the path at which it was named. */
interface Named {
  id: string | undefined
  at: string
}

/**
 * The counterpart of `writeRecord`: makes the whole record out of what travelled and what was stored. Kept entries and
 * files come back by their ids, each only into the field that held it, the new ones behind them; new files that have places
 * of their own fill them in their order. Write-only fields are still in it.
 * @param stored the record before this save; undefined for a new one
 * @param newId gives the id of a new entry
 */
export function settleEntries(
  schema: RecordSchema,
  stored: Json | undefined,
  sent: Json,
  arrived: readonly FilePart[],
  newId: () => string,
): Settled {
  let record = sent
  const problems: Problem[] = []
  const filesOf = ({ part }: UploadField['upload']) =>
    arrived.filter((file) => file.part === part).map(({ id, label }): Json => ({ label, resourceUuid: id }))
  const put = ({ path, many }: Pick<UploadField, 'path' | 'many'>, named: Named[], added: unknown[]) => {
    const before = new Map(itemsAt(stored, path).map((entry) => [storedId(entry), entry]))
    const kept = named.flatMap(({ id, at }) => {
      const entry = id && before.get(id)
      if (!entry) problems.push(problemAt(at, 'unknown'))
      return entry ? [entry] : []
    })
    const all = [...kept, ...added]
    if (!many && all.length > 1) problems.push(problemAt(path, 'maxItems'))
    record = setAt(record, path, many ? all : all[0])
  }
  for (const field of keptFields(schema)) {
    const { upload } = field.schema
    const given: unknown = upload ? filesOf(upload) : getAt(sent, field.path)
    const named = idsIn(sent[field.keptAs]).map((id) => ({ id, at: field.keptAs }))
    // Not spread, as each would have a hidden class of its own.
    const added = (Array.isArray(given) ? given : []).map((entry: unknown) =>
      isObject(entry) && !upload ? Object.assign({}, entry, { resourceUuid: newId() }) : entry,
    )
    if (named.length > 0 || added.length > 0 || (field.many && given)) put(field, named, added)
  }
  for (const field of uploadFields(schema).filter(({ wire }) => wire.keptAs === undefined)) {
    const { path, upload, many } = field
    const files = filesOf(upload)
    const given = getAt(sent, path)
    if (!many) {
      const filled = fillPlaces(field, stored, record, files)
      record = filled.record
      problems.push(...filled.problems)
    } else if (files.length > 0 || given !== undefined) {
      const named = itemsIn(given).map((entry, index) => ({ id: storedId(entry), at: `${path}.${index}` }))
      put(field, named, files)
    }
  }
  return { record, problems }
}

const idsIn = (value: unknown) => [value].flat().filter((id): id is string => typeof id === 'string' && id !== '')

/**
 * Single files, each in a place of its own: the stored one that a place names, or the next new one where it says that
 * there is one. New files that no place speaks of fill the empty ones.
 */
function fillPlaces({ path, wire }: UploadField, stored: Json | undefined, sent: Json, files: Json[]): Settled {
  const name = lastStep(path)
  const own = { holder: name, id: 'resourceUuid', stamp: '', stampedAs: '' }
  const { holder: said, id: idName, stamp, stampedAs } = sentNames(wire) ?? own
  const problems: Problem[] = []
  const waiting = [...files]
  const before = holdersById(stored, path)
  const places = placesOf(sent, path)
  let record = sent
  const put = (place: string, file: unknown, kept?: Json) => {
    const holder = getAt(sent, place) as Json
    const given: Json = { [name]: file, [stampedAs]: (kept ?? holder)[kept ? stampedAs : stamp] }
    // The entry of a list that holds a kept file is the stored entry.
    if (kept && /\.\d+$/.test(place)) given['resourceUuid'] = kept['resourceUuid']
    record = fill(record, place, given)
  }
  const empty = places.filter((place) => {
    const holder = getAt(sent, place) as Json
    const id = getAt(holder, `${said}.${idName}`)
    const kept = before.get(id)
    before.delete(id)
    if (kept) put(place, kept[name], kept)
    if (kept || holder[said] === undefined) return !kept
    const file = waiting.shift()
    if (file) put(place, file)
    else problems.push(problemAt(joinPath(place, name), id === undefined ? 'required' : 'unknown'))
    return false
  })
  for (const place of empty.slice(0, waiting.length)) put(place, waiting.shift())
  if (waiting.length > 0) problems.push(problemAt(path, places.length > 0 ? 'maxItems' : 'unknown'))
  return { record, problems }
}

/** Gives the object at a place some fields; those without name or value are passed over. */
function fill(record: Json, place: string, given: Json): Json {
  const entries = Object.entries(given).filter(([name, value]) => name !== '' && value !== undefined)
  return entries.reduce((filled, [name, value]) => setAt(filled, joinPath(place, name), value), record)
}

/** The objects that hold the files of a field, by the id of their file. */
function holdersById(record: Json | undefined, path: string): Map<unknown, Json> {
  const holders = placesOf(record, path).map((place) => getAt(record, place) as Json)
  const byId = new Map(holders.map((holder) => [getAt(holder, `${lastStep(path)}.resourceUuid`), holder]))
  byId.delete(undefined)
  return byId
}
