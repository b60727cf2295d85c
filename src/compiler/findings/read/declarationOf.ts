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
  let here: Declaration | undefined = {
    source: record.source,
    path: [],
    schema: record.value,
    record,
  }
  for (const name of field.split('.')) {
    if (here.schema.items) here = followed(project, stepInto(here, ['items'], here.schema.items))
    const inner: PropertySchema | undefined = here?.schema.properties?.[name]
    here = here && inner && followed(project, stepInto(here, ['properties', name], inner))
    if (!here) return undefined
  }
  return here
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
  const { $ref } = from.schema
  if ($ref === undefined) return from
  const [file = '', pointer = ''] = $ref.split('#')
  const id = file === '' ? from.record.id : resolvePath(from.record.id, file).replace('.schema.json', '')
  const record = project.records.get(id)
  const schema = findPointer(record?.value, pointer) as PropertySchema | RecordSchema | undefined
  if (!record || !schema) return undefined
  const path = pointer.split('/').slice(1)
  return followed(project, { source: record.source, path, schema: schema, record })
}
