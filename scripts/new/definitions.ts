import type {
  DetailsDefinition,
  FormDefinition,
  PropertySchema,
  RecordSchema,
  TableDefinition,
} from '#generated/definitions.gen.ts'
import type { Resource } from './Resource.ts'

const missing = [{ effect: 'toast' as const, type: 'error' as const, words: 'notFound' }]
const done = (words: string) => ({ effect: 'toast' as const, type: 'success' as const, words })

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
export function definitionsOf({ name, typeName, manyName, files }: Resource): Record<string, object> {
  const record = `${name}/${name}`
  const address = `/${name}`
  const details = `${address}/{resourceUuid}/details`
  const edit = `${address}/{resourceUuid}/edit`
  const load = { operation: `get${typeName}`, outcomes: { use: 'load', '404': missing } }

  const schema: RecordSchema = {
    $schema: '../meta/record.meta.json',
    type: 'object',
    additionalProperties: false,
    calls: `/restapi/${name}`,
    required: ['label'],
    properties: {
      resourceUuid: { ...uuid, readOnly: true },
      label: { type: 'string', format: 'line', minLength: 1, maxLength: 200 },
      remark: { type: 'string', kind: 'paragraph', maxLength: 2000 },
      ...(files && fileFields),
    },
  }
  const saved = (words: string) => [done(words), { effect: 'go' as const, to: details }]
  const form: FormDefinition = {
    $schema: '../meta/form.meta.json',
    record,
    draft: true,
    load,
    create: { operation: `create${typeName}`, outcomes: { use: 'save', '200': saved('created') } },
    update: { operation: `update${typeName}`, outcomes: { use: 'update', '200': saved('updated') } },
    cancel: 'back',
    sections: [{ id: 'general', fields: ['label', '*'] }],
  }
  const table: TableDefinition = {
    $schema: '../meta/table.meta.json',
    record,
    load: { operation: `list${manyName}`, outcomes: { use: 'load' } },
    columns: [{ path: 'label', to: details }, 'remark'],
    new: `${address}/new`,
    actions: [
      { id: 'details', icon: 'details', to: details },
      { id: 'edit', icon: 'edit', to: edit },
      {
        id: 'remove',
        icon: 'remove',
        danger: true,
        confirm: true,
        operation: `remove${typeName}`,
        outcomes: { use: 'save', '200': [{ effect: 'removeRow' }, done('removed')], '404': missing },
      },
    ],
  }
  const read: DetailsDefinition = {
    $schema: '../meta/details.meta.json',
    record,
    load,
    title: '{label}',
    back: address,
    actions: [{ id: 'edit', icon: 'edit', to: edit }],
    sections: [{ id: 'general', fields: ['label', '*'] }],
  }
  return { schema, form, table, details: read }
}
