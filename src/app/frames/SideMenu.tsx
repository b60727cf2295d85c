import type { MenuEntry } from '#generated/definitions.gen.ts'
import { useText } from '#ui/text/useText.ts'
import { Brand } from './Brand.tsx'
import { MenuLink } from './MenuLink.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import { screensDefinition } from '../screensDefinition.ts'

interface SideMenuProps {
  /** Called when an entry was chosen, so that a drawer can close. */
  onChoose?: () => void
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

interface MenuEntriesProps extends SideMenuProps {
  entries: MenuEntry[]
}

function MenuEntries({ entries, onChoose }: MenuEntriesProps) {
  return (
    <ul className="menu-list">
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.entries ? (
            <MenuGroup entry={entry}>
              <MenuEntries entries={entry.entries} onChoose={onChoose} />
            </MenuGroup>
          ) : (
            <MenuLink entry={entry} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  )
}
