import { Drawer } from 'antd'
import { useText } from '#ui/text/useText.ts'
import { SideMenu } from './SideMenu.tsx'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
}

/** The side menu for narrow windows. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const text = useText()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={288}
      title={text('app:frame.menu')}
      closable={{ 'aria-label': text('app:common.close'), placement: 'end' }}
      rootClassName="menu-drawer"
      destroyOnHidden
    >
      <SideMenu onChoose={onClose} />
    </Drawer>
  )
}
