import { wordPath } from '#engine/record/path.ts'
import { referenceOn, propertyAt } from '#engine/schema/propertyAt.ts'
import { columnPaths } from '../../project/implied/planColumns.ts'
import { wordsOf } from '#engine/words/wordKeys.ts'
import type { TableColumn } from '#generated/definitions.gen.ts'
import { type Subject, type Holder, holdersOf } from '../../project/Subject.ts'
import { keyOf } from '../../project/notedWords.ts'
import { needLabel, needWordsAt } from '../words/needWords.ts'

export function nameOf(column: TableColumn): string {
  if (typeof column === 'string') return column
  return 'path' in column ? column.path : column.id
}

/** Asks for the words that head columns: some of their own, or the label of the field. */
export function checkHeadings(subject: Subject): void {
  const { headed } = subject.notes
  const holders = headed === undefined ? undefined : holdersOf(subject)
  const [first] = holders ?? []
  if (!holders || !first) return
  const keys = (path: string) => (headed ? [keyOf(subject, headed, { path, words: wordPath(path) })] : [])
  for (const [index, column] of (subject.value as TableColumn[]).entries()) {
    const name = nameOf(column)
    const at = { ...subject, path: [...subject.path, index] }
    if (name === column && !holders[1] && propertyAt(first.schema, name) && !referenceOn(first.schema, name)) {
      needLabel(at, first, first.prefix + name, keys(name))
    } else if (columnPaths(column).every((path) => holders.some(({ schema }) => propertyAt(schema, path)))) {
      needHeading(at, column, holders, keys(name))
    }
  }
}

function needHeading(subject: Subject, column: TableColumn, holders: Holder[], keys: string[]): void {
  const name = nameOf(column)
  const labels = holders.flatMap(({ schema, record, prefix }) => {
    const through = referenceOn(schema, name)
    const reached = through ? [`${wordsOf(through.record, through.rest)}.label`] : []
    return [`${wordsOf(record, prefix + name)}.label`, ...reached]
  })
  needWordsAt(subject, [], [...keys, ...labels], `the column "${name}"`)
}
