import type { DetailsDefinition, FormDefinition, RecordSchema, TableDefinition } from '#generated/definitions.gen.ts'
import type { Resource } from './Resource.ts'

const missing = [{ effect: 'toast' as const, type: 'error' as const, words: 'notFound' }]
const done = (words: string) => ({ effect: 'toast' as const, type: 'success' as const, words })

/** The definition files of a resource to start from: a name and a remark, and `*` wherever later fields belong. */
export function definitionsOf({ name, typeName, manyName }: Resource): Record<string, object> {
  const record = `${name}/${name}`
  const address = `/${name}`
  const details = `${address}/{resourceUuid}/details`
  const edit = `${address}/{resourceUuid}/edit`
  const load = { operation: `get${typeName}`, outcomes: { use: 'load', '404': missing } }

  const schema: RecordSchema = {
    $schema: '../meta/record.meta.json',
    type: 'object',
    additionalProperties: false,
    required: ['label'],
    properties: {
      resourceUuid: { type: 'string', format: 'uuid', readOnly: true },
      label: { type: 'string', format: 'line', minLength: 1, maxLength: 200 },
      remark: { type: 'string', kind: 'paragraph', maxLength: 2000 },
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
    columns: [{ path: 'label', to: details }, '*'],
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
