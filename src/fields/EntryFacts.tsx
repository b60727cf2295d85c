import type { ReactNode } from 'react'
import type { Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/plan/ListPlan.ts'
import { fieldKeys } from '#engine/text/wordKeys.ts'
import { useText } from '#ui/text/useText.ts'
import { ColumnCell } from './ColumnCell.tsx'
import { useFieldServices } from './FieldServices.ts'
import { useColumnText } from './useColumnText.ts'

interface EntryFactsProps {
  columns: readonly PlanColumn[]
  entry: Json
  /** How the entry is called where nothing of it can be read. */
  otherwise?: string | undefined
  /** Stands beside what is shown; gets the name by which people know the entry. */
  children?: (name: string) => ReactNode
}

/** What is shown of an entry of a list. */
export function EntryFacts({ columns, entry, otherwise = '', children }: EntryFactsProps) {
  const { namespace } = useFieldServices()
  const text = useText()
  const textOf = useColumnText()
  const name = columns
    .map((column) => textOf(column, entry))
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <dl>
        {columns.map((column) => (
          <div key={column.path}>
            <dt>{text(fieldKeys(namespace, column.words, 'label'))}</dt>
            <dd>
              <ColumnCell column={column} record={entry} />
            </dd>
          </div>
        ))}
      </dl>
      {children?.(name || otherwise)}
    </>
  )
}
