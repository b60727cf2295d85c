import Drawer from 'antd/es/drawer'
import { useEffect, useRef } from 'react'
import { useText } from '#ui/text/useText.ts'
import { SideMenu } from './SideMenu.tsx'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
  /** It closes, and nothing in it was chosen. */
  onDismissed: () => void
}

/** The side menu for narrow windows. */
export function MenuDrawer({ open, onClose, onDismissed }: MenuDrawerProps) {
  const text = useText()
  // A choice leads to another page, which takes the focus itself.
  const chosen = useRef(false)
  const wasOpen = useRef(false)
  // Not when the motion ends: a drawer that is closed while it still opens tells no end.
  useEffect(() => {
    if (wasOpen.current && !open && !chosen.current) onDismissed()
    wasOpen.current = open
    if (open) chosen.current = false
  })
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={288}
      title={text('app:frame.menu')}
      closable={{ 'aria-label': text('app:common.close'), placement: 'end' }}
      rootClassName="menu-drawer"
      focusable={{ focusTriggerAfterClose: false }}
      destroyOnHidden
    >
      <SideMenu
        onChoose={() => {
          chosen.current = true
          onClose()
        }}
      />
    </Drawer>
  )
}
