import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { icons, type IconName } from '../icons.tsx'
import { MenuItems } from './MenuItems.tsx'

/** Something to do; it opens an address or does it on the spot. */
export interface MenuItem {
  id: string
  label: string
  icon?: IconName
  danger?: boolean
  to?: string
  onChoose?: () => void
}

interface RowMenuProps {
  /** Name of the button, with the row that it belongs to. */
  label: string
  /** Asked for when the menu is opened: most menus of a list never are. */
  items: () => readonly MenuItem[]
}

/** A button that opens a menu. */
export function RowMenu({ label, items }: RowMenuProps) {
  const [opened, setOpened] = useState<readonly MenuItem[]>()
  const button = useRef<HTMLButtonElement>(null)
  const close = (giveFocusBack: boolean): void => {
    setOpened(undefined)
    if (giveFocusBack) button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        onClick={() => setOpened(opened ? undefined : items())}
      >
        <icons.more />
        <span className="visually-hidden">{label}</span>
      </button>
      {opened &&
        createPortal(<MenuItems label={label} items={opened} button={button} onClose={close} />, document.body)}
    </>
  )
}
