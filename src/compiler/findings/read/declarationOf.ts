import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { findPointer, resolvePath } from '#engine/schema/dereference.ts'
import type { Project, RecordDefinition } from '../Project.ts'
import type { Path, Source } from '../read/Source.ts'

export interface Declaration {
  source: Source
  path: Path
  schema: PropertySchema
  record: RecordDefinition
}

/** Where the declaration of a field stands, references followed into other files; undefined if it cannot be found. */
export function declarationOf(project: Project, id: string, field: string): Declaration | undefined {
  const record = project.records.get(id)
  if (!record) return undefined
  const root: Declaration = { source: record.source, path: [], schema: record.value, record }
  const [found] = field
    .split('.')
    .reduce<Declaration[]>((holders, name) => holders.flatMap((one) => membersOf(project, one, name)), [root])
  const isElsewhere = found?.schema.$ref !== undefined && Object.keys(found.schema).length === 1
  return isElsewhere ? followed(project, found) : found
}

/** Every place that declares a field of an object or of the entries of a list, the nearest first. */
function membersOf(project: Project, holder: Declaration, name: string): Declaration[] {
  return partsOf(project, holder).flatMap((part) => {
    const { items, properties } = part.schema
    if (items) return membersOf(project, stepInto(part, ['items'], items), name)
    const own = properties?.[name]
    return own ? [stepInto(part, ['properties', name], own)] : []
  })
}

/** What a declaration is put together from: itself, what it refers to, and its variants. */
function partsOf(project: Project, from: Declaration): Declaration[] {
  const { $ref, oneOf = [] } = from.schema as RecordSchema & PropertySchema
  const base = $ref === undefined ? undefined : referredBy(project, from)
  const variants = oneOf.map((variant, index) => stepInto(from, ['oneOf', index], variant))
  return [from, ...[...(base ? [base] : []), ...variants].flatMap((part) => partsOf(project, part))]
}

/** Where the fields of an object, or of the entries of a list, are declared. */
export function fieldsOf(project: Project, from: Declaration): Declaration {
  const { items } = from.schema
  return (items && followed(project, stepInto(from, ['items'], items))) ?? from
}

const stepInto = (from: Declaration, path: Path, schema: PropertySchema): Declaration => ({
  ...from,
  path: [...from.path, ...path],
  schema,
})

function followed(project: Project, from: Declaration): Declaration | undefined {
  const next = referredBy(project, from)
  return from.schema.$ref === undefined ? from : next && followed(project, next)
}

/** What the reference of a declaration leads to. */
export function referredBy(
  project: Project,
  { schema: { $ref }, record: { id: own } }: Pick<Declaration, 'schema' | 'record'>,
): Declaration | undefined {
  const [file = '', pointer = ''] = ($ref ?? '').split('#')
  const id = file === '' ? own : resolvePath(own, file).replace('.schema.json', '')
  const record = project.records.get(id)
  const schema = findPointer(record?.value, pointer) as PropertySchema | RecordSchema | undefined
  return record && schema && { source: record.source, path: pointer.split('/').slice(1), schema, record }
}
