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
  items: readonly MenuItem[]
}

/** A button that opens a menu. */
export function RowMenu({ label, items }: RowMenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (giveFocusBack: boolean): void => {
    setOpen(false)
    if (giveFocusBack) button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <icons.more />
        <span className="visually-hidden">{label}</span>
      </button>
      {open && createPortal(<MenuItems label={label} items={items} button={button} onClose={close} />, document.body)}
    </>
  )
}
