import type { ReactNode } from 'react'
import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import { getAt, type Json } from '#engine/record/path.ts'
import { remarkKeys } from '#engine/words/wordKeys.ts'
import { useTextSurroundings } from '#fields/values/valueText.ts'
import { icons } from '#ui/icons.tsx'
import { useScreenServices } from './ScreenServices.ts'

interface AdvisedProps {
  column: PlanColumn
  /** The object that holds the field: the record, or an entry of a list. */
  record: Json
  children: ReactNode
}

/** A value with the advice that rules of its record give on it. A table has room for a sign alone, whose words are read out. */
export function Advised({ column, record, children }: AdvisedProps) {
  const { isTrueOf } = useScreenServices()
  // Other surroundings come with the records at which fields point, which rules may read.
  const { text } = useTextSurroundings()
  const isShown = column.isShown?.(record) ?? true
  const advice = (column.lines ?? [column]).flatMap(({ advice: rules = [], words }) =>
    rules.flatMap((rule) =>
      isShown && isTrueOf(rule.isDue, getAt(record, rule.at)) ? [remarkKeys(words, rule.words)] : [],
    ),
  )
  if (advice.length === 0) return children
  return (
    <span className="field-advised">
      <span>{children}</span>
      {advice.map((keys) => (
        <span key={keys[0]} className="field-advice" title={text(keys)}>
          <icons.information />
          <span>{text(keys)}</span>
        </span>
      ))}
    </span>
  )
}
