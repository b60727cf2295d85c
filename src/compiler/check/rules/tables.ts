import { isRanged, kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { TableDefinition } from '#generated/definitions.gen.ts'
import { asFilter, orderOf } from '../../emit/plans/listPlan.ts'
import { didYouMean } from '../../text/nearest.ts'
import { type Asked, say, sayAt } from '../refers/Asked.ts'
import { usualOnly } from './calls.ts'
import { nameOf } from './columns.ts'

/** Checks what the parts of a list have to do with each other. */
export function checkTable(asked: Asked): void {
  const { definition } = asked
  const { except, load } = definition.value as TableDefinition
  if (!load) say(asked, 'missing', 'load', usualOnly)
  // What `*` stands for is in its place by now.
  if (except !== undefined && !definition.source.text.includes('"*"')) sayAt(asked, ['except'], 'exceptNothing')
  checkOrder(asked)
  checkSums(asked)
  checkInitial(asked)
}

/** A list is ordered by columns that it shows, by each of them once. */
function checkOrder(asked: Asked): void {
  const { columns, order = [] } = asked.definition.value as TableDefinition
  const names = columns.map(nameOf)
  const before = new Set<string>()
  for (const [index, written] of [order].flat().entries()) {
    const place = ['order', ...(typeof order === 'string' ? [] : [index])]
    const { column } = orderOf(written)
    if (!names.includes(column))
      sayAt(asked, place, 'noName', 'column', written, 'the list does not show it', didYouMean(column, names))
    else if (before.has(column)) sayAt(asked, place, 'twice', `the column "${column}"`)
    before.add(column)
  }
}

/** Only numbers are summed up. */
function checkSums(asked: Asked): void {
  const { columns } = asked.definition.value as TableDefinition
  columns.forEach((column, index) => {
    const isSummed = typeof column === 'object' && 'path' in column && column.sum === true
    const field = isSummed && fieldAt(asked, column.path)
    if (field && kindOf(field, asked.project.formats) !== 'number')
      sayAt(asked, ['columns', index, 'sum'], 'sumOfOther', column.path)
  })
}

/** A filter starts with values that its field takes. */
function checkInitial(asked: Asked): void {
  const { filters = [] } = asked.definition.value as TableDefinition
  for (const [index, filter] of filters.entries()) {
    const { path, initial } = asFilter(filter)
    const field = initial && fieldAt(asked, path)
    if (!field) continue
    const { type, enum: values } = field.items ?? field
    const possible = type === 'boolean' ? [true, false] : values
    if (isRanged(kindOf(field, asked.project.formats)))
      sayAt(asked, ['filters', index, 'initial'], 'initialOfRange', path)
    else
      for (const [place, value] of initial.entries()) {
        const wrong = (why: string, cure: string) =>
          sayAt(asked, ['filters', index, 'initial', place], 'noValue', JSON.stringify(value), why, cure)
        if (possible && !possible.includes(value as never))
          wrong('the field does not take it', didYouMean(String(value), possible.map(String)))
        else if (!possible && typeof value === 'boolean') wrong('the field is no yes or no', 'write a text')
      }
  }
}

const fieldAt = ({ record }: Asked, path: string) => record?.whole && propertyAt(record.whole, path)?.schema
