import { useCallback } from 'react'
import type { Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/table/tablePlan.ts'
import { useFieldServices } from '#fields/FieldServices.ts'
import { fields } from '#fields/fields.ts'
import { useLanguage, useText } from '#ui/text/useText.ts'
import { shownAt } from './shownAt.ts'

/** Gives the text in which a field of a record is shown; empty for no value. Another function for another language. */
export function useShownText(): (column: PlanColumn, record: Json) => string {
  const { namespace, formats } = useFieldServices()
  const text = useText()
  const language = useLanguage()
  return useCallback(
    (column, record) => fields[column.kind].text(shownAt(column, record), { namespace, formats, text, language }),
    [namespace, formats, text, language],
  )
}
