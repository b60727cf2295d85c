import { NavLink } from 'react-router-dom'
import type { MenuEntry } from '#generated/definitions.gen.ts'
import { folderOf } from '#engine/schema/definitionName.ts'
import { icons, isIconName } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { ownAddresses } from '../menu/ownAddresses.ts'
import { screensDefinition } from '../screensDefinition.ts'

interface MenuLinkProps {
  entry: MenuEntry
  onChoose?: (() => void) | undefined
}

/** An entry that opens an address. Where several entries share one address, none of them is marked as open. */
export function MenuLink({ entry, onChoose }: MenuLinkProps) {
  const text = useText()
  const Icon = isIconName(entry.icon) ? icons[entry.icon] : undefined
  const to = entry.to ?? screensDefinition.notFound
  const own = ownAddresses(screensDefinition.menu).has(to)
  return (
    <NavLink
      className={({ isActive }) => (isActive && own ? 'menu-link menu-open' : 'menu-link')}
      aria-current={own ? 'page' : false}
      to={to}
      onClick={onChoose}
    >
      {Icon && <Icon />}
      <span>{text([`app:menu.${entry.id}`, `${folderOf(entry.id)}:list.title`])}</span>
    </NavLink>
  )
}
