import { Drawer } from 'antd'
import { useRef } from 'react'
import { useText } from '#ui/text/useText.ts'
import { SideMenu } from './SideMenu.tsx'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
  /** It is out of sight, and nothing in it was chosen. */
  onDismissed: () => void
}

/** The side menu for narrow windows. */
export function MenuDrawer({ open, onClose, onDismissed }: MenuDrawerProps) {
  const text = useText()
  // A choice leads to another page, which takes the focus itself.
  const chosen = useRef(false)
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
      afterOpenChange={(isOpen) => {
        if (!isOpen && !chosen.current) onDismissed()
        chosen.current = false
      }}
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
