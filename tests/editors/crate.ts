import type { FormDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { WrittenForm } from '../fixtures/toy/compileForms.ts'
import { dereference } from '#engine/schema/dereference.ts'

const text: PropertySchema = { type: 'string' }
const texts: PropertySchema = { type: 'array', items: text }
const given: PropertySchema = { type: 'string', format: 'uuid', readOnly: true }
const own: PropertySchema = { type: 'string', format: 'uuid', identity: true }
const ids: PropertySchema = { type: 'array', items: { type: 'string', format: 'uuid' } }
const fileShape: PropertySchema = {
  type: 'object',
  required: ['label', 'resourceUuid'],
  properties: { label: text, resourceUuid: { type: 'string', format: 'uuid' } },
}
const upload = (part: string) => ({ part, accept: ['*/*'], maxBytes: 1000, bytes: 'getFile' })
const file = (part: string): PropertySchema => ({ ...fileShape, upload: upload(part) })
/** An entry is known by its tag, which nobody changes and no other entry has. */
const entry = (properties: Record<string, PropertySchema>): PropertySchema => ({
  type: 'object',
  properties: { ...properties, tag: text, note: text },
})
const listOf = (items: PropertySchema): PropertySchema => ({ type: 'array', items })

/** Lists of each sort: with ids of every origin and without any, in entries and in parts, of texts, references and files. */
const properties: Record<string, PropertySchema> = {
  resourceUuid: given,
  kind: { type: 'string', enum: ['A', 'B', 'C'] },
  name: text,
  tags: texts,
  owners: { type: 'array', items: { type: 'string', format: 'uuid' } },
  kept: { ...listOf(entry({ resourceUuid: given })), wire: { keptAs: 'oldKept' } },
  oldKept: { ...ids, writeOnly: true },
  given: listOf(entry({ resourceUuid: given })),
  owned: listOf(
    entry({
      resourceUuid: own,
      words: texts,
      inner: listOf(entry({ resourceUuid: own })),
      loose: listOf(entry({})),
      reach: listOf({ type: 'object', properties: { mail: text, phone: text } }),
      scan: file('owned'),
    }),
  ),
  plain: listOf(entry({})),
  bare: listOf(entry({ words: texts, person: { type: 'object', properties: { resourceUuid: own, note: text } } })),
  papers: listOf({
    ...entry({
      resourceUuid: given,
      scan: { ...file('papers'), readOnly: true, wire: { sentAs: { 'sent.name': 'name', 'sent.id': 'id' } } },
      sent: { type: 'object', writeOnly: true, properties: { name: text, id: text } },
    }),
    required: ['scan'],
  }),
  pictures: { ...listOf(fileShape), readOnly: true, upload: upload('pictures'), wire: { keptAs: 'oldPictures' } },
  oldPictures: { ...ids, writeOnly: true },
  scans: { ...listOf(fileShape), upload: upload('scans') },
  flag: file('flag'),
  part: { type: 'object', properties: { title: text, rooms: listOf(entry({ resourceUuid: own })) } },
  perhaps: {
    type: ['object', 'null'],
    properties: { resourceUuid: own, title: text, rooms: listOf(entry({})), plan: file('plan') },
  },
  contacts: listOf({ type: 'object', properties: { mail: text, phone: text } }),
  onlyA: text,
  notB: text,
  onlyB: listOf(entry({ resourceUuid: own })),
}

const inPlace = (path: string) => ({ path, entry: { fields: ['tag', 'note'], columns: ['tag'] } })
const inDialog = (path: string) => ({ path, entry: `${path}/${path}` })
const form: FormDefinition = {
  $schema: '',
  record: 'crate/crate',
  except: ['oldKept', 'oldPictures'],
  sections: [
    {
      id: 'general',
      fields: [
        'kind',
        'name',
        'tags',
        'owners',
        'pictures',
        'scans',
        'flag',
        'part.title',
        'contacts.0.mail',
        'contacts.0.phone',
        'contacts.1.mail',
        ...['kept', 'plain', 'part.rooms'].map(inPlace),
        ...['given', 'owned', 'bare', 'papers'].map(inDialog),
        { path: 'onlyA', show: "has(self.kind) && self.kind == 'A'" },
        { path: 'notB', disable: "has(self.kind) && self.kind == 'B'" },
      ],
    },
    { id: 'perhaps', optional: 'perhaps', fields: ['perhaps.title', inPlace('perhaps.rooms'), 'perhaps.plan'] },
    { id: 'onlyB', show: "has(self.kind) && self.kind == 'B'", fields: [inPlace('onlyB')] },
  ],
}

/** Which fields a record of a kind shows and lets change. */
export const countsFor = (kind: unknown, path: string): boolean =>
  !((path === 'onlyA' && kind !== 'A') || (path === 'notB' && kind === 'B') || (/^onlyB\b/.test(path) && kind !== 'B'))

const itemFields: Record<string, FormDefinition['sections'][number]['fields']> = {
  given: ['tag', 'note'],
  owned: ['tag', 'note', 'words', inPlace('inner'), inPlace('loose'), 'reach.0.mail', 'reach.0.phone', 'scan'],
  bare: ['tag', 'note', 'words', 'person.note'],
  papers: ['tag', 'note', 'scan'],
}

function whole(record: Record<string, PropertySchema>, required?: string[]): RecordSchema {
  const schema: RecordSchema = { $schema: '', type: 'object', additionalProperties: false, properties: record }
  return dereference({ ...schema, ...(required && { required }) }, 'crate/crate.schema.json', () => schema)
}

export const crateSchema = whole(properties)

/** The form of the record and those of its entries, by name. */
export const written: Record<string, WrittenForm> = {
  'crate/crate': { schema: crateSchema, form },
  ...Object.fromEntries(
    Object.entries(itemFields).map(([name, fields]) => {
      const { properties: own = {} } = crateSchema.properties[name]?.items ?? {}
      const sections = [{ id: 'general', fields }]
      return [`${name}/${name}`, { schema: whole(own), form: { $schema: '', record: `${name}/${name}`, sections } }]
    }),
  ),
}
