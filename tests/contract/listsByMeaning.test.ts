import { describe, expect, it } from 'vitest'
import { createFormats } from '#engine/formats/createFormats.ts'
import type { TablePlan, PlanColumn } from '#engine/plan/ReadPlan.ts'
import { setAt, type Json } from '#engine/record/path.ts'
import { unitPath } from '#engine/schema/property.ts'
import type { Kind } from '#engine/schema/kindOf.ts'
import { compareKeys } from '#engine/table/sortKey.ts'
import { createExactMatcher, createMatcher } from '#engine/text/ranking.ts'
import { templateNames } from '#engine/text/fillTemplate.ts'
import type { TextSurroundings } from '#fields/Field.ts'
import { columnKey } from '#fields/columns/columnKey.ts'
import { columnText } from '#fields/columns/columnText.ts'
import { formats as definition } from '#generated/formats.gen.ts'
import { references } from '#generated/references.gen.ts'
import { serverOperations } from '#generated/serverContract.gen.ts'
import { searchedLines } from '#screens/table/searchedLines.ts'
import { searchTraceOf } from '#server/searchedEntries.ts'
import { findWord } from '../browser/support/words.ts'

const formats = createFormats(definition, () => new Date(2026, 5, 15))
const optional = (keys: string | readonly string[]) =>
  [keys]
    .flat()
    .map((key) => findWord('fr', key))
    .find(Boolean)
const text = Object.assign((keys: string | readonly string[]) => optional(keys) ?? String(keys), { optional })
const around: TextSurroundings = { formats, text, language: 'fr' }
const { compare } = new Intl.Collator('fr', { numeric: true })

const plans = import.meta.glob<TablePlan>('/src/generated/*/*.table.gen.ts', { eager: true, import: 'plan' })
const columns = Object.values(plans).flatMap((plan) =>
  plan.columns.map((column) => ({ column, name: `${plan.name} ${column.path}` })),
)

/** Two values of a kind, the lower one first, which their texts would put the other way round, or their digits. */
const values: Partial<Record<Kind, readonly [low: unknown, high: unknown]>> = {
  text: ['n° 2', 'n° 10'],
  paragraph: ['n° 2', 'n° 10'],
  number: [2, 10],
  date: ['31/01/2020', '01/02/2020'],
  phone: ['06 12 34 56 78', '+33612345679'],
  email: ['élan@example.org', 'zoe@example.org'],
  website: ['www.élan.example', 'www.zoe.example'],
}

/** Two records, the lower one first, as far as one field goes. */
function twoOf(column: PlanColumn): [low: Json, high: Json] {
  const { kind, schema, path, factors, words } = column
  const stamp = formats[schema.format ?? '']?.definition.check === 'stamp'
  const unit = unitPath(schema)
  if (unit !== undefined) {
    const [small = '', ...others] = Object.keys(factors ?? {}).sort(
      (one, two) => (factors?.[one] ?? 0) - (factors?.[two] ?? 0),
    )
    const of = (value: number, name: string) => setAt(setAt({}, path, value), unit, name)
    return [of(15.4, small), of(3.4, others.at(-1) ?? '')]
  }
  const labels = (schema.enum ?? ['A', 'B']).map((value) => ({
    value,
    label: optional([`${words}.options.${value}`, `options:${value}`]) ?? value,
  }))
  const sorted =
    schema.sort === 'declared'
      ? labels
      : labels.toSorted((left, right) => compare(String(left.label), String(right.label)))
  const chosen = [sorted[0]?.value, sorted.at(-1)?.value] as const
  const typed = stamp ? ['12/31/2019 10:00:00', '01/01/2020 09:00:00'] : values[kind]
  const both = kind === 'choice' ? chosen : typed
  if (!both) throw new Error(`Nobody has told this test how fields of the kind ${kind} are sorted: ${path}`)
  return [setAt({}, path, both[0]), setAt({}, path, both[1])]
}

/** The fields of a template that stands alone for a record. */
const fieldsOfTemplate = ({ texts }: PlanColumn, template: string) =>
  templateNames(template)
    .map((name) => texts?.fields[name])
    .filter((field) => field !== undefined)

/** Records whose values are in order, and those that a list would put the other way round by what stands in front. */
function ordered(column: PlanColumn): [low: Json, high: Json][] {
  if (column.lines) return column.lines.map(twoOf)
  if (!column.texts) return [twoOf(column)]
  return column.texts.templates.map((template) => {
    const fields = fieldsOfTemplate(column, template)
    const first = fields.find(({ schema }) => schema.sort === 'first') ?? fields[0]
    const both: [low: Json, high: Json] = [{}, {}]
    for (const field of fields) {
      const [lower, higher] = twoOf(field)
      both[0] = merge(both[0], field === first ? lower : higher)
      both[1] = merge(both[1], field === first ? higher : lower)
    }
    return both
  })
}

/** Puts all that one record holds into the other. */
function merge(record: Json, other: Json): Json {
  const isHolder = (value: unknown): value is Json =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  return Object.entries(other).reduce<Json>((all, [name, value]) => {
    const before = all[name]
    return { ...all, [name]: isHolder(before) && isHolder(value) ? merge(before, value) : value }
  }, record)
}

describe.each(columns)('the column $name', ({ column }) => {
  it('sorts by what its values mean', () => {
    for (const [low, high] of ordered(column)) {
      const [lower, higher] = [low, high].map((record) => columnKey(column, record, around)) as [string, string]
      expect(compareKeys(lower, higher, compare), `${lower} before ${higher}`).toBeLessThan(0)
    }
  })

  const leaves = [column, ...(column.lines ?? []), ...Object.values(column.texts?.fields ?? {})]
  const typed = leaves.filter(({ kind, lines, texts }) => !lines && !texts && ['text', 'paragraph'].includes(kind))
  it.each(typed.map((leaf) => [leaf.path]))('finds %s however it is written, the very text first', (path) => {
    const linesOf = searchedLines([{ column, textOf: (row) => columnText(column, row, around) }], around)
    const holding = (value: string) => linesOf(setAt({}, path, value))
    expectFound(holding, (query) => [createMatcher(query), createExactMatcher(query)])
  })
})

/** Expects a text to be found by all its spellings, and by the whole of it as the very text. */
function expectFound(
  linesOf: (value: string) => string,
  matchersOf: (query: string) => [isFound: (lines: string) => boolean, isExact: (lines: string) => boolean],
): void {
  for (const query of [
    'l’œuf-île ørsted',
    "L'OEUF ILE ORSTED",
    'lʼœuf île',
    'loeufile',
    'L oeuf',
    'straße łódź',
    'STRASSE LODZ',
  ]) {
    expect(matchersOf(query)[0](linesOf('L’Œuf-Île Ørsted, Straße Łódź')), query).toBe(true)
  }
  for (const query of ['LOC-1', 'loc 1', 'loc1', 'LOC‑1']) {
    const [isFound, isExact] = matchersOf(query)
    expect(
      ['LOC-1', 'LOC-10', 'LOC-111'].map((value) => isFound(linesOf(value))),
      query,
    ).toEqual([true, true, true])
    expect(
      ['LOC-1', 'LOC-10', 'LOC-111'].map((value) => isExact(linesOf(value))),
      query,
    ).toEqual([true, false, false])
  }
}

const titles = Object.values(references).map(({ title }) => ({ column: title, name: `title of ${title.words}` }))
describe.each([...columns, ...titles].filter(({ column }) => column.texts))('the text $name', ({ column }) => {
  it('says which of several typed texts it sorts by, as people by their family name', () => {
    for (const template of column.texts?.templates ?? []) {
      const free = fieldsOfTemplate(column, template).filter(({ kind }) => kind === 'text')
      const first = free.filter(({ schema }) => schema.sort === 'first')
      expect([template, free.length < 2 || first.length === 1]).toEqual([template, true])
    }
  })
})

const searches = serverOperations.flatMap(({ id, operate }) =>
  operate.kind === 'search' ? operate.texts.map((path) => ({ id, path, search: operate })) : [],
)
it.each(searches)('$id finds $path however it is written, the very text first', ({ path, search }) => {
  expectFound(
    (value) => searchTraceOf(setAt({}, path, value), search)[0],
    (query) => [createMatcher(query), createExactMatcher(query)],
  )
})
