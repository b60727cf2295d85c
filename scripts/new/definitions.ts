import type {
  DetailsDefinition,
  FormDefinition,
  PropertySchema,
  RecordSchema,
  TableDefinition,
} from '#generated/definitions.gen.ts'
import type { Resource } from './Resource.ts'

const uuid: PropertySchema = { type: 'string', format: 'uuid' }
const mostFiles = 10

/** Files that travel as parts of the call, and the ids of those that are kept. */
const fileFields: Record<string, PropertySchema> = {
  files: {
    type: 'array',
    readOnly: true,
    listed: false,
    maxItems: mostFiles,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'resourceUuid'],
      properties: { label: { type: 'string', maxLength: 255 }, resourceUuid: uuid },
    },
    upload: {
      part: 'files',
      accept: ['application/pdf', 'image/jpeg', 'image/png'],
      maxBytes: 10 * 1024 * 1024,
      bytes: 'getFile',
    },
    keptAs: 'keptFiles',
  },
  keptFiles: { type: 'array', writeOnly: true, maxItems: mostFiles, uniqueItems: true, items: uuid },
}

/**
 * The definition files of a resource to start from: a name and a remark. Later fields come to the form and the details by
 * `*`; a list has a column for what it names.
 */
export function definitionsOf({ name, files }: Resource): Record<string, object> {
  const record = `${name}/${name}`
  const schema: RecordSchema = {
    $schema: '../meta/record.meta.json',
    type: 'object',
    additionalProperties: false,
    title: '{label}',
    calls: `/restapi/${name}`,
    required: ['label'],
    properties: {
      resourceUuid: { ...uuid, readOnly: true },
      label: { type: 'string', format: 'line', minLength: 1, maxLength: 200 },
      remark: { type: 'string', kind: 'paragraph', maxLength: 2000 },
      ...(files && fileFields),
    },
  }
  const sections = [{ id: 'general', fields: ['label', '*'] }]
  const form: FormDefinition = { $schema: '../meta/form.meta.json', record, sections }
  const table: TableDefinition = { $schema: '../meta/table.meta.json', record, columns: ['label', 'remark'] }
  const details: DetailsDefinition = { $schema: '../meta/details.meta.json', record, sections }
  return { schema, form, table, details }
}
