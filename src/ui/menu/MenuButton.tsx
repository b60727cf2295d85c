import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import { icons, type IconName } from '../icons.tsx'
import { useEvents } from '../useEvents.ts'
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
  buttonRef?: Ref<HTMLButtonElement>
}

/**
 * A button that opens a menu.
 * By hand: antd's Dropdown weighs 101 kB alone (gzip, without React), and every page of an account has a menu.
 */
export function MenuButton({ label, items, icon = 'more', className = '', buttonRef }: MenuButtonProps) {
  const [button, setButton] = useState<HTMLButtonElement>()
  const Icon = icons[icon]
  // Out of any box that cuts, yet in the part of the page that it belongs to.
  const room = button?.closest('header, main') ?? document.body
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={`icon-button ${className}`}
        aria-haspopup="menu"
        aria-expanded={button !== undefined}
        onClick={({ currentTarget }) => setButton(button ? undefined : currentTarget)}
      >
        <Icon />
        <span className="visually-hidden">{label}</span>
      </button>
      {button &&
        createPortal(
          <MenuItems label={label} items={items()} button={button} onClose={() => setButton(undefined)} />,
          room,
        )}
    </>
  )
}

interface MenuItemsProps {
  label: string
  items: readonly MenuItem[]
  /** What opened the menu; it stands beside it. */
  button: HTMLElement
  onClose: () => void
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const gap = 4

/** Below its button, above it in the lower half of the window. In pixels. */
function placeBeside({ top, bottom, right }: DOMRect): CSSProperties {
  const isLow = bottom > window.innerHeight / 2
  return {
    right: document.documentElement.clientWidth - right,
    ...(isLow ? { bottom: window.innerHeight - top + gap } : { top: bottom + gap }),
  }
}

/**
 * An open menu; it goes after a press elsewhere, and when its button moves away. Items that open an address are real links:
 * they can be opened in a new tab.
 */
function MenuItems({ label, items, button, onClose }: MenuItemsProps) {
  const menu = useRef<HTMLDivElement>(null)
  const [place] = useState(() => button.getBoundingClientRect())
  const entries = (): HTMLElement[] => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
  }, [])
  useEvents(document, {
    pointerdown({ target }) {
      if (!(target instanceof Node) || ![menu.current, button].some((part) => part?.contains(target))) onClose()
    },
  })
  useEvents(window, {
    resize: onClose,
    // A button at the edge of the window stays where it is.
    scroll() {
      if (button.getBoundingClientRect().top !== place.top) onClose()
    },
  })
  const closeToButton = () => {
    onClose()
    button.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (step) {
      const all = entries()
      const at = all.findIndex((entry) => entry === document.activeElement)
      all[step(at, all.length)]?.focus()
      event.preventDefault()
    }
    if (event.key === 'Escape') event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') closeToButton()
  }

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="open-menu"
      style={placeBeside(place)}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => {
        const Icon = item.icon && icons[item.icon]
        const common = { role: 'menuitem', tabIndex: -1, className: 'open-menu-item', 'data-danger': item.danger }
        const content = (
          <>
            {Icon && <Icon />}
            {item.label}
          </>
        )
        return item.to === undefined ? (
          <button
            key={item.id}
            type="button"
            {...common}
            onClick={() => {
              closeToButton()
              item.onChoose?.()
            }}
          >
            {content}
          </button>
        ) : (
          <Link key={item.id} to={item.to} {...common} onClick={onClose}>
            {content}
          </Link>
        )
      })}
    </div>
  )
}
