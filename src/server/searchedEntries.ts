import { hash } from 'node:crypto'
import type { Operate } from '#engine/plan/ServerOperation.ts'
import { dialledNumber, isNumber } from '#engine/text/numbers.ts'
import { mapDeclared } from '#engine/schema/mapValues.ts'
import { getAt, itemsAt, type Json } from '#engine/record/path.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { linesOf } from '#engine/text/ranking.ts'

/** The lists of a record among which a call searches, and the fields of an entry that it compares. */
type Search = Pick<Extract<Operate, { kind: 'search' }>, 'lists' | 'texts'>

/** The stored search data of an entry: its texts as they are compared, its name, and a hash of its content. */
export type Trace = readonly [lines: string, name: string, mark: string]

/**
 * Entries as they would be typed anew, each in the order of its schema: their ids and what the server gave belong to the
 * record that they stand in.
 */
export function searchedEntries(schema: RecordSchema, record: Json, { lists }: Search): Json[] {
  return lists.flatMap((list) => {
    const items = propertyAt(schema, list)?.schema.items ?? {}
    return itemsAt(record, list).map((entry) =>
      mapDeclared(items, entry, (value, { identity, readOnly }) => (identity || readOnly ? undefined : value)),
    )
  })
}

/**
 * Moves the fields by which names are sorted to the front of the searched texts, as the results show them in that
 * order.
 */
export function withNamesFirst<Given extends Search>(schema: RecordSchema, search: Given): Given {
  const isFirst = (path: string) =>
    search.lists.some((list) => propertyAt(schema, `${list}.0.${path}`)?.schema.sort === 'first')
  const [first, others] = [search.texts.filter(isFirst), search.texts.filter((path) => !isFirst(path))]
  return { ...search, texts: [...first, ...others] }
}

/**
 * The search data of an entry, which is stored so that a search need not parse every record. Phone numbers are added as
 * dialled, however they were written.
 */
export function searchTraceOf(entry: Json, { texts }: Search): Trace {
  const found = texts.map((path) => getAt(entry, path)).filter((text) => typeof text === 'string')
  // A telephone number is found as it is dialled, however it was written.
  const dialled = found.filter(isNumber).map(dialledNumber)
  return [
    linesOf([...found, ...dialled]),
    found.join(' '),
    hash('sha256', JSON.stringify(entry), 'base64url').slice(0, 16),
  ]
}
