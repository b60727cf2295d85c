import { isShownOnly } from '#engine/schema/property.ts'
import { ownersOf } from '#engine/schema/uniteVariants.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { Path } from '../../text/Source.ts'
import { sentences } from '../../text/sentences.ts'
import { lacksFormat, limitsOfTexts, refusingKeyword } from '../refers/values.ts'
import type { DeclaredField } from './declaredField.ts'

const isId = (path: Path) => path.at(-1) === 'resourceUuid' && path.at(-2) === 'properties'
/** Whether a record itself has the field, and no part of it. */
const isTopLevel = (path: Path) => (path[0] === 'oneOf' ? path.slice(2) : path).length === 2

/** Reports a required read-only field to which nothing gives a value: no record could be created. */
function checkServerValue({ property, path, above, report }: DeclaredField): void {
  const { default: first, computed, numbered } = property
  const [name, holder] = [String(path.at(-1)), above?.above?.value as RecordSchema | PropertySchema | undefined]
  if (path.at(-2) !== 'properties' || isId(path) || !holder?.required?.includes(name)) return
  const isGiven = computed !== undefined || (isTopLevel(path) && (first ?? numbered) !== undefined)
  const cure = isTopLevel(path) ? 'add "default", or take it out of "required"' : 'take it out of "required"'
  if (isShownOnly(property) && !isGiven) {
    report(property.readOnly ? ['readOnly'] : [], sentences.neverGiven({ name, cure }))
  }
}

/**
 * Checks that ids of records, and fields that refer to records, are UUIDs without further limits: the server makes
 * these values.
 */
function checkIds({ project, path, property, report }: DeclaredField): void {
  const { identity, format, refers } = property
  if (identity && !isId(path)) report(['identity'], sentences.noId())
  if (!isId(path) && refers === undefined) return
  const isUuid = project.formats.formats[format ?? '']?.check === 'uuid'
  if (isId(path) && !isUuid) report(identity ? ['identity'] : [], sentences.noUuid())
  for (const word of limitsOfTexts) if (word in property) report([word], sentences.limitsGiven({ word }))
}

/** A running number so high that no record reaches it. */
const highNumber = 10 ** 9

/**
 * Checks a field that the server numbers, as in `LOC-{number}`: the first and a very high number must both be valid,
 * and the field may not be inside a list or an object.
 */
function checkNumbered({ project, path, property, report }: DeclaredField): void {
  const { numbered } = property
  if (numbered === undefined) return
  if (path[0] !== '$defs' && !isTopLevel(path)) report(['numbered'], sentences.numberedInside())
  for (const word of ['enum', 'const', 'lookup', 'default'] as const) {
    if (word in property) report([word], sentences.limitsGiven({ word }))
  }
  for (const number of [1, highNumber]) {
    const value = numbered.replaceAll('{number}', String(number))
    const word = refusingKeyword(property, value) ?? (lacksFormat(project, property, value) ? 'format' : undefined)
    if (word === undefined) continue
    report([word], sentences.refusesOwn({ word, value: JSON.stringify(value) }))
    break
  }
}

/**
 * Reports a default or a running number on a field that only some variants have. The server gives it to new records of
 * all variants, and the others would be invalid.
 */
function checkOneVariant({ record, path, property, report }: DeclaredField): void {
  const field = isTopLevel(path) ? record?.whole?.properties[String(path.at(-1))] : undefined
  if (!field || !ownersOf(field) || !isShownOnly(property)) return
  for (const word of ['numbered', 'default'] as const) {
    if (word in property) report([word], sentences.givenToAll({ word }))
  }
}

export const checksOfServerValues = [checkServerValue, checkIds, checkNumbered, checkOneVariant]
