import { isShownOnly } from '#engine/schema/property.ts'
import { ownersOf } from '#engine/schema/uniteVariants.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { Path } from '../../text/Source.ts'
import { sentences } from '../../text/sentences.ts'
import { isForeign, limitsOfTexts, refusing } from '../refers/values.ts'
import type { DeclaredField } from './declaredField.ts'

const isId = (path: Path) => path.at(-1) === 'resourceUuid' && path.at(-2) === 'properties'
/** Whether a record itself has the field, and no part of it. */
const isOwn = (path: Path) => (path[0] === 'oneOf' ? path.slice(2) : path).length === 2

/** A value that only the server gives needs a source. */
function checkGiven({ property, path, above, report }: DeclaredField): void {
  const { default: first, computed, numbered } = property
  const [name, holder] = [String(path.at(-1)), above?.above?.value as RecordSchema | PropertySchema | undefined]
  if (path.at(-2) !== 'properties' || isId(path) || !holder?.required?.includes(name)) return
  const isGiven = computed !== undefined || (isOwn(path) && (first ?? numbered) !== undefined)
  const cure = isOwn(path) ? 'add "default", or take it out of "required"' : 'take it out of "required"'
  if (isShownOnly(property) && !isGiven) {
    report(property.readOnly ? ['readOnly'] : [], sentences.neverGiven({ name, cure }))
  }
}

/** Ids are uuids, of the records that are pointed at as well. */
function checkIds({ project, path, property, report }: DeclaredField): void {
  const { identity, format, refers } = property
  if (identity && !isId(path)) report(['identity'], sentences.noId())
  if (!isId(path) && refers === undefined) return
  const isUuid = project.formats.formats[format ?? '']?.check === 'uuid'
  if (isId(path) && !isUuid) report(identity ? ['identity'] : [], sentences.noUuid())
  for (const word of limitsOfTexts) if (word in property) report([word], sentences.limitsGiven({ word }))
}

/** A number that nobody comes to. */
const highNumber = 10 ** 9

/** Each running number must be a value of its field, and a record has only one. */
function checkNumbered({ project, path, property, report }: DeclaredField): void {
  const { numbered } = property
  if (numbered === undefined) return
  if (path[0] !== '$defs' && !isOwn(path)) report(['numbered'], sentences.numberedInside())
  for (const word of ['enum', 'const', 'lookup', 'default'] as const) {
    if (word in property) report([word], sentences.limitsGiven({ word }))
  }
  for (const number of [1, highNumber]) {
    const value = numbered.replaceAll('{number}', String(number))
    const word = refusing(property, value) ?? (isForeign(project, property, value) ? 'format' : undefined)
    if (word === undefined) continue
    report([word], sentences.refusesOwn({ word, value: JSON.stringify(value) }))
    break
  }
}

/** The server gives a value to new records of all variants. */
function checkOneVariant({ record, path, property, report }: DeclaredField): void {
  const field = isOwn(path) ? record?.whole?.properties[String(path.at(-1))] : undefined
  if (!field || !ownersOf(field) || !isShownOnly(property)) return
  for (const word of ['numbered', 'default'] as const) {
    if (word in property) report([word], sentences.givenToAll({ word }))
  }
}

export const checksOfGiven = [checkGiven, checkIds, checkNumbered, checkOneVariant]
