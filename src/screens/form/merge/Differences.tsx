import Radio from 'antd/es/radio'
import { type ReactNode, useId, useMemo } from 'react'
import type { Choices, Difference, Side, Sides } from '#engine/merge/Difference.ts'
import { isEmpty } from '#engine/merge/isSame.ts'
import type { FormPlan } from '#engine/plan/FormPlan.ts'
import type { Json } from '#engine/record/path.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { useTextSurroundings } from '#fields/values/valueText.ts'
import { FieldsOf, FieldValue, ItemFacts } from '#fields/values/ColumnCell.tsx'
import { useText } from '#ui/text/useText.ts'
import { useScreenServices } from '../../ScreenServices.ts'
import { differencePlace, type DifferencePlace, holderOf, absentKey, differenceLabel } from './differencePlace.ts'
import type { Question } from './joinChanges.ts'

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

interface DifferenceItemProps {
  label: string
  /** With the other changes the field is not shown any more. */
  hidden: boolean
  /** Shows what one side has. */
  shown: (side: Side | 'base') => ReactNode
}

function HiddenNote({ hidden }: Pick<DifferenceItemProps, 'hidden'>) {
  const text = useText()
  return hidden && <p className="merge-hidden">{text('app:merge.hidden')}</p>
}

/** A change without a conflict: how it was, and how it is now. */
export function ChangeItem({ label, hidden, shown, by }: DifferenceItemProps & { by: Side }) {
  const text = useText()
  return (
    <li className="merge-item">
      <p className="merge-label">{label}</p>
      <dl className="merge-sides">
        <div>
          <dt>{text('app:merge.before')}</dt>
          <dd>{shown('base')}</dd>
        </div>
        <div>
          <dt>{text('app:merge.now')}</dt>
          <dd>{shown(by)}</dd>
        </div>
      </dl>
      <HiddenNote hidden={hidden} />
    </li>
  )
}

interface ChoiceItemProps extends DifferenceItemProps {
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

const captions = { mine: 'app:merge.keepMine', theirs: 'app:merge.takeTheirs' } as const

/** A field that both changed: one of the two is chosen. */
export function ChoiceItem({ label, hidden, shown, chosen, onChoose }: ChoiceItemProps) {
  const id = useId()
  const text = useText()
  return (
    <li className="merge-item">
      <p className="merge-label" id={id}>
        {label}
      </p>
      <div className="merge-before">
        <span>{text('app:merge.before')}</span> {shown('base')}
      </div>
      <div role="radiogroup" aria-labelledby={id} aria-required className="merge-sides">
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
            <div id={`${id}-${side}`}>{shown(side)}</div>
          </div>
        ))}
      </div>
      <HiddenNote hidden={hidden} />
    </li>
  )
}

interface DifferenceValueProps {
  place: DifferencePlace
  difference: Difference
  sides: Sides<Json>
  side: Side | 'base'
}

/** What one side has at a difference, shown as forms and details show it. */
export function DifferenceValue({ place, difference, sides, side }: DifferenceValueProps) {
  const { formatsDefinition } = useScreenServices()
  const text = useText()
  const { namespace, words, columns } = place
  const { schema, [side]: value } = difference
  if (isEmpty(value)) return <span className="merge-absent">{text(absentKey(place, difference, side))}</span>
  const record = holderOf(sides, difference, side)
  return (
    // What is in an entry may have words of its own.
    <FieldsOf namespace={namespace}>
      {columns.length > 0 ? (
        <div className="entries-item">
          <ItemFacts columns={columns} item={record} />
        </div>
      ) : (
        <FieldValue
          kind={kindOf(schema, formatsDefinition)}
          path={words}
          schema={schema}
          value={value}
          record={record}
        />
      )}
    </FieldsOf>
  )
}
