import { useRef } from 'react'
import { Drawer } from '#ui/Drawer.tsx'
import { useText } from '#ui/text/useText.ts'
import { SideMenu } from './SideMenu.tsx'
import { useClosing } from './useClosing.ts'

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
  useClosing(open, () => {
    if (!chosen.current) onDismissed()
    chosen.current = false
  })
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={288}
      title={text('app:frame.menu')}
      rootClassName="menu-drawer"
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
