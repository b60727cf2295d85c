import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { calendars } from '#generated/calendars.gen.ts'
import { AntdTheme } from '#ui/theme/AntdTheme.tsx'
import { useText } from '#ui/text/useText.ts'
import { usePrinting } from '#ui/useMediaQuery.ts'
import { useApplication } from '../Application.ts'
import { useFocusGivenBack } from '../Root.tsx'
import { MenuDrawer, SettingsDrawer, useFluid } from './Drawers.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { useStore } from '#ui/useStore.ts'

/** The signed-in layout: side menu, top bar, content, footer. */
export function AppFrame() {
  const text = useText()
  const fluid = useFluid()
  const [menuOpen, setMenuOpen] = useState(false)
  const [settingsOpen, setSettingsOpen] = useState(false)
  return (
    <AntdTheme locales={calendars}>
      <div className="app-frame">
        <div className="app-side">
          <SideMenu />
        </div>
        <TopBar onOpenMenu={() => setMenuOpen(true)} onOpenSettings={() => setSettingsOpen(true)} />
        <main tabIndex={-1} className="app-main">
          <div className="container" data-fluid={fluid}>
            <PrintedHead />
            <Outlet />
          </div>
        </main>
        <footer className="app-footer">
          <div className="container" data-fluid={fluid}>
            <span>{text('app:frame.footer')}</span>
          </div>
        </footer>
      </div>
      <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
      <SettingsDrawer open={settingsOpen} onClose={() => setSettingsOpen(false)} />
      <SignInAgain />
    </AntdTheme>
  )
}

/** The sign-in over the screen, while a call waits for a new session. */
function SignInAgain() {
  const { modal } = useApplication().signInAgain
  const shown = useStore(modal.subscribe, modal.get)
  useFocusGivenBack(shown !== undefined)
  return shown
}

/** The day, written day first in every language. */
const today = () => new Date().toLocaleDateString('fr-FR')

function PrintedHead() {
  const text = useText()
  if (!usePrinting()) return null
  return (
    <p className="on-paper printed-head">
      <b>Trousseau</b>
      <span>{text('app:frame.printed', { date: today() })}</span>
    </p>
  )
}
