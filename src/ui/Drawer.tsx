import type { DrawerProps } from 'antd'
import AntDrawer from 'antd/es/drawer'
import { useText } from './text/useText.ts'
import { useScrollLock } from './useScrollLock.ts'

/** A drawer over the page, with a button that closes it; where the focus goes then is up to its page. */
export function Drawer(props: DrawerProps) {
  const text = useText()
  useScrollLock(props.open)
  return (
    <AntDrawer
      closable={{ 'aria-label': text('app:common.close'), placement: 'end' }}
      focusable={{ focusTriggerAfterClose: false }}
      getContainer="#overlays"
      destroyOnHidden
      {...props}
    />
  )
}
