import { useId, useState, type ReactNode } from 'react'
import type { MenuEntry } from '#generated/definitions.gen.ts'
import { icons, isIconName } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'

interface MenuGroupProps {
  entry: MenuEntry
  children: ReactNode
}

/** An entry that holds others; it is open until folded. */
export function MenuGroup({ entry, children }: MenuGroupProps) {
  const text = useText()
  const [open, setOpen] = useState(true)
  const id = useId()
  const Icon = isIconName(entry.icon) ? icons[entry.icon] : undefined
  return (
    <>
      <button
        type="button"
        className="menu-link menu-group"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {Icon && <Icon />}
        <span>{text(`app:menu.${entry.id}`)}</span>
        <icons.down className="menu-fold" />
      </button>
      <div id={id} className="menu-children" hidden={!open}>
        {children}
      </div>
    </>
  )
}
