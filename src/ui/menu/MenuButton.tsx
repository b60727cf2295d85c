import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { NamedIcon } from '../icons.tsx'
import './menu.css'

/** Something to do; it opens an address or does it on the spot. */
export interface MenuItem {
  id: string
  label: string
  icon?: string | undefined
  danger?: boolean | undefined
  to?: string | undefined
  onChoose?: () => void
}

interface MenuButtonProps {
  /** Name of the button, with the row that it may belong to. */
  label: string
  /** Asked for while the menu is open: most menus of a list never are. */
  items: () => readonly MenuItem[]
  head?: ReactNode
  icon?: string
  className?: string
}

/**
 * A button that opens a menu: a popover of the browser, which goes after a press elsewhere.
 * By hand: antd's Dropdown weighs 101 kB alone (gzip, without React), and every page of an account has a menu.
 */
export function MenuButton({ label, items, head, icon = 'more', className = '' }: MenuButtonProps) {
  const id = useId()
  const headId = `${id}-head`
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    box.current?.hidePopover()
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`icon-button ${className}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      >
        <NamedIcon name={icon} />
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        className="open-menu"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <>
            {head && <div id={headId}>{head}</div>}
            <MenuItems label={label} describedBy={head ? headId : undefined} items={items()} onClose={close} />
          </>
        )}
      </div>
    </>
  )
}

interface MenuItemsProps {
  label: string
  describedBy: string | undefined
  items: readonly MenuItem[]
  /** Closes the menu; the focus is on its button then. */
  onClose: () => void
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** An open menu. Items that open an address are real links: they can be opened in a new tab. */
function MenuItems({ label, describedBy, items, onClose }: MenuItemsProps) {
  const menu = useRef<HTMLDivElement>(null)
  const entries = (): HTMLElement[] => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
  }, [])

  /** Moves the focus through the items with arrow keys, and closes the menu with Escape or Tab. */
  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (step) {
      const all = entries()
      const at = all.findIndex((entry) => entry === document.activeElement)
      all[step(at, all.length)]?.focus()
      event.preventDefault()
    }
    // Escape closes the menu only, not the dialog around it.
    if (event.key === 'Escape') event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') onClose()
  }

  return (
    <div ref={menu} role="menu" tabIndex={-1} aria-label={label} aria-describedby={describedBy} onKeyDown={onKeyDown}>
      {items.map(({ id, label: name, icon, danger, to, onChoose }) => {
        const shared = {
          role: 'menuitem',
          tabIndex: -1,
          className: 'open-menu-item',
          'data-danger': danger,
          onClick() {
            onClose()
            onChoose?.()
          },
          children: (
            <>
              <NamedIcon name={icon} />
              <span>{name}</span>
            </>
          ),
        }
        return to === undefined ? <button key={id} type="button" {...shared} /> : <Link key={id} to={to} {...shared} />
      })}
    </div>
  )
}
