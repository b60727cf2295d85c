import type { Formats } from '#engine/formats/createFormats.ts'
import { bareNumber, dialledNumber } from '#engine/text/numbers.ts'
import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import { getAt, type Json } from '#engine/record/path.ts'
import { linesOf } from '#engine/text/ranking.ts'
import type { TextSurroundings } from '#fields/Field.ts'
import { columnText, partsOf } from '#fields/columns/columnText.ts'

interface ShownColumn {
  column: PlanColumn
  /** Gives the text that the column shows. */
  textOf: (row: Json) => string
}

/** Makes the lines in which a table is searched: all that a row shows, with the parts of its texts and its bare numbers. */
export function searchedLines(columns: readonly ShownColumn[], around: TextSurroundings): (row: Json) => string {
  const read = columns.map(({ column, textOf }) => {
    const numbers = numbersIn(column, around.formats)
    return (row: Json): string[] => {
      const text = textOf(row)
      if (text === '') return []
      const parts = partsOf(column, row, around).map((part) => columnText(part, row, around))
      return [text, ...parts, ...numbers.map((numberIn) => numberIn(row))]
    }
  })
  return (row) => linesOf(read.flatMap((textsIn) => textsIn(row)))
}

/** Functions that read the numbers of a column without their groups: a search finds both spellings. */
function numbersIn({ path, lines, texts, schema, kind }: PlanColumn, formats: Formats): ((row: Json) => string)[] {
  const parts = lines ?? (texts && Object.values(texts.fields))
  if (parts) return parts.flatMap((part) => numbersIn(part, formats))
  if (kind !== 'phone' && !formats[schema.format ?? '']?.definition.groups) return []
  const bare = kind === 'phone' ? dialledNumber : bareNumber
  return [
    (row) => {
      const value = getAt(row, path)
      return typeof value === 'string' ? bare(value) : ''
    },
  ]
}
