import Radio from 'antd/es/radio'
import { useId } from 'react'
import type { Choices, Difference, Side } from '#engine/merge/mergeRecords.ts'
import { ColumnCell, ItemFacts } from '#fields/columns/ColumnCell.tsx'
import { useTextSurroundings } from '#fields/values/valueText.ts'
import { useText } from '#ui/text/useText.ts'
import type { Question } from '#engine/merge/question.ts'
import { absentKey, differenceLabel, holdersOn } from './differenceText.ts'

interface DifferenceGroupsProps {
  question: Question
  choices: Choices
  onChoose: (difference: Difference, side: Side) => void
}

/** All differences: those to choose from, then what the other changed, then what one has changed oneself. */
export function DifferenceGroups({ question, choices, onChoose }: DifferenceGroupsProps) {
  const around = useTextSurroundings()
  const text = useText()
  const id = useId()
  const { differences, hidden } = question
  const shown = differences.flatMap((difference) => {
    const label = differenceLabel(difference, around)
    return label === undefined ? [] : [{ difference, label }]
  })
  return (['both', 'theirs', 'mine'] as const).map((by) => {
    const items = shown.filter(({ difference }) => difference.by === by)
    if (items.length === 0) return null
    return (
      <section key={by} className="merge-group" aria-labelledby={`${id}-${by}`}>
        <h3 id={`${id}-${by}`}>{text(`app:merge.${by}`)}</h3>
        <p className="merge-help">{text(`app:merge.${by}Help`)}</p>
        <ul>
          {items.map(({ difference, label }) => {
            const { key } = difference
            const choose = (side: Side) => onChoose(difference, side)
            const labelId = `${id}-${key}`
            return (
              <li key={key} className="merge-item">
                <p className="merge-label" id={labelId}>
                  {label}
                </p>
                {by === 'both' ? (
                  <Choice labelId={labelId} difference={difference} chosen={choices[key]} onChoose={choose} />
                ) : (
                  <Change difference={difference} by={by} />
                )}
                {hidden.has(key) && <p className="merge-hidden">{text('app:merge.hidden')}</p>}
              </li>
            )
          })}
        </ul>
      </section>
    )
  })
}

/** A change without a conflict: how it was, and how it is now. */
function Change({ difference, by }: { difference: Difference; by: Side }) {
  const text = useText()
  const sides = { before: 'base', now: by } as const
  return (
    <dl className="merge-sides">
      {(['before', 'now'] as const).map((when) => (
        <div key={when}>
          <dt>{text(`app:merge.${when}`)}</dt>
          <dd>
            <DifferenceValue difference={difference} side={sides[when]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const captions = { mine: 'app:merge.keepMine', theirs: 'app:merge.takeTheirs' } as const

interface ChoiceProps {
  labelId: string
  difference: Difference
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** A field that both changed: one of the two is chosen. */
function Choice({ labelId, difference, chosen, onChoose }: ChoiceProps) {
  const id = useId()
  const text = useText()
  return (
    <>
      <div className="merge-before">
        <span>{text('app:merge.before')}</span> <DifferenceValue difference={difference} side="base" />
      </div>
      <div role="radiogroup" aria-labelledby={labelId} aria-required className="merge-sides">
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className="merge-option" data-chosen={chosen === side || undefined}>
            <Radio
              name={id}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              aria-describedby={`${id}-${side}`}
            >
              {text(captions[side])}
            </Radio>
            <div id={`${id}-${side}`}>
              <DifferenceValue difference={difference} side={side} />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

/** The value of one side at a difference, shown as forms and details show it. */
function DifferenceValue({ difference, side }: { difference: Difference; side: Side | 'base' }) {
  const text = useText()
  const { columns, listAt } = difference
  const [only, ...others] = columns
  const holders = holdersOn(difference, side)
  const [first] = holders
  if (!first || !only) return <span className="merge-absent">{text(absentKey(difference, side))}</span>
  if (others.length === 0 && listAt === undefined) return <ColumnCell column={only} record={first} as="Show" />
  return holders.map((holder, place) => (
    <div className="entries-item" key={place}>
      <ItemFacts columns={columns} item={holder} />
    </div>
  ))
}
