import { useRef, type HTMLAttributes } from 'react'
import { useEvents } from '../useEvents.ts'

interface FocusGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onFocus' | 'onBlur' | 'role'> {
  role: 'group' | 'radiogroup'
  /** The focus came into the group, or moved inside it. */
  onEnter: () => void
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
