import { typeOfFormat } from '#engine/formats/formatText.ts'
import { keptFields, isTime, sentTimes } from '#engine/schema/wireFields.ts'
import { isShownOnly, typeOf } from '#engine/schema/property.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import type { PropertySchema, RecordSchema, SentPart } from '#generated/definitions.gen.ts'
import type { Project, RecordDefinition } from '../Project.ts'
import { declarationOf } from '../read/declarationOf.ts'
import type { Path } from '../read/Source.ts'
import { type Asked, isDeclared, sayAt, wholeAt } from '../refers/Asked.ts'
import { isInside, refusing } from '../refers/fields.ts'
import { callsTaking } from '../refers/names.ts'
import type { Told } from '../Finding.ts'
import { checkShared, checkVariants, checkWhole, isOffered } from './parts.ts'
import { checkTarget } from './references.ts'

/** Checks what the parts of a record have to do with each other. */
export function checkRecord(project: Project, record: RecordDefinition): void {
  const { source, value, whole, isCircle, spots } = record
  if (isCircle && !spots.some((spot) => isInside(record, spot))) project.report({ source, path: [] }, 'insideItself')
  checkVariants(project, record)
  checkShared(project, record)
  for (const name of Object.keys(value.$defs ?? {}))
    if (!isUsed(project, record, name))
      project.report({ source, path: ['$defs', name], isName: true }, 'unused', `the part "${name}"`)
  for (const { path, schema } of whole ? keptFields(whole) : []) {
    if ((schema.items ?? schema).properties?.['resourceUuid']) continue
    const declared = declarationOf(project, record.id, path) ?? { source, path: [] }
    project.report({ source: declared.source, path: [...declared.path, 'wire', 'keptAs'] }, 'keptWithoutId', path)
  }
}

function isUsed({ sources, contract }: Project, { id, name, source }: RecordDefinition, part: string): boolean {
  const pointer = `#/$defs/${part}"`
  const isNamed = sources.some(({ text }) => text.includes(`${name}.schema.json${pointer}`))
  return isNamed || source.text.includes(`"${pointer}`) || contract.source.text.includes(`${id}#/$defs/${part}`)
}

/** A field that is declared, with all that can be said of it. */
interface Field {
  asked: Asked
  project: Project
  property: PropertySchema
  type: string | undefined
  say: (inside: Path, ...told: Told) => void
}

/** Checks a declaration of a field against itself, the formats and the contract. */
export function checkDeclaration(asked: Asked): void {
  const { project, definition, spot } = asked
  if (definition.kind !== 'record' || spot.path.length === 0 || spot.isName || !isDeclared(spot.path)) return
  const property = spot.value as PropertySchema
  const say: Field['say'] = (inside, ...told) => sayAt(asked, inside, ...told)
  const field: Field = { asked, project, property, type: typeOf(property), say }
  checkWhole(asked, property)
  checkTarget(asked)
  for (const check of [checkFormat, checkOwnValues, checkGiven, checkId, checkUpload, checkSentAs]) check(field)
  property.rules?.forEach(({ unique }, index) => unique && say(['rules', index, 'unique'], 'uniqueInPart'))
  if (property.expiresSoon !== undefined && kindOf(property, project.formats.value) !== 'date')
    say(['expiresSoon'], 'expiresNever')
}

function checkFormat({ project, property: { format = '', pattern, maxLength }, type, say }: Field): void {
  const found = project.formats.value.formats[format]
  const wanted = typeOfFormat(found ?? {})
  if (found && type !== undefined && (type === 'integer' ? 'number' : type) !== wanted)
    say(['format'], 'otherFormat', format, wanted, type)
  // Nothing is matched against texts of any length; days, times and ids have one of their own.
  const isEndless = found && (found.check === undefined || found.check === 'url')
  if (type !== 'string' || maxLength !== undefined) return
  for (const word of [...(isEndless ? ['format'] : []), ...(pattern === undefined ? [] : ['pattern'])])
    say([word], 'endless', word)
}

/** What a field offers must meet what it demands itself. */
function checkOwnValues({ property, say }: Field): void {
  for (const [index, value] of (property.enum ?? []).entries()) {
    const word = refusing(property, value)
    if (word !== undefined) say(['enum', index], 'refusesOwn', word, JSON.stringify(value))
  }
  for (const spelling of Object.keys(property.wire?.aliases ?? {}))
    if (property.enum?.includes(spelling)) say(['wire', 'aliases', spelling], 'noAlias', spelling)
}

/** What only the server gives must come from somewhere. */
function checkGiven({ asked: { spot }, property, say }: Field): void {
  const { default: first, computed, numbered } = property
  const [name, holder] = [String(spot.path[1]), spot.above?.above?.value as RecordSchema | undefined]
  if (spot.path.length !== 2 || name === 'resourceUuid' || !holder?.required?.includes(name)) return
  const isGiven = (first ?? computed ?? numbered) !== undefined
  if (isShownOnly(property) && !isGiven) say(['readOnly'], 'neverGiven', name)
}

function checkId({ asked, project, property: { identity, format }, say }: Field): void {
  if (!identity) return
  if (asked.spot.path.at(-1) !== 'resourceUuid') say(['identity'], 'noId')
  else if (project.formats.value.formats[format ?? '']?.check !== 'uuid') say(['identity'], 'noUuid')
}

function checkUpload({ asked, project, property, say }: Field): void {
  const { upload } = wholeAt(project.records.get(asked.definition.id), asked.spot.path) ?? {}
  if (!upload || !property.upload || isOffered(asked)) return
  const { bytes, part } = upload
  const operation = project.contract.operations.get(bytes)
  if (operation && (operation.pathParameters.length !== 1 || operation.method !== 'get'))
    say(['upload', 'bytes'], 'noBytes', bytes)
  const json = callsTaking(project, asked.definition.id).find(({ body }) => !body?.multipart)
  if (json) say(['upload'], 'dropsUpload', String(asked.spot.path.at(-1)), json.id, part)
}

/** What stands for a file in the JSON that is sent: instead of the file, with its name and its id in one object. */
function checkSentAs({ property: { wire: { sentAs, keptAs } = {}, readOnly }, say }: Field): void {
  if (!sentAs) return
  if (keptAs !== undefined) say(['wire', 'keptAs'], 'keptTwice')
  if (!readOnly) say(['wire', 'sentAs'], 'sentTwice')
  const [paths, parts] = [Object.keys(sentAs), Object.values(sentAs)]
  const holders = paths.filter((_, index) => !isTime(parts[index])).map((path) => path.split('.')[0])
  const needed: SentPart[] = ['name', 'id', ...(parts.some(isTime) ? sentTimes : [])]
  for (const part of needed.filter((one) => !parts.includes(one)))
    say(['wire', 'sentAs'], 'missing', part, ': a field beside the file holds it')
  for (const [index, path] of paths.entries())
    if (parts.indexOf(parts[index] ?? 'name') < index) say(['wire', 'sentAs', path], 'twice', `"${parts[index]}"`)
  if (new Set(holders).size > 1) say(['wire', 'sentAs'], 'sentApart')
}
