import { useState, type ReactNode } from 'react'
import type { DetailsSectionPlan, PlanColumn } from '#engine/plan/ReadPlan.ts'
import type { Json } from '#engine/record/path.ts'
import { useColumnText } from '#fields/columns/columnText.ts'
import { PrintChoice } from '#ui/print/PrintChoice.tsx'
import { useText } from '#ui/text/useText.ts'
import { isEmpty } from './contents.ts'

interface SectionsToPrint {
  /** Ids of the sections to print. */
  chosen: readonly string[]
  button: ReactNode
}

/** The sections of a record that are printed: those with a value, private ones only if the person chooses them. */
export function usePrintChoice(
  words: string,
  sections: readonly DetailsSectionPlan[],
  record: Json = {},
): SectionsToPrint {
  const text = useText()
  const textOf = useColumnText()
  const [chosenHere, setChosenHere] = useState<readonly string[]>()
  const isFilled = (column: PlanColumn): boolean => textOf(column, record) !== ''
  const parts = sections
    .filter((section) => !isEmpty(section, record, isFilled))
    .map(({ id }) => {
      const word = (part: string) => `${words}.sections.${id}.${part}`
      return { id, label: text(word('title')), privacy: text.optional(word('private')) }
    })
  const chosen = chosenHere ?? parts.filter(({ privacy }) => privacy === undefined).map(({ id }) => id)
  return { chosen, button: <PrintChoice key="print" parts={parts} chosen={chosen} onChoose={setChosenHere} /> }
}
