import { getAt, joinPath, type Json, lastStep, placesOf, setAt } from '../record/path.ts'
import { problemAt } from '../record/problem.ts'
import { sentNames, type UploadField } from '../schema/wireFields.ts'
import { filesIn, type Save, type Settled } from './Settled.ts'

interface PlaceNames {
  file: string
  /** The field that is sent instead of the file: it says that there is one. */
  sent: string
  /** Path of the id of a kept file. */
  id: string
  /** When a new file was chosen, as it is sent and as it is stored; undefined if no field holds it. */
  chosenAt: { sent: string; stored: string } | undefined
}

/** Names of the fields around an upload. Without `sentAs`, the file itself is sent. */
function placeNames({ path, wire }: UploadField): PlaceNames {
  const file = lastStep(path)
  const names = sentNames(wire)
  if (!names) return { file, sent: file, id: `${file}.resourceUuid`, chosenAt: undefined }
  const { holder, id, stamp, stampedAs } = names
  const chosenAt = stampedAs === '' ? undefined : { sent: stamp, stored: stampedAs }
  return { file, sent: holder, id: `${holder}.${id}`, chosenAt }
}

/**
 * Settles single files, each in a place of its own. A place that names a stored file gets that file. A place that says
 * that there is a file gets the next new one. New files that are left fill the places that say nothing.
 */
export function settlePlaces(settled: Settled, field: UploadField, save: Save): Settled {
  const names = placeNames(field)
  const stored = holdersById(save.stored, field.path)
  const waiting = filesIn(save, field.upload.part)
  const problems = [...settled.problems]
  const places = placesOf(settled.record, field.path)
  const silent: string[] = []
  let { record } = settled
  for (const place of places) {
    const holder = getAt(record, place) as Json
    const id = getAt(holder, names.id)
    const keptHolder = stored.get(id)
    // A stored file comes back into one place alone.
    stored.delete(id)
    if (keptHolder) {
      record = withKeptFile(record, place, names, keptHolder)
    } else if (holder[names.sent] === undefined) {
      silent.push(place)
    } else {
      const file = waiting.shift()
      if (file) record = withNewFile(record, place, names, file)
      else problems.push(problemAt(joinPath(place, names.file), id === undefined ? 'required' : 'unknown'))
    }
  }
  for (const place of silent) {
    const file = waiting.shift()
    if (file) record = withNewFile(record, place, names, file)
  }
  if (waiting.length > 0) problems.push(problemAt(field.path, places.length > 0 ? 'maxItems' : 'unknown'))
  return { record, problems }
}

/** The record with a stored file at a place, and with the day on which that was chosen. */
function withKeptFile(record: Json, place: string, { file, chosenAt }: PlaceNames, kept: Json): Json {
  const withFile = withField(record, place, file, kept[file])
  const dated = chosenAt ? withField(withFile, place, chosenAt.stored, kept[chosenAt.stored]) : withFile
  // The entry of a list that holds a kept file is the stored entry.
  const isEntry = /\.\d+$/.test(place)
  return isEntry ? withField(dated, place, 'resourceUuid', kept['resourceUuid']) : dated
}

/** The record with a new file at a place, and with the day that was sent for it. */
function withNewFile(record: Json, place: string, { file, chosenAt }: PlaceNames, added: Json): Json {
  const withFile = withField(record, place, file, added)
  const holder = getAt(record, place) as Json
  return chosenAt ? withField(withFile, place, chosenAt.stored, holder[chosenAt.sent]) : withFile
}

const withField = (record: Json, place: string, name: string, value: unknown): Json =>
  value === undefined ? record : setAt(record, joinPath(place, name), value)

/** The objects that hold the files of a field, by the id of their file. */
function holdersById(record: Json | undefined, path: string): Map<unknown, Json> {
  const holders = placesOf(record, path).map((place) => getAt(record, place) as Json)
  const byId = new Map(holders.map((holder) => [getAt(holder, `${lastStep(path)}.resourceUuid`), holder]))
  byId.delete(undefined)
  return byId
}
