import type { ReactNode } from 'react'
import type { Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/plan/ListPlan.ts'
import { columnLabelKeys } from '#engine/text/wordKeys.ts'
import { useText } from '#ui/text/useText.ts'
import { ColumnCell } from './ColumnCell.tsx'
import { useFieldServices } from '../FieldServices.ts'
import { useColumnText } from './columnText.ts'

interface ItemFactsProps {
  columns: readonly PlanColumn[]
  item: Json
  /** How the item is called where nothing of it can be read. */
  otherwise?: string | undefined
  /** Stands beside what is shown; gets the name by which people know the item. */
  children?: (name: string) => ReactNode
}

/** What is shown of an item of a list. */
export function ItemFacts({ columns, item, otherwise = '', children }: ItemFactsProps) {
  const { namespace } = useFieldServices()
  const text = useText()
  const textOf = useColumnText()
  const name = columns
    .map((column) => textOf(column, item))
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <dl>
        {columns.map((column) => (
          <div key={column.path}>
            <dt>{text(columnLabelKeys(namespace, column))}</dt>
            <dd>
              <ColumnCell column={column} record={item} />
            </dd>
          </div>
        ))}
      </dl>
      {children?.(name || otherwise)}
    </>
  )
}
