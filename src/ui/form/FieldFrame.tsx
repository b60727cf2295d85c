import { useRef, type HTMLAttributes, type ReactNode } from 'react'
import { icons } from '../icons.tsx'
import { useEvents } from '../useEvents.ts'
import './form.css'

interface FieldFrameProps {
  /** Id of the control; label, help and error get theirs from it. */
  id: string
  label: ReactNode
  /** Said behind the label of a field that may stay empty. */
  optional?: ReactNode
  /** Who shows the label: a label beside one control, the name of a group, or the control itself. */
  labelled?: 'control' | 'group' | 'itself'
  disabled?: boolean
  /** The label is said and not shown, where a heading right above says the same. */
  labelHidden?: boolean
  help?: ReactNode
  example?: ReactNode
  error?: ReactNode
  /** What came of a change of it. */
  notice?: ReactNode
  /** Advice that blocks nothing. */
  remark?: ReactNode
  /** A value that can be taken over in one click. */
  offer?: ReactNode
  children: ReactNode
}

export const labelIdOf = (id: string) => `${id}--label`
export const hintIdOf = (id: string) => `${id}--hint`
export const errorIdOf = (id: string) => `${id}--error`
const remarkIdOf = (id: string) => `${id}--remark`

/** Ids of what describes a control; undefined where nothing does. Only what is really shown is named. */
export function describedBy(id: string, shown: { hint: boolean; error: boolean; remark: boolean }): string | undefined {
  const ids = [shown.error && errorIdOf(id), shown.hint && hintIdOf(id), shown.remark && remarkIdOf(id)].filter(
    (value) => typeof value === 'string',
  )
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** An attribute without a value. */
const flag = (raised: unknown) => (raised ? '' : undefined)

/** Label above, control, and below it what helps, what is wrong and what is advised. */
export function FieldFrame({
  id,
  label,
  optional,
  labelled = 'control',
  labelHidden,
  disabled,
  help,
  example,
  error,
  notice,
  remark,
  offer,
  children,
}: FieldFrameProps) {
  const words = (
    <>
      {label}
      {optional && <span className="field-optional"> ({optional})</span>}
    </>
  )
  return (
    <div className="field" data-invalid={flag(error)} data-disabled={flag(disabled)}>
      {labelled === 'control' && (
        <label className="field-label" id={labelIdOf(id)} htmlFor={id}>
          {words}
        </label>
      )}
      {labelled === 'group' && (
        <span className={labelHidden ? 'visually-hidden' : 'field-label'} id={labelIdOf(id)}>
          {words}
        </span>
      )}
      {children}
      <div className="field-below">
        {(help || example) && (
          <p className="field-hint" id={hintIdOf(id)}>
            {help} {example}
          </p>
        )}
        {/* A screen reader announces an error only in a live region that is there before it. */}
        <div aria-live="polite">
          {error && (
            <p className="field-error" id={errorIdOf(id)}>
              <icons.error />
              <span>{error}</span>
            </p>
          )}
          {notice && <p className="field-notice">{notice}</p>}
        </div>
        {remark && (
          <p className="field-remark" id={remarkIdOf(id)}>
            <icons.information />
            <span>{remark}</span>
          </p>
        )}
        {offer && <p className="field-offer">{offer}</p>}
      </div>
    </div>
  )
}

interface FocusGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onFocus' | 'onBlur' | 'role'> {
  role: 'group' | 'radiogroup'
  /** The focus came into the group, or moved inside it. */
  onEnter: () => void
  /** The focus left the group. */
  onLeave: () => void
}

/** Controls that belong together and are entered and left as one. */
export function FocusGroup({ role, onEnter, onLeave, children, ...attributes }: FocusGroupProps) {
  const group = useRef<HTMLDivElement>(null)
  useEvents(group, {
    focusin: onEnter,
    focusout({ relatedTarget }) {
      if (!(relatedTarget instanceof Node && group.current?.contains(relatedTarget))) onLeave()
    },
  })
  return (
    <div ref={group} role={role} {...attributes}>
      {children}
    </div>
  )
}
