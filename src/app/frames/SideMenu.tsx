import { NavLink } from 'react-router-dom'
import { folderOf } from '#engine/schema/definitionName.ts'
import type { MenuEntry } from '#generated/definitions.gen.ts'
import { icons, NamedIcon } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { Brand } from './PageHead.tsx'
import { addressesOf, screensDefinition } from '../screensDefinition.ts'

interface SideMenuProps {
  /** Called when an entry was chosen, so that a drawer can close. */
  onChoose?: (() => void) | undefined
}

/** The menu of the definition: titled sections with entries, which may hold further entries. */
export function SideMenu({ onChoose }: SideMenuProps) {
  const text = useText()
  return (
    <nav className="side-menu" aria-label={text('app:frame.menu')}>
      <div className="side-menu-head">
        <Brand to={screensDefinition.home} />
      </div>
      {screensDefinition.menu.map((section) => (
        <section key={section.id} aria-labelledby={`menu-${section.id}`}>
          <h2 id={`menu-${section.id}`} className="menu-title">
            {text(`app:menu.${section.id}`)}
          </h2>
          <MenuEntries entries={section.entries ?? []} onChoose={onChoose} />
        </section>
      ))}
    </nav>
  )
}

function MenuEntries({ entries, onChoose }: SideMenuProps & { entries: readonly MenuEntry[] }) {
  return (
    <ul className="menu-list">
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.entries ? (
            <MenuGroup entry={entry} onChoose={onChoose} />
          ) : (
            <MenuLink entry={entry} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface EntryProps extends SideMenuProps {
  entry: MenuEntry
}

/** An entry that opens an address. Where several entries share one address, none of them is marked as open. */
function MenuLink({ entry: { id, icon, to = screensDefinition.notFound }, onChoose }: EntryProps) {
  const text = useText()
  const isOnlyEntry = ownAddresses(screensDefinition.menu).has(to)
  return (
    <NavLink
      className={({ isActive }) => (isActive && isOnlyEntry ? 'menu-link menu-open' : 'menu-link')}
      aria-current={isOnlyEntry ? 'page' : false}
      to={to}
      onClick={onChoose}
    >
      <NamedIcon name={icon} />
      <span>{text([`app:menu.${id}`, `${folderOf(id)}:table.title`])}</span>
    </NavLink>
  )
}

/** An entry that holds others; it is open until folded. */
function MenuGroup({ entry: { id, icon, entries = [] }, onChoose }: EntryProps) {
  const text = useText()
  return (
    <details open className="menu-group">
      <summary className="menu-link">
        <NamedIcon name={icon} />
        <span>{text(`app:menu.${id}`)}</span>
        <icons.down className="menu-fold" />
      </summary>
      <MenuEntries entries={entries} onChoose={onChoose} />
    </details>
  )
}

/** Addresses that exactly one entry of the menu opens: only these say where one is. */
export function ownAddresses(menu: readonly MenuEntry[]): ReadonlySet<string> {
  const all = addressesOf(menu)
  return new Set(all.filter((address) => all.indexOf(address) === all.lastIndexOf(address)))
}
