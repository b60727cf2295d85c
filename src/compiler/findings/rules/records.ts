import { keptFields } from '#engine/schema/keptFields.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { typeOf } from '#engine/schema/typeOf.ts'
import { unitKeys } from '#engine/text/wordKeys.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Project, RecordDefinition } from '../Project.ts'
import { declarationOf } from '../read/declarationOf.ts'
import type { Path } from '../read/Source.ts'
import { type Asked, declaredAround, say as sayAt } from '../refers/Asked.ts'
import { meets } from '../refers/meets.ts'
import { callsTaking } from '../refers/names.ts'
import { around } from '../refers/spotsOf.ts'
import { needWords } from '../words/needWords.ts'

/** Checks what the parts of a record have to do with each other. */
export function checkRecord(project: Project, record: RecordDefinition): void {
  const { source, value, whole } = record
  for (const name of Object.keys(value.$defs ?? {}))
    if (!isUsed(project, record, name))
      project.report(
        'unused',
        source,
        ['$defs', name],
        { what: `the part "${name}" is unused`, why: 'no reference leads to it', mend: 'take it out' },
        'name',
      )
  for (const { path, schema } of whole ? keptFields(whole) : []) {
    if ((schema.items ?? schema).properties?.['resourceUuid']) continue
    const declared = declarationOf(project, record.id, path) ?? { source, path: [] }
    project.report('kept', declared.source, [...declared.path, 'keptAs'], {
      what: `the entries of "${path}" have no id`,
      why: 'what is kept is named by its `resourceUuid`',
      mend: 'add "resourceUuid" to the entries',
    })
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
  say: (path: Path, what: string, why: string, mend: string, at?: 'value' | 'name') => void
}

/** Checks a declaration of a field against itself, the formats and the contract. */
export function checkDeclaration(asked: Asked): void {
  const { project, definition, spot } = asked
  // Fields are what the meta-schema gives words that exclude each other.
  if (definition.kind !== 'record' || spot.notes.excludes === undefined) return
  const property = spot.value as PropertySchema
  const say: Field['say'] = (path, what, why, mend, at = 'value') =>
    sayAt(asked, 'record', [what, why, mend], [...spot.path, ...path], at)
  const field: Field = { asked, project, property, type: typeOf(property), say }
  for (const check of [
    checkFormat,
    checkLength,
    checkLimits,
    checkOwnValues,
    checkId,
    checkShown,
    checkUnit,
    checkOrigins,
    checkUpload,
    checkSentAs,
  ])
    check(field)
}

function checkFormat({ project, property: { format = '' }, type, say }: Field): void {
  const found = project.formats.value.formats[format]
  const wanted = found?.type ?? 'string'
  if (found && type !== undefined && (type === 'integer' ? 'number' : type) !== wanted)
    say(['format'], `the format "${format}" speaks of a ${wanted}`, `this field is a ${type}`, 'change one of them')
}

/** Nothing is matched against texts of any length; days, times and ids have one of their own. */
function checkLength({ project, property: { format = '', pattern, maxLength }, type, say }: Field): void {
  const found = project.formats.value.formats[format]
  const isEndless = found && (found.check === undefined || found.check === 'url')
  if (type !== 'string' || maxLength !== undefined) return
  for (const word of [...(isEndless ? ['format'] : []), ...(pattern === undefined ? [] : ['pattern'])])
    say(
      [word],
      'this text has no "maxLength"',
      `the ${word} would be matched against texts of any length`,
      'add "maxLength" beside it',
      'name',
    )
}

const pairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const

function checkLimits({ property, say }: Field): void {
  for (const [least, most] of pairs)
    if ((property[least] ?? -Infinity) > (property[most] ?? Infinity))
      say([least], `${least} is greater than ${most}`, 'no value could ever meet both', 'swap them or change one')
}

/** What a field offers must meet what it demands itself. */
function checkOwnValues({ property, say }: Field): void {
  const limits = [...pairs.flat(), 'pattern' as const].filter((name) => name in property)
  const refused = (path: Path, value: unknown, why: string) => {
    const name = limits.find((one) => !meets(value, { [one]: property[one] }))
    if (name !== undefined) say(path, `its own "${name}" refuses ${JSON.stringify(value)}`, why, 'change one of them')
  }
  property.enum?.forEach((value, index) => refused(['enum', index], value, 'it could be chosen and never saved'))
  if (property.default !== undefined) refused(['default'], property.default, 'a new record would be invalid')
  for (const spelling of Object.keys(property.aliases ?? {}))
    if (property.enum?.includes(spelling))
      say(
        ['aliases', spelling],
        `"${spelling}" is a value itself`,
        'an alias is another spelling',
        'take it out',
        'name',
      )
}

function checkId({ asked, project, property: { identity, format }, say }: Field): void {
  if (!identity) return
  if (asked.spot.path.at(-1) !== 'resourceUuid')
    say(['identity'], 'this field is no id', 'the id of a part is its `resourceUuid`', 'take "identity" out', 'name')
  else if (project.formats.value.formats[format ?? '']?.check !== 'uuid')
    say(['identity'], 'this id is no uuid', 'ids are told apart by their format', 'write "format": "uuid"', 'name')
}

function checkShown({ project, property, say }: Field): void {
  if (property.expiresSoon !== undefined && kindOf(property, project.formats.value) !== 'date')
    say(['expiresSoon'], 'this field is no date', 'only a day can pass', 'take "expiresSoon" out', 'name')
}

function checkUnit({ asked, project, property: { unitFrom }, say }: Field): void {
  const record = project.records.get(asked.definition.id)?.whole
  const unit = record && unitFrom !== undefined ? propertyAt(record, unitFrom)?.schema : undefined
  if (!unit) return
  if (!unit.enum)
    say(['unitFrom'], `"${unitFrom ?? ''}" is not a choice`, 'each unit has a sign', 'name a field with "enum"')
  for (const value of unit.enum ?? [])
    if (value !== null)
      needWords(
        project,
        asked.definition.source,
        [...asked.spot.path, 'unitFrom'],
        unitKeys(value),
        `the unit "${value}"`,
      )
}

function checkOrigins({ asked, project, property, type, say }: Field): void {
  const record = project.records.get(asked.definition.id)?.whole
  for (const [index, name] of (property.derivedFrom ?? []).entries()) {
    const origin = record && propertyAt(record, name)?.schema
    if (!origin) continue
    const [what, why] = origin.derivedFrom
      ? [`"${name}" is derived itself`, 'its value is stored nowhere']
      : [`"${name}" is a ${typeOf(origin) ?? 'field without type'}`, `this field is a ${type ?? 'field without type'}`]
    const isAlike = typeOf(origin) === type || property.$ref !== undefined
    if (origin.derivedFrom || !isAlike) say(['derivedFrom', index], what, why, 'name another field')
  }
}

function checkUpload({ asked, project, property: { upload }, say }: Field): void {
  if (!upload) return
  const { bytes, part } = upload
  const operation = project.contract.operations.get(bytes)
  if (operation && (operation.pathParameters.length !== 1 || operation.method !== 'get'))
    say(
      ['upload', 'bytes'],
      `"${bytes}" does not give one file`,
      'it must be a GET whose one path parameter is the id of the file',
      'name such an operation',
    )
  const json = callsTaking(project, asked.definition.id).find(({ body }) => !body?.multipart)
  if (json)
    say(
      ['upload'],
      `"${String(asked.spot.path.at(-1))}" is an upload, but ${json.id} takes application/json`,
      'the chosen file would be dropped',
      `write multipart/form-data with a part "${part}" in openapi/openapi.yaml`,
    )
}

/** What stands for a file in the JSON that is sent: instead of the file, and with times that are times. */
function checkSentAs({ asked, project, property: { upload, keptAs, readOnly }, say }: Field): void {
  const { sentAs } = upload ?? {}
  if (!sentAs) return
  if (keptAs !== undefined)
    say(['keptAs'], 'a kept file is sent in two ways', '`sentAs` carries its id already', 'take "keptAs" out')
  if (!readOnly)
    say(['upload', 'sentAs'], 'the file itself is sent too', '`sentAs` stands in its place', 'add "readOnly": true')
  const holder = around(asked.spot, ({ path }) => path.at(-1) === 'properties')
  const fields = holder && declaredAround({ ...asked, spot: holder })?.properties
  for (const name of ['stamp', 'stampedAs'] as const) {
    const field = fields?.[sentAs[name] ?? '']
    if (field && project.formats.value.formats[field.format ?? '']?.check !== 'stamp')
      say(
        ['upload', 'sentAs', name],
        `"${sentAs[name] ?? ''}" is no time`,
        'it says when the file was chosen',
        'write "format": "stamp"',
      )
  }
}
