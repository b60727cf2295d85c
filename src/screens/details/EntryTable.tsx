import type { Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/table/tablePlan.ts'
import { fieldKeys } from '#engine/text/wordKeys.ts'
import { useFieldServices } from '#fields/FieldServices.ts'
import { fields } from '#fields/fields.ts'
import { useText } from '#ui/text/useText.ts'
import { shownAt } from '../shownAt.ts'
import { useShownText } from '../useShownText.ts'

interface EntryTableProps {
  label: string
  columns: readonly PlanColumn[]
  entries: readonly Json[]
}

/** The entries of a list inside a record. */
export function EntryTable({ label, columns, entries }: EntryTableProps) {
  const { namespace } = useFieldServices()
  const text = useText()
  const textOf = useShownText()
  if (entries.length === 0) return <p className="quiet-dash">–</p>
  return (
    <table className="entry-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ path, words, kind }) => (
            <th key={path} scope="col" data-end={kind === 'number' || undefined}>
              {text(fieldKeys(namespace, words, 'label'))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, position) => (
          <tr key={typeof entry['resourceUuid'] === 'string' ? entry['resourceUuid'] : position}>
            {columns.map((column) => {
              const { Cell } = fields[column.kind]
              const isEmpty = textOf(column, entry) === ''
              return (
                <td key={column.path} data-end={column.kind === 'number' || undefined}>
                  {isEmpty ? <span className="quiet-dash">–</span> : <Cell {...shownAt(column, entry)} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
