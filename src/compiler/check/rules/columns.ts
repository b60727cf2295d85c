import { wordPath } from '#engine/record/path.ts'
import { referenceOn, propertyAt } from '#engine/schema/propertyAt.ts'
import { columnPaths } from '../../project/implied/planColumns.ts'
import { wordsOf } from '#engine/words/wordKeys.ts'
import type { TableColumn } from '#generated/definitions.gen.ts'
import { type Subject, type Holder, holdersOf } from '../../project/Subject.ts'
import { wordKey } from '../../project/notedWords.ts'
import { requireLabel, requireWordsAt } from '../words/requireWords.ts'

/** The path of a column, or the id of a column that joins several paths. */
export function columnName(column: TableColumn): string {
  if (typeof column === 'string') return column
  return 'path' in column ? column.path : column.id
}

/** Requires words for the heading of each column: words of the table for this column, or the label of its field. */
export function checkHeadings(subject: Subject): void {
  const { headed } = subject.notes
  const holders = headed === undefined ? undefined : holdersOf(subject)
  const [first] = holders ?? []
  if (!holders || !first) return
  const keys = (path: string) => (headed ? [wordKey(subject, headed, { path, words: wordPath(path) })] : [])
  for (const [index, column] of (subject.value as TableColumn[]).entries()) {
    const name = columnName(column)
    const at = { ...subject, path: [...subject.path, index] }
    if (name === column && !holders[1] && propertyAt(first.schema, name) && !referenceOn(first.schema, name)) {
      requireLabel(at, first, first.prefix + name, keys(name))
    } else if (columnPaths(column).every((path) => holders.some(({ schema }) => propertyAt(schema, path)))) {
      requireHeading(at, column, holders, keys(name))
    }
  }
}

/**
 * Requires words for a column that joins fields or reads a referred record: its own words, or the label of any of these
 * fields.
 */
function requireHeading(subject: Subject, column: TableColumn, holders: Holder[], keys: string[]): void {
  const name = columnName(column)
  const labels = holders.flatMap(({ schema, record, prefix }) => {
    const through = referenceOn(schema, name)
    const reached = through ? [`${wordsOf(through.record, through.rest)}.label`] : []
    return [`${wordsOf(record, prefix + name)}.label`, ...reached]
  })
  requireWordsAt(subject, [], [...keys, ...labels], `the column "${name}"`)
}
