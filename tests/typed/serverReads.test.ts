import { describe, expect, it } from 'vitest'
import { derivedOnce } from '#engine/derivedOnce.ts'
import type { TablePlan } from '#engine/plan/ReadPlan.ts'
import { adviceOn } from '#engine/remarks/adviceOn.ts'
import { createMatcher } from '#engine/text/ranking.ts'
import { columnText } from '#fields/columns/columnText.ts'
import { formats as definition } from '#generated/formats.gen.ts'
import { searchedLines } from '#screens/table/searchedLines.ts'
import { dialledNumber } from '#engine/text/numbers.ts'
import { getAt, setAt, wordPath, type Json } from '#engine/record/path.ts'
import { fieldsOf } from '#engine/schema/property.ts'
import type { Kind } from '#engine/schema/kindOf.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { records } from '#generated/records.gen.ts'
import { normaliseRecord } from '#engine/formats/normaliseRecord.ts'
import { productText, type TypedField, typedFields } from './typedFields.ts'
import { formats, isCode, isName, isOpen, seed, textsOf, writingsOf } from './valuesOf.ts'
import { copiedAddresses, joined, noPhones, phoneWritings, unjoined, unseen, withUnseen } from './writings.ts'
import { validationOf } from '../contract/validationOf.ts'

/** The lists of a record, by word path. */
const listsIn = derivedOnce(
  (schema: RecordSchema) => new Set(fieldsOf(schema).flatMap((field) => (field.schema.items ? [field.path] : []))),
)

/** Where a field stands in a record with one entry in each list. */
const placeOf = (schema: RecordSchema, path: string) =>
  path.replace(/[^.]+/g, (name, at: number) => (listsIn(schema).has(path.slice(0, at) + name) ? `${name}.0` : name))

/** A record that holds nothing but a text in a field. */
function bodyOf(schema: RecordSchema, path: string, text: string): Json {
  const names = path.split('.')
  const isList = (place: number) => listsIn(schema).has(names.slice(0, place + 1).join('.'))
  const put = (inner: unknown, name: string, place: number) => ({ [name]: isList(place) ? [inner] : inner })
  return names.reduceRight<unknown>(put, text) as Json
}

/** The server, as far as it reads one field of what is sent. */
function readerOf({ record, path }: TypedField) {
  const { schema } = records[record] ?? expect.fail(`There is no record ${record}`)
  const { wire } = validationOf(record)
  const normal = (text: string) => normaliseRecord(schema, bodyOf(schema, path, text), formats)
  const valueIn = (body: Json) => getAt(body, placeOf(schema, path))
  const starts = beginnings(schema)
  return {
    /** What becomes of a text. */
    read: (text: string) => valueIn(normal(text)),
    /** What becomes of texts; null of those that are refused. */
    kept: (texts: readonly string[]) =>
      texts.map((text) => {
        const body = normal(text)
        const problems = starts.flatMap((start) => wire({ ...body, ...start }))
        return problems.some((problem) => wordPath(problem.path) === path) ? null : valueIn(body)
      }),
  }
}

/** How records begin: of each variant, should the record have some, for which fields only some of them judge. */
const beginnings = ({ properties }: RecordSchema): Json[] => [
  {},
  ...Object.entries(properties).flatMap(([name, { enum: values = [] }]) => values.map((value) => ({ [name]: value }))),
]

const fieldsOfKinds = (...kinds: readonly Kind[]) => named(typedFields.filter(({ kind }) => kinds.includes(kind)))
const named = (fields: readonly TypedField[]) => fields.map((field) => ({ field, name: field.name }))
const kindsOfText = ['text', 'paragraph', 'date', 'email', 'phone', 'website'] as const

const lists = import.meta.glob<TablePlan>('/src/generated/*/*.table.gen.ts', { eager: true, import: 'plan' })

it('finds fields of each kind', () => {
  const kinds = new Set(typedFields.map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual([...kindsOfText, 'number', 'secret'].sort())
})

describe.each(fieldsOfKinds(...kindsOfText))('the server reads $name', ({ field }) => {
  const { name, schema, kind } = field
  const { read, kept } = readerOf(field)
  const isFree = kind === 'text' || kind === 'paragraph'

  it('without what nobody sees', () => {
    for (const value of textsOf(name, schema, 2)) {
      const wrong = withUnseen(value, isFree).filter((text) => read(text) !== value)
      expect(wrong, `${value} SEED=${seed}`).toEqual([])
    }
  })

  it('as it is shown', () => {
    const values = textsOf(name, schema)
    const shown = values.map((value) => formats[schema.format ?? '']?.show(value) ?? value)
    const same = kind === 'phone' ? (value: unknown) => dialledNumber(String(value)) : (value: unknown) => value
    expect(kept(shown).map(same), `SEED=${seed}`).toEqual(values.map(same))
  })
})

describe.each(fieldsOfKinds('text', 'paragraph').filter(({ field }) => isName(field.schema)))(
  'the server reads $name',
  ({ field }) => {
    it('with the joiners that letters need, and without others', () => {
      const { kept } = readerOf(field)
      expect(kept(joined)).toEqual(joined)
      expect(kept(unjoined.map(([text]) => text))).toEqual(unjoined.map(([, value]) => value))
    })
  },
)

describe.each(fieldsOfKinds('secret'))('the server reads $name', ({ field }) => {
  it('with each sign, seen or not', () => {
    const secrets = unseen.map((sign) => ` ${sign}Aa1!xy${sign}z `)
    const { read } = readerOf(field)
    expect(secrets.filter((secret) => read(secret) !== secret)).toEqual([])
  })
})

describe.each(fieldsOfKinds('phone'))('the server reads $name', ({ field }) => {
  const { kept } = readerOf(field)
  const numbers = textsOf(field.name, field.schema, 3).map((value) => dialledNumber(value).slice(1))

  it('in all writings, as one number', () => {
    for (const number of numbers) {
      const writings = phoneWritings(number)
      const found = kept(writings).map((value, index) => [writings[index], dialledNumber(String(value))])
      expect(found, `SEED=${seed}`).toEqual(writings.map((text) => [text, `0${number}`]))
    }
  })

  it('and refuses what is no number of France', () => {
    expect(kept(noPhones(numbers)).filter((value) => value !== null)).toEqual([])
  })
})

const codes = typedFields.filter(({ schema }) => isCode(schema))
describe.each(named(codes))('the server reads $name', ({ field }) => {
  it('in all writings, as one code', () => {
    for (const code of textsOf(field.name, field.schema, 3)) {
      const writings = writingsOf(field.schema, code)
      const found = readerOf(field)
        .kept(writings)
        .map((value, index) => [writings[index], value])
      expect(found, `SEED=${seed}`).toEqual(writings.map((text) => [text, code]))
    }
  })
})

describe.each(named(codes.filter(({ schema }) => isOpen(schema))))('the code $name', ({ field }) => {
  it('is short while it is typed, no mistake', () => {
    const { path, record } = field
    const { schema } = records[record] ?? expect.fail(`There is no record ${record}`)
    for (const code of textsOf(field.name, field.schema)) {
      const advice = Array.from({ length: code.length - 1 }, (_, length) => code.slice(0, length + 1)).map(
        (begun) =>
          Object.fromEntries(adviceOn(schema, bodyOf(schema, path, begun), formats).warnings)[placeOf(schema, path)],
      )
      expect([...new Set(advice)]).toEqual([`${definition.formats[field.schema.format ?? '']?.advice}Short`])
    }
  })
})

describe.each(fieldsOfKinds('email'))('the server reads $name', ({ field }) => {
  it('without what stands round an address that is copied', () => {
    const texts = copiedAddresses('jean.dupont@example.org')
    expect(readerOf(field).kept(texts)).toEqual(texts.map(() => 'jean.dupont@example.org'))
  })
})

const columns = Object.values(lists).flatMap(({ name, columns }) =>
  columns.flatMap((column) => {
    const leaves = [column, ...(column.lines ?? []), ...Object.values(column.texts?.fields ?? {})]
    return leaves.filter(({ kind }) => kind === 'phone').map((leaf) => ({ column, leaf, name: `${name} ${leaf.path}` }))
  }),
)
it.each(columns)('the list and column $name finds a telephone number in all writings', ({ column, leaf }) => {
  const around = { formats, text: productText('fr'), language: 'fr' as const }
  const linesOf = searchedLines([{ column, textOf: (row) => columnText(column, row, around) }], around)
  const [number = ''] = textsOf(leaf.path, leaf.schema).map((value) => dialledNumber(value).slice(1))
  const stored = ['0', '', '+33', '0033'].map((prefix) => linesOf(setAt<Json>({}, leaf.path, prefix + number)))
  const lost = phoneWritings(number).filter((query) => !stored.every(createMatcher(query)))
  expect(lost, `SEED=${seed}`).toEqual([])
})
