import { useCallback, useSyncExternalStore } from 'react'
import type { Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/table/planColumns.ts'
import { useLanguage, useText } from '#ui/text/useText.ts'
import { columnText } from './columnText.ts'
import { useFieldServices, type Choice } from './FieldServices.ts'
import { lookupNames } from './lookupNames.ts'

/**
 * Gives the text in which a column shows a record; empty for no value. Another function for another language, and when
 * names of lookups have come.
 */
export function useColumnText(): (column: PlanColumn, record: Json) => string {
  const { namespace, formats, lookup } = useFieldServices()
  const text = useText()
  const language = useLanguage()
  const names = lookupNames(lookup)
  const known = useSyncExternalStore(names.subscribe, names.read)
  return useCallback(
    (column, record) => {
      const nameOf = (name: string, value: string): Choice | undefined => {
        if (!known[name]) names.want(name)
        return known[name]?.get(value)
      }
      return columnText(column, record, { namespace, formats, text, language, nameOf })
    },
    [namespace, formats, text, language, names, known],
  )
}
