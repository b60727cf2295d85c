import { useId, useMemo } from 'react'
import type { FormPlan } from '#engine/plan/FormPlan.ts'
import type { Choices, Difference, Side } from '#engine/merge/Difference.ts'
import { useTextSurroundings } from '#fields/controls/useTextSurroundings.ts'
import { useText } from '#ui/text/useText.ts'
import { useScreenServices } from '../../ScreenServices.ts'
import { ChangeItem, ChoiceItem } from './DifferenceItem.tsx'
import { differencePlace } from './differencePlace.ts'
import { differenceLabel } from './differenceText.ts'
import { DifferenceValue } from './DifferenceValue.tsx'
import type { Question } from './Question.ts'

interface DifferenceGroupsProps {
  form: FormPlan
  question: Question
  choices: Choices
  onChoose: (difference: Difference, side: Side) => void
}

/** All differences: those to choose from, then what the other changed, then what one has changed oneself. */
export function DifferenceGroups({ form, question, choices, onChoose }: DifferenceGroupsProps) {
  const { formOf } = useScreenServices()
  const surroundings = useTextSurroundings()
  const text = useText()
  const id = useId()
  const { sides, differences, hidden } = question
  const placed = useMemo(
    () => differences.map((difference) => ({ difference, place: differencePlace(formOf, form, difference) })),
    [formOf, form, differences],
  )
  const shown = placed.flatMap(({ difference, place }) => {
    const label = differenceLabel(place, surroundings)
    return label === undefined ? [] : [{ difference, place, label }]
  })
  return (['both', 'theirs', 'mine'] as const).map((by) => {
    const items = shown.filter(({ difference }) => difference.by === by)
    if (items.length === 0) return null
    return (
      <section key={by} className="merge-group" aria-labelledby={`${id}-${by}`}>
        <h3 id={`${id}-${by}`}>{text(`app:merge.${by}`)}</h3>
        <p className="merge-help">{text(`app:merge.${by}Help`)}</p>
        <ul>
          {items.map(({ difference, place, label }) => {
            const { path } = difference
            const shared = {
              label,
              hidden: hidden.has(path),
              shown: (side: Side | 'base') => (
                <DifferenceValue place={place} difference={difference} sides={sides} side={side} />
              ),
            }
            return by === 'both' ? (
              <ChoiceItem
                key={path}
                {...shared}
                chosen={choices[path]}
                onChoose={(side) => onChoose(difference, side)}
              />
            ) : (
              <ChangeItem key={path} {...shared} by={by} />
            )
          })}
        </ul>
      </section>
    )
  })
}
