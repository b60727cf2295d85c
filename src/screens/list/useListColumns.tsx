import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Json } from '#engine/record/path.ts'
import type { Kind } from '#engine/schema/kindOf.ts'
import { compareBy } from '#engine/table/compareBy.ts'
import type { PlanColumn } from '#engine/table/tablePlan.ts'
import { definitionKey, fieldKeys } from '#engine/text/wordKeys.ts'
import { fields } from '#fields/fields.ts'
import type { TableColumn } from '#ui/table/TableColumn.ts'
import { useLanguage, useText } from '#ui/text/useText.ts'
import { fillAddress } from '../fillAddress.ts'
import { shownAt } from '../shownAt.ts'
import type { ListCells } from './useListCells.ts'

interface ListColumns {
  /** The table definition as `folder/name`. */
  name: string
  /** Folder of the record, where the words of its fields stand. */
  namespace: string
  plan: readonly PlanColumn[]
  params: Readonly<Record<string, string>>
  cells: ListCells
}

const narrowKinds: readonly Kind[] = ['number', 'date', 'flag']
/** Texts that may be longer than this many characters get the room that others leave. */
const longText = 240

function widthOf({ kind, schema, to }: PlanColumn): TableColumn<Json>['width'] {
  if (to !== undefined) return 'wide'
  if (narrowKinds.includes(kind)) return 'narrow'
  return kind === 'paragraph' || (kind === 'text' && (schema.maxLength ?? 0) > longText) ? 'wide' : 'normal'
}

/** The columns of a list. */
export function useListColumns({ name, namespace, plan, params, cells }: ListColumns): TableColumn<Json>[] {
  const text = useText()
  const language = useLanguage()
  return useMemo(() => {
    const collator = new Intl.Collator(language, { numeric: true })
    return plan.map((column, position): TableColumn<Json> => {
      const { path, words, kind, to } = column
      const compare = compareBy(kind, collator)
      const { Cell } = fields[kind]
      const isEmpty = (row: Json): boolean => cells.cellOf(row, position).text === ''
      return {
        id: path,
        label: text([definitionKey(name, 'list', `columns.${path}`), ...fieldKeys(namespace, words, 'label')]),
        isEmpty,
        compare: (left, right) => compare(cells.cellOf(left, position), cells.cellOf(right, position)),
        width: widthOf(column),
        atEnd: kind === 'number',
        cell(row) {
          const address = to === undefined ? undefined : fillAddress(to, row, params)
          const content = isEmpty(row) ? <span className="quiet-dash">–</span> : <Cell {...shownAt(column, row)} />
          return address === undefined ? (
            content
          ) : (
            <Link className="data-strong" to={address}>
              {content}
            </Link>
          )
        },
      }
    })
  }, [name, namespace, plan, params, cells, text, language])
}
