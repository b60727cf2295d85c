import type { RefObject } from 'react'
import { isIconName } from '#ui/icons.tsx'
import { MenuButton, type MenuItem } from '#ui/menu/MenuButton.tsx'
import { useText } from '#ui/text/useText.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { screensDefinition } from '../screensDefinition.ts'

interface UserMenuProps {
  button: RefObject<HTMLButtonElement | null>
  onOpenSettings: () => void
}

/** What a person can do about himself. */
export function UserMenu({ button, onOpenSettings }: UserMenuProps) {
  const text = useText()
  const signOut = useSignOut()
  const doings = { openSettings: onOpenSettings, signOut }
  const items = () =>
    screensDefinition.userMenu.map(({ id, icon, to, does }): MenuItem => ({
      id,
      label: text(`app:menu.${id}`),
      ...(isIconName(icon) && { icon }),
      ...(to !== undefined && { to }),
      ...(does !== undefined && { onChoose: doings[does] }),
    }))
  return (
    <MenuButton label={text('app:frame.user')} items={items} icon="person" className="user-button" buttonRef={button} />
  )
}
