import type { FieldOnWire, RecordSchema } from '#generated/definitions.gen.ts'
import { sentNames, uploadFields, type UploadField } from '../schema/wireFields.ts'
import { problemAt, type Problem } from '../validation/problem.ts'
import { getAt, isObject, itemsAt, itemsIn, setAt, joinPath, lastStep, placesOf, type Json } from './path.ts'
import type { FilePart } from './writeRecord.ts'

/** A record after a step of its save. */
export interface Settled {
  record: Json
  /** Ids that the stored record does not hold at such a place, and files without a place or places without a file. */
  problems: Problem[]
}

/**
 * The counterpart of `writeRecord` for files: puts the kept ones back by their ids, and the new ones in their order into
 * the places that wait for one. A place may keep only what the stored record held in the same field, and each file once.
 * @param stored the record before this save; undefined for a new one
 */
export function settleFiles(
  schema: RecordSchema,
  stored: Json | undefined,
  sent: Json,
  arrived: readonly FilePart[],
): Settled {
  let record = sent
  const problems: Problem[] = []
  for (const field of uploadFields(schema)) {
    const files = arrived
      .filter(({ part }) => part === field.upload.part)
      .map(({ id, label }) => ({ label, resourceUuid: id }))
    // Entries that are kept by a list of ids are back in their place by now.
    const settle = field.wire.keptAs === undefined && !field.many ? fillPlaces : addFiles
    const settled = settle(field, stored, record, files)
    record = settled.record
    problems.push(...settled.problems)
  }
  return { record, problems }
}

type Settle = (field: UploadField, stored: Json | undefined, record: Json, files: Json[]) => Settled

/** Files of a field with `keptAs`, or of a list: the new ones come behind the kept ones. */
const addFiles: Settle = ({ path, wire: { keptAs }, many }, stored, record, files) => {
  const value = getAt(record, path)
  const before = new Map(itemsAt(stored, path).map((entry) => [entry['resourceUuid'], entry]))
  const sent = itemsIn(value)
  const kept = keptAs === undefined ? sent.map((entry) => before.get(entry['resourceUuid'])) : sent
  const problems = kept.flatMap((entry, index) => (entry ? [] : [problemAt(`${path}.${index}`, 'unknown')]))
  if (files.length === 0 && value === undefined) return { record, problems }
  if (!many && sent.length + files.length > 1) problems.push(problemAt(path, 'maxItems'))
  const all = [...kept.filter(isObject), ...files]
  return { record: setAt(record, path, many ? all : all[0]), problems }
}

/** Single files, each in a place of its own. */
const fillPlaces: Settle = ({ path, wire }, stored, sent, files) => {
  const name = lastStep(path)
  const { said, idName, stamp, stampedAs } = namesIn(wire, name)
  const problems: Problem[] = []
  const waiting = [...files]
  const before = holdersById(stored, path)
  const places = placesOf(sent, path)
  let record = sent
  for (const place of places) {
    const holder = getAt(sent, place) as Json
    const id = getAt(holder, `${said}.${idName}`)
    const kept = before.get(id)
    before.delete(id)
    const file = id === undefined ? waiting.shift() : kept?.[name]
    if (file !== undefined) {
      const given: Json = { [name]: file, [stampedAs]: (kept ?? holder)[kept ? stampedAs : stamp] }
      // The entry of a list that holds a kept file is the stored entry.
      if (kept && /\.\d+$/.test(place)) given['resourceUuid'] = kept['resourceUuid']
      record = fill(record, place, given)
    } else if (holder[said] !== undefined) {
      problems.push(problemAt(joinPath(place, name), id === undefined ? 'required' : 'unknown'))
    }
  }
  if (waiting.length > 0) problems.push(problemAt(path, places.length > 0 ? 'maxItems' : 'unknown'))
  return { record, problems }
}

/** What stands for a file in what was sent; without `sentAs` the file itself does. */
function namesIn(wire: FieldOnWire, file: string) {
  const { holder = file, id = 'resourceUuid', stamp = '', stampedAs = '' } = sentNames(wire) ?? {}
  return { said: holder, idName: id, stamp, stampedAs }
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
