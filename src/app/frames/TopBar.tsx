import type { RefObject } from 'react'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { screensDefinition } from '../screensDefinition.ts'
import { Brand } from './Brand.tsx'
import { Notifications } from './Notifications.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { UserMenu } from './UserMenu.tsx'

interface TopBarProps {
  menuButton: RefObject<HTMLButtonElement | null>
  userButton: RefObject<HTMLButtonElement | null>
  onOpenMenu: () => void
  onOpenSettings: () => void
}

/** Language, theme, notifications and user; on narrow windows also the way to the menu. */
export function TopBar({ menuButton, userButton, onOpenMenu, onOpenSettings }: TopBarProps) {
  const text = useText()
  return (
    <header className="top-bar">
      <div className="top-bar-narrow">
        <button ref={menuButton} type="button" className="icon-button" onClick={onOpenMenu}>
          <icons.menu />
          <span className="visually-hidden">{text('app:frame.openMenu')}</span>
        </button>
        <Brand to={screensDefinition.home} />
      </div>
      <div className="tools">
        <LanguageSwitch />
        <ThemeToggle />
        <Notifications />
        <UserMenu button={userButton} onOpenSettings={onOpenSettings} />
      </div>
    </header>
  )
}
