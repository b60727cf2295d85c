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
  /** Asked for while the menu is open: most menus of a list never are. */
  items: () => readonly MenuItem[]
  icon?: IconName
  className?: string
  /** Lets the caller give the focus back to the button. */
  buttonRef?: RefObject<HTMLButtonElement | null>
}

/**
 * A button that opens a menu.
 * By hand: antd's Dropdown weighs 101 kB alone (gzip, without React), and every page of an account has a menu.
 */
export function MenuButton({ label, items, icon = 'more', className = '', buttonRef }: MenuButtonProps) {
  const [room, setRoom] = useState<Element>()
  const own = useRef<HTMLButtonElement>(null)
  const button = buttonRef ?? own
  const Icon = icons[icon]
  const close = (giveFocusBack: boolean): void => {
    setRoom(undefined)
    if (giveFocusBack) button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`icon-button ${className}`}
        aria-haspopup="menu"
        aria-expanded={room !== undefined}
        onClick={({ currentTarget }) =>
          // Out of any box that cuts, yet in the part of the page that it belongs to.
          setRoom(room ? undefined : (currentTarget.closest('header, main') ?? document.body))
        }
      >
        <Icon />
        <span className="visually-hidden">{label}</span>
      </button>
      {room && createPortal(<MenuItems label={label} items={items()} button={button} onClose={close} />, room)}
    </>
  )
}
