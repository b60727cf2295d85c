import { propertyAt } from '#engine/schema/propertyAt.ts'
import { keptFields } from '#engine/schema/keptFields.ts'
import { kinds } from '#engine/schema/kindOf.ts'
import { typeOf } from '#engine/schema/typeOf.ts'
import type { PropertySchema, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import type { Project, RecordDefinition } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { checkCondition } from '../conditions/conditions.ts'
import { needUnitWords } from '../names/needWords.ts'
import { checkName, fieldAt } from '../names/paths.ts'
import { declarationOf } from './declarationOf.ts'
import { checkLimits } from './limits.ts'
import { checkMarks } from './marks.ts'
import { checkUpload } from './uploads.ts'

/** Checks the records: that what they name exists, and that their limits can be met. */
export function checkRecords(project: Project): void {
  for (const record of project.records.values()) {
    checkHolder(project, record, record.value, [])
    for (const [name, part] of Object.entries(record.value.$defs ?? {})) {
      checkProperty(project, record, part, ['$defs', name])
      if (!used(project, record, name))
        project.report(
          'unused',
          record.source,
          ['$defs', name],
          { what: `nobody uses the part "${name}"`, why: 'no reference leads to it', mend: 'take it out' },
          'name',
        )
    }
    if (record.whole) checkKept(project, record, record.whole)
    if (record.whole) checkRules(project, record, record.value.rules ?? [], record.whole, ['rules'])
  }
}

/** Rules over the fields of an object. */
export function checkRules(
  project: Project,
  { source }: RecordDefinition,
  rules: RecordRule[],
  holder: RecordSchema | PropertySchema,
  path: Path,
): void {
  rules.forEach((rule, index) => {
    for (const part of ['if', 'then', 'else'] as const)
      if (rule[part]) checkCondition(project, source, [...path, index, part], rule[part], holder)
    if (!rule.then && !rule.else)
      project.report('rule', source, [...path, index], {
        what: 'this rule demands nothing',
        why: 'it has neither `then` nor `else`',
        mend: 'add "then"',
      })
  })
}

/** Entries that are kept by their id must have one. */
function checkKept(project: Project, record: RecordDefinition, whole: RecordSchema): void {
  for (const { path, schema } of keptFields(whole)) {
    if ((schema.items ?? schema).properties?.resourceUuid) continue
    const declared = declarationOf(project, record.id, path)
    project.report('kept', declared?.source ?? record.source, [...(declared?.path ?? []), 'keptAs'], {
      what: `the entries of "${path}" have no id`,
      why: 'what is kept is named by its `resourceUuid`',
      mend: 'add "resourceUuid" to the entries',
    })
  }
}

function used(project: Project, record: RecordDefinition, name: string): boolean {
  const pointer = `#/$defs/${name}"`
  const here = record.source.text.includes(`"${pointer}`)
  const file = `${record.id}.schema.json${pointer}`
  const elsewhere = project.sources.some(({ text }) =>
    text.includes(file.split('/').at(-1) === '' ? file : `${record.name}.schema.json${pointer}`),
  )
  const inContract = project.contract.source.text.includes(`${record.id}#/$defs/${name}`)
  return here || elsewhere || inContract
}

function checkHolder(project: Project, record: RecordDefinition, holder: PropertySchema, path: Path): void {
  const names = Object.keys(holder.properties ?? {})
  holder.required?.forEach((name, index) => {
    if (names.includes(name)) return
    project.report('required', record.source, [...path, 'required', index], {
      what: `there is no field "${name}"`,
      why: 'a field that does not exist can never be filled in',
      mend: didYouMean(name, names),
    })
  })
  if (holder.additionalProperties !== false)
    project.report('open', record.source, path, {
      what: 'this object takes any field',
      why: 'a misspelt field would be stored unseen',
      mend: 'add "additionalProperties": false',
    })
  for (const [name, property] of Object.entries(holder.properties ?? {}))
    checkProperty(project, record, property, [...path, 'properties', name])
}

function checkProperty(project: Project, record: RecordDefinition, property: PropertySchema, path: Path): void {
  const { source } = record
  const wrong = (place: Path, what: string, why: string, mend: string, at: 'value' | 'name' = 'value') =>
    project.report('record', source, [...path, ...place], { what, why, mend }, at)
  const type = typeOf(property)
  if (property.$ref === undefined && type === undefined && property.const === undefined)
    wrong([], 'this field has no type', 'nothing tells how to check and show it', 'add "type"', 'name')
  if (type === 'object' && property.properties) checkHolder(project, record, property, path)
  else if (type === 'object')
    wrong([], 'this object has no fields', 'it could hold nothing', 'add "properties"', 'name')
  if (type === 'array' && !property.items)
    wrong([], 'this list does not say what it holds', 'its entries could not be checked', 'add "items"', 'name')
  if (property.items) checkProperty(project, record, property.items, [...path, 'items'])
  if (property.properties && type !== 'object')
    wrong(
      ['properties'],
      'only an object has fields',
      `this is of type ${type ?? 'unknown'}`,
      'write "type": "object"',
      'name',
    )
  if (property.items && type !== 'array')
    wrong(['items'], 'only a list has items', `this is of type ${type ?? 'unknown'}`, 'write "type": "array"', 'name')
  // What a reference brings along is checked where it stands.
  if (property.rules) checkRules(project, record, property.rules, property, [...path, 'rules'])
  checkNames(project, record, property, path)
  checkLimits(project, record, property, path)
  checkUpload(project, record, property, path)
  checkMarks(project, record, property, path)
  if (property.readOnly && property.writeOnly)
    wrong(
      ['writeOnly'],
      'this field is neither sent nor given back',
      'it is read-only and write-only at once',
      'take one of them out',
      'name',
    )
}

function checkNames(project: Project, record: RecordDefinition, property: PropertySchema, path: Path): void {
  const { source } = record
  const { format, lookup, remarks = [], kind, unitFrom } = property
  const formats = project.formats.value
  if (format !== undefined) {
    const known = checkName(
      project,
      source,
      [...path, 'format'],
      format,
      Object.keys(formats.formats),
      'format',
      'schemas/formats.json does not hold it',
    )
    const type = formats.formats[format]?.type ?? 'string'
    const own = typeOf(property) === 'integer' ? 'number' : typeOf(property)
    if (known && own !== undefined && own !== type)
      project.report('format', source, [...path, 'format'], {
        what: `the format "${format}" speaks of a ${type}`,
        why: `this field is a ${own}`,
        mend: 'change the format or the type',
      })
  }
  if (lookup !== undefined)
    checkName(
      project,
      source,
      [...path, 'lookup'],
      lookup,
      Object.keys(project.lookups.value.lookups),
      'lookup',
      'schemas/lookups.json does not hold it',
    )
  remarks.forEach((name, index) =>
    checkName(
      project,
      source,
      [...path, 'remarks', index],
      name,
      Object.keys(formats.remarks ?? {}),
      'remark',
      'schemas/formats.json does not hold it',
    ),
  )
  if (kind !== undefined) checkName(project, source, [...path, 'kind'], kind, kinds, 'kind', 'no field can show it')
  if (unitFrom !== undefined && record.whole) checkUnit(project, record, record.whole, unitFrom, [...path, 'unitFrom'])
}

function checkUnit(
  project: Project,
  { source }: RecordDefinition,
  whole: RecordSchema,
  unitFrom: string,
  path: Path,
): void {
  fieldAt(project, source, path, whole, unitFrom)
  const unit = propertyAt(whole, unitFrom)?.schema
  if (!unit) return
  if (unit.enum) needUnitWords(project, source, path, unit)
  else
    project.report('unit', source, path, {
      what: `"${unitFrom}" is not a choice`,
      why: 'the unit must be one of those that have a sign',
      mend: 'name a field with "enum"',
    })
}
