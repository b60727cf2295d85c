import { useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { icons, type IconName } from '../icons.tsx'
import { MenuItems } from './MenuItems.tsx'
import './menu.css'

/** Something to do; it opens an address or does it on the spot. */
export interface MenuItem {
  id: string
  label: string
  icon?: IconName
  danger?: boolean
  to?: string
  onChoose?: () => void
}

interface MenuButtonProps {
  /** Name of the button, with the row that it may belong to. */
  label: string
  /** Asked for when the menu is opened: most menus of a list never are. */
  items: () => readonly MenuItem[]
  icon?: IconName
  className?: string
  /** For whoever gives the focus back to the button later. */
  buttonRef?: RefObject<HTMLButtonElement | null>
}

/** A button that opens a menu. */
export function MenuButton({ label, items, icon = 'more', className = '', buttonRef }: MenuButtonProps) {
  const [opened, setOpened] = useState<{ items: readonly MenuItem[]; room: Element }>()
  const own = useRef<HTMLButtonElement>(null)
  const button = buttonRef ?? own
  const Icon = icons[icon]
  const close = (giveFocusBack: boolean): void => {
    setOpened(undefined)
    if (giveFocusBack) button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`icon-button ${className}`}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        onClick={({ currentTarget }) =>
          // Out of any box that cuts, yet in the part of the page that it belongs to.
          setOpened(
            opened ? undefined : { items: items(), room: currentTarget.closest('header, main') ?? document.body },
          )
        }
      >
        <Icon />
        <span className="visually-hidden">{label}</span>
      </button>
      {opened &&
        createPortal(<MenuItems label={label} items={opened.items} button={button} onClose={close} />, opened.room)}
    </>
  )
}
