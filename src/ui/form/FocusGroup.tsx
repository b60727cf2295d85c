import { useEffect, useEffectEvent, useRef, type HTMLAttributes } from 'react'

interface FocusGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onFocus' | 'onBlur' | 'role'> {
  role: 'group' | 'radiogroup'
  /** The focus came into the group, or moved inside it. */
  onEnter: () => void
  /** The focus left the group. */
  onLeave: () => void
}

/** Controls that belong together and are entered and left as one. */
export function FocusGroup({ role, onEnter, onLeave, children, ...attributes }: FocusGroupProps) {
  const element = useRef<HTMLDivElement>(null)
  const enter = useEffectEvent(onEnter)
  const leave = useEffectEvent(onLeave)

  useEffect(() => {
    const group = element.current
    if (!group) return undefined
    const onFocusIn = () => enter()
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && group.contains(relatedTarget))) leave()
    }
    group.addEventListener('focusin', onFocusIn)
    group.addEventListener('focusout', onFocusOut)
    return () => {
      group.removeEventListener('focusin', onFocusIn)
      group.removeEventListener('focusout', onFocusOut)
    }
  }, [])

  return (
    <div ref={element} role={role} {...attributes}>
      {children}
    </div>
  )
}
