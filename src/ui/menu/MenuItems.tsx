import { useEffect, type KeyboardEvent, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { icons } from '../icons.tsx'
import type { MenuItem } from './MenuButton.tsx'
import { useMenuPlace } from './useMenuPlace.ts'

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
export function MenuItems({ label, items, button, onClose }: MenuItemsProps) {
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
