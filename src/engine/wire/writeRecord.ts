import type { RecordSchema } from '#generated/definitions.gen.ts'
import { stampOf } from '../formats/dates.ts'
import { keptFields, sentNames, uploadFields, type UploadField } from '../schema/wireFields.ts'
import { changeHolders, dropAt, isObject, itemsAt, itemsIn, setAt, storedId, type Json } from '../record/path.ts'
import { mapDeclared, type MapValue } from '../schema/mapValues.ts'

export interface FilePart {
  part: string
  /** Id under which the bytes wait, beside the form or at the server. */
  id: string
  /** Name of the file, as the user has it. */
  label: string
}

/** When a file was chosen that has not been sent yet; undefined for the id of a stored one. */
export type ChosenAt = (id: string) => Date | undefined

/**
 * The request of a save: no read-only fields, stored entries as ids, new files apart, in the order of their places.
 */
export function writeRecord(schema: RecordSchema, record: Json, chosenAt: ChosenAt): { json: Json; files: FilePart[] } {
  const files: FilePart[] = []
  let json = record
  for (const field of uploadFields(schema)) {
    json = changeHolders(json, field.path, (holder, name) => {
      for (const entry of itemsIn(holder[name])) {
        if (chosenAt(idOf(entry))) files.push({ part: field.upload.part, id: idOf(entry), label: labelOf(entry) })
      }
      return field.wire.keptAs === undefined ? writeFiles(holder, name, field, chosenAt) : holder
    })
  }
  const stored = storedId(record) !== undefined
  for (const { path, keptAs, many, schema: property } of keptFields(schema)) {
    const entries = itemsAt(record, path)
    const isKept = (entry: Json) => idOf(entry) !== '' && chosenAt(idOf(entry)) === undefined
    const ids = entries.filter(isKept).map(idOf)
    if (stored) json = setAt(json, keptAs, many ? ids : (ids[0] ?? ''))
    if (property.upload) json = dropAt(json, path)
    else if (many && entries.length > 0) {
      json = setAt(
        json,
        path,
        entries.filter((entry) => !isKept(entry)),
      )
    }
  }
  return { json: mapDeclared(schema, json, whatTravels), files }
}

/** The JSON for the files of a place that are not kept by a list of ids. */
function writeFiles(place: Json, file: string, { wire, many, inEntries }: UploadField, chosenAt: ChosenAt): Json {
  const value = place[file]
  const sentAs = sentNames(wire)
  if (many) {
    const kept = itemsIn(value).filter((entry) => chosenAt(idOf(entry)) === undefined)
    return value === undefined ? place : { ...place, [file]: kept }
  }
  const moment = isObject(value) ? chosenAt(idOf(value)) : undefined
  // Among entries, the new file itself tells which of them it is of.
  if (!sentAs) return moment && !inEntries ? setAt(place, file, undefined) : place
  const { holder, name, id, stamp, stampedAs } = sentAs
  if (!isObject(value)) return setAt(place, holder, undefined)
  const sent = setAt(place, holder, { [name]: labelOf(value), ...(!moment && { [id]: idOf(value) }) })
  return stamp === '' ? sent : setAt(sent, stamp, moment ? stampOf(moment) : place[stampedAs])
}

const labelOf = ({ label }: Json) => (typeof label === 'string' ? label : '')
const idOf = (entry: Json) => storedId(entry) ?? ''

const whatTravels: MapValue = (value, { readOnly, local }) => (readOnly || local || value === null ? undefined : value)
