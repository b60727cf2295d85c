import { wordPath, type Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import { columnLabelKeys } from '#engine/words/wordKeys.ts'
import { ColumnCell } from '#fields/columns/ColumnCell.tsx'
import { useText } from '#ui/text/useText.ts'
import { Advised } from '../Advised.tsx'

export type SectionWord = (part: string) => string

/** Keys of the label of columns: a word of the section, else the label of the field. */
export function columnKeys(word: SectionWord, columns: readonly PlanColumn[]): string[] {
  const ofSection = columns.slice(0, 1).map(({ path }) => word(`columns.${wordPath(path)}`))
  return [...ofSection, ...columns.flatMap((column) => columnLabelKeys(column))]
}

interface FactsProps {
  word: SectionWord
  /** The heading above them. A single field of the same name need not repeat it. */
  title?: string | undefined
  columns: readonly PlanColumn[]
  record: Json
}

/** Label and value of each field, in two columns; a value that is empty is a quiet dash. */
export function Facts({ word, title, columns, record }: FactsProps) {
  const text = useText()
  return (
    <dl className="details-facts">
      {columns.map((column) => {
        const label = text(columnKeys(word, [column]))
        const isTitle = columns.length === 1 && label === title
        return (
          <div key={column.path} data-wide={column.kind === 'paragraph' || undefined}>
            <dt className={isTitle ? 'visually-hidden' : undefined}>{label}</dt>
            <dd>
              <Advised column={column} record={record}>
                <ColumnCell column={column} record={record} as="Show" />
              </Advised>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
