import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Json } from '#engine/record/path.ts'
import type { Kind } from '#engine/schema/kindOf.ts'
import type { TablePlan, PlanColumn } from '#engine/plan/ReadPlan.ts'
import { columnLabelKeys } from '#engine/words/wordKeys.ts'
import { ColumnCell } from '#fields/columns/ColumnCell.tsx'
import type { TableColumn } from '#ui/table/TableColumn.ts'
import { useText } from '#ui/text/useText.ts'
import { Advised } from '../Advised.tsx'
import { fillAddress } from '../fillAddress.ts'
import { useScreenServices } from '../ScreenServices.ts'

const narrowKinds: readonly Kind[] = ['number', 'date', 'flag']
/** Texts that may be longer than this many characters get the room that others leave. */
const longText = 240

/** The usual width of a column by the kind of its field: links and long texts get the remaining room. */
function widthOf({ kind, schema, to, texts, lines }: PlanColumn): TableColumn<Json>['width'] {
  if (to !== undefined || lines) return 'wide'
  if (texts) return 'medium'
  if (narrowKinds.includes(kind)) return 'narrow'
  return kind === 'paragraph' || (kind === 'text' && (schema.maxLength ?? 0) > longText) ? 'wide' : 'normal'
}

/**
 * Turns the planned columns of a table into columns of `RowTable`: headings, widths and cells with links and warnings.
 */
export function useTableColumns({ words }: TablePlan, planned: readonly PlanColumn[]): TableColumn<Json>[] {
  const { isTrueOf, route } = useScreenServices()
  const { params } = route
  const text = useText()
  return useMemo(() => {
    return planned.map((column): TableColumn<Json> => {
      const { path, kind, to } = column
      const { isShown: _, ...always } = column
      return {
        id: path,
        label: text([`${words}.columns.${path}`, ...columnLabelKeys(column)]),
        width: column.width ?? widthOf(column),
        low: column.priority === 'low',
        sum: column.sum ? (sums) => <ColumnCell column={always} record={sums} /> : undefined,
        atEnd: kind === 'number',
        names: to !== undefined,
        /** The content of a cell, as a link if the column has an address for the row. */
        cell(row) {
          const address = to === undefined ? undefined : fillAddress(to, row, { params, isTrueOf })
          const content = <ColumnCell column={column} record={row} />
          const shown =
            address === undefined ? (
              content
            ) : (
              <Link className="data-strong" to={address}>
                {content}
              </Link>
            )
          return (
            <Advised column={column} record={row}>
              {shown}
            </Advised>
          )
        },
      }
    })
  }, [words, planned, params, isTrueOf, text])
}
