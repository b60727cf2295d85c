import { useCallback } from 'react'
import type { Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/plan/ListPlan.ts'
import { columnText } from './columnText.ts'
import { useTextSurroundings } from '../controls/useTextSurroundings.ts'

/**
 * Gives the text in which a column shows a record; empty for no value. Another function for another language, and when
 * names of lookups have come.
 */
export function useColumnText(): (column: PlanColumn, record: Json) => string {
  const surroundings = useTextSurroundings()
  return useCallback((column, record) => columnText(column, record, surroundings), [surroundings])
}
