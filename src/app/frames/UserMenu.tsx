import type { RefObject } from 'react'
import Dropdown from 'antd/es/dropdown/dropdown'
import { useNavigate } from 'react-router-dom'
import type { UserEntry } from '#generated/definitions.gen.ts'
import { icons, isIconName } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { screensDefinition } from '../screensDefinition.ts'

interface UserMenuProps {
  button: RefObject<HTMLButtonElement | null>
  onOpenSettings: () => void
}

/** A menu that opens takes the focus, so that the arrow keys walk through it. */
const menuTakesFocus = { autoFocus: true } as const
const besideItsButton = (button: HTMLElement) => button.parentElement ?? document.body

/** What a person can do about himself. */
export function UserMenu({ button, onOpenSettings }: UserMenuProps) {
  const text = useText()
  const navigate = useNavigate()
  const signOut = useSignOut()

  function choose(entry: UserEntry): void {
    if (entry.does === 'openSettings') onOpenSettings()
    else if (entry.does === 'signOut') signOut()
    else if (entry.to !== undefined) void navigate(entry.to)
  }

  const items = screensDefinition.userMenu.map((entry) => {
    const Icon = isIconName(entry.icon) ? icons[entry.icon] : undefined
    return {
      key: entry.id,
      label: text(`app:userMenu.${entry.id}`),
      icon: Icon && <Icon />,
      onClick: () => choose(entry),
    }
  })
  return (
    <Dropdown
      menu={{ items }}
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={besideItsButton}
      onOpenChange={(open, { source }) => {
        // Two listeners of the menu hear of Escape, and the first may take away the one that gives the focus back.
        if (!open && source === 'trigger') button.current?.focus()
      }}
      {...menuTakesFocus}
    >
      <button ref={button} type="button" className="icon-button user-button" aria-haspopup="menu">
        <icons.person />
        <span className="visually-hidden">{text('app:frame.user')}</span>
      </button>
    </Dropdown>
  )
}
