import { isRanged, kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { TableDefinition } from '#generated/definitions.gen.ts'
import { asFilter, orderOf } from '../../emit/plans/tablePlan.ts'
import { holdsBelow } from '../../text/Source.ts'
import { didYouMean } from '../../text/nearest.ts'
import { sentences } from '../../text/sentences.ts'
import type { Subject } from '../../project/Subject.ts'
import { report, reportAt } from '../report.ts'
import { usualOnly } from './calls.ts'
import { columnName } from './columns.ts'

/**
 * Checks a table as a whole: it loads records, `except` has a `*` to take columns from, and order, sums and filters
 * suit its columns.
 */
export function checkTable(subject: Subject): void {
  const { definition } = subject
  const { except, load } = definition.value as TableDefinition
  if (!load) report(subject, sentences.missing({ name: 'load', why: usualOnly }))
  // `*` has been replaced by its columns by now.
  if (except !== undefined && !holdsBelow(definition.source, 'columns', '*')) {
    reportAt(subject, ['except'], sentences.exceptNothing())
  }
  checkOrderOnce(subject)
  checkSums(subject)
  checkInitialFilters(subject)
}

/** Checks a column by which a table is ordered: the table must show it, so that users see why. */
export function checkOrderColumn(subject: Subject): void {
  const { columns } = subject.definition.value as TableDefinition
  const names = columns.map(columnName)
  const written = String(subject.value)
  const { column } = orderOf(written)
  if (!names.includes(column)) {
    report(
      subject,
      sentences.noName({
        kind: 'column',
        name: written,
        why: 'the list does not show it',
        cure: didYouMean(column, names),
      }),
    )
  }
}

/** Reports a column that occurs twice in the order of a table, where the second has no effect. */
function checkOrderOnce(subject: Subject): void {
  const { order = [] } = subject.definition.value as TableDefinition
  const before = new Set<string>()
  for (const [index, written] of [order].flat().entries()) {
    const place = ['order', ...(typeof order === 'string' ? [] : [index])]
    const { column } = orderOf(written)
    if (before.has(column)) reportAt(subject, place, sentences.twice({ what: `the column "${column}"` }))
    before.add(column)
  }
}

/** Reports sums of columns that hold no numbers. */
function checkSums(subject: Subject): void {
  const { columns } = subject.definition.value as TableDefinition
  columns.forEach((column, index) => {
    const isSummed = typeof column === 'object' && 'path' in column && column.sum === true
    const field = isSummed && fieldAt(subject, column.path)
    if (field && kindOf(field, subject.project.formats) !== 'number') {
      reportAt(subject, ['columns', index, 'sum'], sentences.sumOfOther({ path: column.path }))
    }
  })
}

/** Checks the values that a filter starts with: the field must allow them, and a filter by range takes none. */
function checkInitialFilters(subject: Subject): void {
  const { filters = [] } = subject.definition.value as TableDefinition
  for (const [index, filter] of filters.entries()) {
    const { path, initial } = asFilter(filter)
    const field = initial && fieldAt(subject, path)
    if (!field) continue
    const { type, enum: values } = field.items ?? field
    const possible = type === 'boolean' ? [true, false] : values
    if (isRanged(kindOf(field, subject.project.formats))) {
      reportAt(subject, ['filters', index, 'initial'], sentences.initialOfRange({ path }))
    } else {
      for (const [place, value] of initial.entries()) {
        /** Reports one initial value of the filter. */
        const reportValue = (why: string, cure: string) =>
          reportAt(
            subject,
            ['filters', index, 'initial', place],
            sentences.noValue({ value: JSON.stringify(value), why, cure }),
          )
        if (possible && !possible.includes(value as never)) {
          reportValue('the field does not take it', didYouMean(String(value), possible.map(String)))
        } else if (!possible && typeof value === 'boolean') reportValue('the field is no yes or no', 'write a text')
      }
    }
  }
}

const fieldAt = ({ record }: Subject, path: string) => record?.whole && propertyAt(record.whole, path)?.schema
