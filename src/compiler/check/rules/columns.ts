import { wordPath } from '#engine/record/path.ts'
import { referenceOn, propertyAt } from '#engine/schema/propertyAt.ts'
import { columnPaths } from '../../project/implied/planColumns.ts'
import { wordsOf } from '#engine/words/wordKeys.ts'
import type { TableColumn } from '#generated/definitions.gen.ts'
import { type Asked, type Holder, holdersOf } from '../refers/Asked.ts'
import { keyOf, needLabel, needWordsAt } from '../words/needWords.ts'

/** The path or id of a column. */
export const nameOf = (column: TableColumn): string =>
  typeof column === 'string' ? column : 'path' in column ? column.path : column.id

/** Asks for the words that head columns: some of their own, or the label of the field. */
export function checkHeadings(asked: Asked): void {
  const { headed } = asked.notes
  const holders = headed === undefined ? undefined : holdersOf(asked)
  const [first] = holders ?? []
  if (!holders || !first) return
  const keys = (path: string) => (headed ? [keyOf(asked, headed, { path, words: wordPath(path) })] : [])
  for (const [index, column] of (asked.value as TableColumn[]).entries()) {
    const name = nameOf(column)
    const at = { ...asked, path: [...asked.path, index] }
    if (name === column && !holders[1] && propertyAt(first.schema, name) && !referenceOn(first.schema, name))
      needLabel(at, first, first.prefix + name, keys(name))
    else if (columnPaths(column).every((path) => holders.some(({ schema }) => propertyAt(schema, path))))
      needHeading(at, column, holders, keys(name))
  }
}

function needHeading(asked: Asked, column: TableColumn, holders: Holder[], keys: string[]): void {
  const name = nameOf(column)
  const labels = holders.flatMap(({ schema, record, prefix }) => {
    const through = referenceOn(schema, name)
    const reached = through ? [`${wordsOf(through.record, through.rest)}.label`] : []
    return [`${wordsOf(record, prefix + name)}.label`, ...reached]
  })
  needWordsAt(asked, [], [...keys, ...labels], `the column "${name}"`)
}
