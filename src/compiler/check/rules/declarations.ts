import { typeOfFormat } from '#engine/formats/formatText.ts'
import { targetOf } from '#engine/schema/dereference.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { typeOf } from '#engine/schema/property.ts'
import { isTime, sentTimes } from '#engine/schema/wireFields.ts'
import type { PropertySchema, SentPart } from '#generated/definitions.gen.ts'
import { shapesFolder } from '../../project/Definition.ts'
import { listCallOf } from '../../emit/references.ts'
import { didYouMean } from '../../text/nearest.ts'
import { type Sentence, sentences } from '../../text/sentences.ts'
import { type Subject, wholeAt } from '../../project/Subject.ts'
import { callsTaking } from '../refers/names.ts'
import type { Spot } from '../../project/Spot.ts'
import { refusingKeyword } from '../refers/values.ts'
import { type DeclaredField, declaredField } from './declaredField.ts'
import { checksOfServerValues } from './given.ts'

/** Checks a declaration of a field against itself, the formats and the contract. */
export function checkDeclaration(subject: Subject): void {
  const field = declaredField(subject)
  for (const check of checks) check(field)
}

/** Checks that a field, with its references resolved, has every required keyword. */
function checkRequiredKeywords({ property, whole, report }: DeclaredField): void {
  if (!whole || property.const !== undefined) return
  const missing = (word: string, why: string) => report([], sentences.missing({ name: word, why: `: ${why}` }))
  const type = typeOf(whole)
  if (whole.type === undefined) missing('type', 'a field says what it holds')
  if (type === 'array' && !whole.items) missing('items', 'entries of an unknown shape could not be checked')
  if (type === 'object' && !whole.properties) missing('properties', 'an object names its fields')
  else if (type === 'object' && whole.additionalProperties !== false) {
    missing('additionalProperties', 'a misspelt field would be stored unseen')
  }
}

/** Keywords about a whole field. Items are read and written with their list, so these keywords do nothing on them. */
export const wordsOfFields = [
  'local',
  'readOnly',
  'writeOnly',
  'listed',
  'copy',
  'default',
  'initial',
  'computed',
  'numbered',
  'sameAs',
] as const

/** Reports keywords of whole fields on the items of a list. */
function checkKeywordsOfItems({ path, property, report }: DeclaredField): void {
  if (path.at(-1) !== 'items' || path.at(-2) === 'properties') return
  for (const word of wordsOfFields) if (word in property) report([word], sentences.ofList({ word }))
}

/** A `type` beside a reference cannot change the type of its target. */
function checkReferencedType({ project, definition, property: { $ref, type }, whole, report }: DeclaredField): void {
  if (!whole || $ref === undefined || type === undefined) return
  const { file, pointer } = targetOf($ref, definition.id)
  const base = wholeAt(project.records.get(file.replace('.schema.json', '')), pointer.split('/').slice(1))
  if (base?.type === undefined) return
  const [declaredType, given] = [type, base.type].map((one) => [one].flat().join(' or '))
  if (declaredType !== given) report(['type'], sentences.contradicts({ own: declaredType ?? '', given: given ?? '' }))
}

/**
 * Checks a field that refers to another record by its id. A select offers the targets, so a list operation must exist
 * and they need a title; `onRemove` needs an operation that removes them.
 */
function checkTarget({ project, property, path, above, report }: DeclaredField): void {
  const { refers = '', format = '', onRemove } = property
  const target = project.records.get(refers)
  if (!target) return
  const wrong = (sentence: Sentence) => report(['refers'], sentence)
  if (project.formats.formats[format]?.check !== 'uuid') wrong(sentences.noUuid())
  if (!listCallOf(project.contract.operations.values(), refers)) wrong(sentences.neverListed({ record: refers }))
  if (target.value.title === undefined) wrong(sentences.untitled({ record: refers }))
  if (target.whole && !target.whole.properties['resourceUuid']) wrong(sentences.targetWithoutId({ record: refers }))
  const name = String(path.at(-1))
  const isRemoved = [...project.contract.operations.values()].some(
    ({ operate }) => operate['verb'] === 'remove' && operate['record'] === refers,
  )
  if (onRemove !== undefined && !isRemoved) report(['onRemove'], sentences.neverRemoved({ record: refers }))
  if (onRemove !== undefined && onRemove !== 'refuse' && isRequired(above, name)) {
    report(['onRemove'], sentences.forgetsDemanded({ name }))
  }
}

/**
 * Whether a field, or the list whose items it declares, must have a value. Removing the target of such a reference
 * cannot clear it.
 */
function isRequired(above: Spot | undefined, name: string): boolean {
  if (name === 'items') return ((above?.value as PropertySchema | undefined)?.minItems ?? 0) > 0
  return ((above?.above?.value as PropertySchema | undefined)?.required ?? []).includes(name)
}

/**
 * Checks that the format of a field suits its type. A text with a pattern, or a format of unlimited length, also needs
 * `maxLength`: matching a text of any size could block the server.
 */
function checkFieldFormat({
  project,
  property: { format = '', pattern, maxLength },
  type,
  report,
}: DeclaredField): void {
  const found = project.formats.formats[format]
  const wanted = typeOfFormat(found ?? {})
  if (found && type !== undefined && (type === 'integer' ? 'number' : type) !== wanted) {
    report(['format'], sentences.otherFormat({ format, wanted, type }))
  }
  // Nothing is matched against texts of any length; days, times and ids have one of their own.
  const isEndless = found && (found.check === undefined || found.check === 'url')
  if (type !== 'string' || maxLength !== undefined) return
  for (const word of [...(isEndless ? ['format'] : []), ...(pattern === undefined ? [] : ['pattern'])]) {
    report([word], sentences.endless({ reader: word }))
  }
}

/**
 * Checks the values that a declaration lists: options meet the field's limits, aliases are no options, and conversion
 * factors belong to units that exist.
 */
function checkOwnValues({ property, whole, report }: DeclaredField): void {
  for (const [index, value] of (property.enum ?? []).entries()) {
    const word = refusingKeyword(property, value)
    if (word !== undefined) report(['enum', index], sentences.refusesOwn({ word, value: JSON.stringify(value) }))
  }
  for (const spelling of Object.keys(property.wire?.aliases ?? {})) {
    if (property.enum?.includes(spelling)) report(['wire', 'aliases', spelling], sentences.noAlias({ spelling }))
  }
  for (const unit of Object.keys(property.factors ?? {})) {
    if (whole && !whole.enum?.includes(unit)) {
      report(['factors', unit], sentences.noUnitOf({ unit, cure: didYouMean(unit, (whole.enum ?? []).map(String)) }))
    }
  }
}

const uploadWords = ['part', 'accept', 'maxBytes', 'bytes'] as const

/**
 * Checks a file field: it names the multipart part, the accepted types, the maximum size and the operation that
 * downloads the file. Operations that only take JSON would lose the file.
 */
function checkUpload({ project, definition, path, property, whole: { upload } = {}, report }: DeclaredField): void {
  // A part is completed by the fields that refer to it.
  if (!upload || definition.folder === shapesFolder || path[0] === '$defs') return
  for (const word of uploadWords) {
    if (!(word in upload)) report(['upload'], sentences.missing({ name: word, why: ': a file needs it' }))
  }
  if (!property.upload) return
  const { bytes, part } = upload
  const operation = project.contract.operations.get(bytes)
  if (operation && (operation.pathParameters.length !== 1 || operation.method !== 'get')) {
    report(['upload', 'bytes'], sentences.noBytes({ operation: bytes }))
  }
  const json = callsTaking(project, definition.id).find(({ body }) => !body?.multipart)
  if (json) report(['upload'], sentences.dropsUpload({ name: String(path.at(-1)), operation: json.id, part }))
}

/** Checks a list whose stored items are sent as ids (`wire.keptAs`): its items must have the id `resourceUuid`. */
function checkKeptItems({ path, property: { wire }, whole, report }: DeclaredField): void {
  const kept = wire?.keptAs === undefined ? undefined : (whole?.items ?? whole)
  if (kept && !kept.properties?.['resourceUuid']) {
    report(['wire', 'keptAs'], sentences.keptWithoutId({ name: String(path.at(-1)) }))
  }
}

/** Checks the object that is sent instead of a file: it holds both name and id of the file. */
function checkSentAs({ property: { wire: { sentAs, keptAs } = {}, readOnly }, report }: DeclaredField): void {
  if (!sentAs) return
  if (keptAs !== undefined) report(['wire', 'keptAs'], sentences.keptTwice())
  if (!readOnly) report(['wire', 'sentAs'], sentences.sentTwice())
  const [paths, parts] = [Object.keys(sentAs), Object.values(sentAs)]
  const holders = paths.filter((_, index) => !isTime(parts[index])).map((path) => path.split('.')[0])
  const needed: SentPart[] = ['name', 'id', ...(parts.some(isTime) ? sentTimes : [])]
  for (const part of needed.filter((one) => !parts.includes(one))) {
    report(['wire', 'sentAs'], sentences.missing({ name: part, why: ': a field beside the file holds it' }))
  }
  for (const [index, path] of paths.entries()) {
    if (parts.indexOf(parts[index] ?? 'name') < index) {
      report(['wire', 'sentAs', path], sentences.twice({ what: `"${parts[index]}"` }))
    }
  }
  if (new Set(holders).size > 1) report(['wire', 'sentAs'], sentences.sentApart())
}

/** Reports a uniqueness rule on a part of a record: only whole records are compared. */
function checkUniqueRules({ property: { rules = [] }, report }: DeclaredField): void {
  for (const [index, { unique }] of rules.entries()) {
    if (unique) report(['rules', index, 'unique'], sentences.uniqueInPart())
  }
}

/** Reports a warning about expiry, `expiresSoon`, on a field that is no date. */
function checkExpiry({ project, property, report }: DeclaredField): void {
  if (property.expiresSoon !== undefined && kindOf(property, project.formats) !== 'date') {
    report(['expiresSoon'], sentences.expiresNever())
  }
}

/** Reports a sort by the order of the options, `declared`, on a field without options. */
function checkDeclaredSort({ property, whole, report }: DeclaredField): void {
  if (property.sort === 'declared' && whole && !whole.enum) report(['sort'], sentences.sortsNothing())
}

const checks = [
  checkKeywordsOfItems,
  checkRequiredKeywords,
  checkReferencedType,
  checkTarget,
  checkFieldFormat,
  checkOwnValues,
  ...checksOfServerValues,
  checkUpload,
  checkKeptItems,
  checkSentAs,
  checkUniqueRules,
  checkExpiry,
  checkDeclaredSort,
]
