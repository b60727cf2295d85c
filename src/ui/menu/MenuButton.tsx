import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
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

interface MenuItemsProps {
  label: string
  items: readonly MenuItem[]
  /** What opened the menu; it stands beside it. */
  button: RefObject<HTMLElement | null>
  /** Told when the menu is done with; the focus goes back to its button unless something else takes it. */
  onClose: (giveFocusBack: boolean) => void
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** An open menu. Items that open an address are real links: they can be opened in a new tab. */
function MenuItems({ label, items, button, onClose }: MenuItemsProps) {
  const menu = useMenuPlace(button, () => onClose(false))
  const entries = (): HTMLElement[] => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
  }, [menu])

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (step) {
      const all = entries()
      const at = all.findIndex((entry) => entry === document.activeElement)
      all[step(at, all.length)]?.focus()
      event.preventDefault()
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose(true)
    }
    if (event.key === 'Tab') onClose(true)
  }

  return (
    <div ref={menu} role="menu" tabIndex={-1} aria-label={label} className="open-menu" onKeyDown={onKeyDown}>
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
              onClose(true)
              item.onChoose?.()
            }}
          >
            {content}
          </button>
        ) : (
          <Link key={item.id} to={item.to} {...common} onClick={() => onClose(false)}>
            {content}
          </Link>
        )
      })}
    </div>
  )
}

const gap = 4
const margin = 8

/** Where a menu stands: below its button, above it where there is no room, and never outside the window. In pixels. */
function placeOf(button: DOMRect, menu: DOMRect, window: { innerWidth: number; innerHeight: number }) {
  const below = button.bottom + gap
  const above = button.top - gap - menu.height
  const fits = below + menu.height <= window.innerHeight - margin
  const farthest = window.innerWidth - margin - menu.width
  return {
    top: fits ? below : Math.max(margin, above),
    left: Math.max(margin, Math.min(button.right - menu.width, farthest)),
  }
}

/**
 * Puts an open menu beside its button, and tells when it is to go: after a press elsewhere, or when its place moves away.
 * The answer belongs to the element of the menu.
 */
function useMenuPlace(button: RefObject<HTMLElement | null>, onGone: () => void): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null)
  const placedAt = useRef(0)
  useLayoutEffect(() => {
    const put = (): void => {
      if (!menu.current || !button.current) return
      const place = button.current.getBoundingClientRect()
      const { top, left } = placeOf(place, menu.current.getBoundingClientRect(), window)
      placedAt.current = place.top
      menu.current.style.top = `${top}px`
      menu.current.style.left = `${left}px`
    }
    put()
    window.addEventListener('resize', put)
    return () => window.removeEventListener('resize', put)
  }, [button])

  useEvents(document, {
    pointerdown({ target }) {
      const inside = [menu, button].some(({ current }) => target instanceof Node && current?.contains(target))
      if (!inside) onGone()
    },
  })
  useEvents(window, {
    // A button at the edge of the window stays where it is.
    scroll() {
      if (button.current?.getBoundingClientRect().top !== placedAt.current) onGone()
    },
  })
  return menu
}
