import fc from 'fast-check'
import type { Json } from '#engine/record/path.ts'
import { hostileTexts, type Meta, ofMeta } from './ofMeta.ts'
import { wordsFor } from './wordsFor.ts'

/** A resource as analysts write it: its files by path below the project, and its address in screens.json. */
export interface HostileResource {
  name: string
  files: Record<string, string>
}

/** One text of a list, other than those that are given. */
const text = fc.constantFrom(...hostileTexts)
const inQuotes = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const fieldNames = [
  'a b',
  'a:b',
  "l'un",
  'de"ux',
  'case',
  'new',
  'é',
  '漢',
  'a,b',
  'x%y',
  '$a',
  'a/b~c',
  'a`b',
  'constructor',
  '__proto__',
  'a.b',
  '1',
  'c\u2028d',
  '-x',
  '</b>',
  '👍',
]

/** A field of some kind whose texts are hostile. */
const someField: fc.Arbitrary<Json> = fc.oneof(
  text.map((value) => ({ type: 'string', enum: ['PLAIN', value], default: value })),
  fc.constant({ type: 'string', format: 'line', maxLength: 40 }),
  fc
    .constantFrom('^[^a]*$', '^\\-x$', '^\\p{L}*$', '^[^\'"`]*$', '^.{0,3}$')
    .map((pattern) => ({ type: 'string', maxLength: 20, pattern })),
  text.map((unit) => ({ type: 'number', minimum: 0, maximum: 100, unit })),
  fc.constant({ type: 'boolean' }),
  fc.constant({ type: 'string', format: 'date' }),
  text.map((value) => ({ type: 'array', maxItems: 3, items: { type: 'string', enum: ['PLAIN', value] } })),
  text.map((value) => ({ type: 'string', maxLength: 40, initial: inQuotes(value) })),
  text.map((value) => ({ type: 'string', maxLength: 80, readOnly: true, computed: `${inQuotes(value)} + self.label` })),
)

interface Made {
  fields: (readonly [string, Json])[]
  kinds: readonly [string, string]
  item: string
  literal: string
  words: string
  mutation: { kind: 'record' | 'form' | 'table' | 'details' | 'none'; word: string; value: unknown }
}

/**
 * Resources whose every text is hostile; some with one word more that the meta-schemas take somewhere.
 * @param metas by file name, as the reader of definitions joins them
 */
export function hostileResource(metas: ReadonlyMap<string, Json>): fc.Arbitrary<(name: string) => HostileResource> {
  const follow = (reference: string): Meta => {
    const [file = '', pointer = ''] = reference.split('#/$defs/')
    const meta = metas.get(file) ?? {}
    return pointer === '' ? meta : (((meta['$defs'] ?? {}) as Json)[pointer] as Meta)
  }
  const words = (kind: string, meta: Meta) =>
    Object.entries(meta['properties'] as Record<string, Meta>)
      .filter(
        ([word]) =>
          ![
            '$schema',
            'record',
            'properties',
            'type',
            'use',
            '$ref',
            '$defs',
            'oneOf',
            'discriminator',
            'calls',
          ].includes(word),
      )
      .map(([word, part]) =>
        ofMeta(part, follow, ['label', 'kind', 'items', 'plain', '*', ...fieldNames.slice(0, 6)], 3).map((value) => ({
          kind,
          word,
          value,
        })),
      )
  const property = follow('record.meta.json#/$defs/Property')
  const mutation = fc.oneof(
    { weight: 6, arbitrary: fc.constant({ kind: 'none', word: '', value: undefined }) },
    { weight: 4, arbitrary: fc.oneof(...words('record', property)) },
    ...(['form', 'table', 'details'] as const).map((kind) => ({
      weight: 1,
      arbitrary: fc.oneof(...words(kind, follow(`${kind}.meta.json`))),
    })),
  ) as fc.Arbitrary<Made['mutation']>
  return fc
    .record({
      fields: fc.uniqueArray(
        fc.tuple(
          fc.oneof(
            { weight: 9, arbitrary: fc.constantFrom(...fieldNames.slice(0, 13), 'plain') },
            { weight: 1, arbitrary: fc.constantFrom(...fieldNames) },
          ),
          someField,
        ),
        { selector: ([name]) => name, minLength: 1, maxLength: 5 },
      ),
      kinds: fc.tuple(text, text).filter(([left, right]) => left !== right),
      item: fc.constantFrom('case', 'new', 'class', 'cel', 'one', 'await'),
      literal: text,
      words: fc.constantFrom('<b>x</b>', '{{x}}', "l'un", '$t(app:common.close)', '"x"', '👍'),
      mutation,
    })
    .map((made) => (name: string) => resourceOf(name, made))
}

function resourceOf(name: string, { fields, kinds, item, literal, words, mutation }: Made): HostileResource {
  const id = `${name}/${name}`
  const own = Object.fromEntries(fields)
  const typed = fields.filter(([, field]) => !field['readOnly']).map(([one]) => one)
  const record: Json = {
    $schema: '../meta/record.meta.json',
    type: 'object',
    additionalProperties: false,
    title: '{label}',
    calls: `/restapi/${name}`,
    required: ['label', 'kind'],
    properties: {
      resourceUuid: { type: 'string', format: 'uuid', readOnly: true },
      label: { type: 'string', format: 'line', minLength: 1, maxLength: 200 },
      kind: { type: 'string', enum: [...kinds] },
      items: {
        type: 'array',
        maxItems: 3,
        listed: false,
        items: {
          type: 'object',
          additionalProperties: false,
          properties: { name: { type: 'string', format: 'line', maxLength: 40 } },
        },
      },
      ...own,
    },
    discriminator: { propertyName: 'kind' },
    oneOf: [
      { properties: { kind: { const: kinds[0] }, first: { type: 'string', maxLength: 20 } } },
      { properties: { kind: { const: kinds[1] }, second: { type: 'string', enum: [literal, 'PLAIN'] } } },
    ],
    rules: [
      { rule: `self.label != ${inQuotes(literal)}`, field: 'label', words: 'wrong' },
      { rule: `self.items.all(${item}, ${item}.name != ${inQuotes(literal)})`, field: 'items', words: 'wrong' },
    ],
    changes: { turn: { only: `self.kind == ${inQuotes(kinds[0])}`, sets: { kind: kinds[1] } } },
  }
  const form: Json = {
    $schema: '../meta/form.meta.json',
    record: id,
    sections: [
      { id: 'all', fields: ['label', 'kind', 'first', 'second', ...typed] },
      {
        id: 'some',
        show: `self.kind == ${inQuotes(kinds[0])}`,
        fields: [{ path: 'items', entry: { fields: ['name'], columns: ['name'] } }],
      },
    ],
    clears: { kind: ['items'] },
  }
  const table: Json = {
    $schema: '../meta/table.meta.json',
    record: id,
    columns: ['label', 'kind', ...fields.map(([one]) => one)],
    filters: ['kind'],
  }
  const details: Json = {
    $schema: '../meta/details.meta.json',
    record: id,
    sections: [
      { id: 'all', fields: ['label', 'kind', ...fields.map(([one]) => one)] },
      { id: 'items', list: { path: 'items', columns: ['name'] } },
    ],
    actions: [{ id: 'turn', confirm: true }],
  }
  const parts = { record, form, table, details }
  const [mutated] = fields
  if (mutation.kind === 'record' && mutated) {
    record['properties'] = {
      ...(record['properties'] as Json),
      [mutated[0]]: { ...mutated[1], [mutation.word]: mutation.value },
    }
  } else if (mutation.kind !== 'none' && mutation.kind !== 'record') {
    Object.assign(parts[mutation.kind], { [mutation.word]: mutation.value })
  }
  const locale = wordsFor(record, words)
  const at = (kind: string) => `schemas/${name}/${name}.${kind}.json`
  const write = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  return {
    name,
    files: {
      [at('schema')]: write(record),
      [at('form')]: write(form),
      [at('table')]: write(table),
      [at('details')]: write(details),
      [`locales/fr/${name}.json`]: write(locale),
      [`locales/en/${name}.json`]: write(locale),
    },
  }
}
