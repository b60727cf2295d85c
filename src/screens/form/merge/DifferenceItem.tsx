import Radio from 'antd/es/radio'
import { useId, type ReactNode } from 'react'
import type { Side } from '#engine/merge/Difference.ts'
import { useText } from '#ui/text/useText.ts'

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
