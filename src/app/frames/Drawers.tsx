import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { Drawer } from '#ui/Drawer.tsx'
import { useText } from '#ui/text/useText.ts'
import { SideMenu } from './SideMenu.tsx'
import Switch from 'antd/es/switch'
import { chooseTheme, useTheme } from '#ui/theme/useTheme.ts'
import { LanguageSwitch } from './PageHead.tsx'
import { attempt } from '#ui/attempt.ts'
import { createStore } from '#ui/createStore.ts'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
  /** It closes, and nothing in it was chosen. */
  onDismissed: () => void
}

/** The side menu for narrow windows. */
export function MenuDrawer({ open, onClose, onDismissed }: MenuDrawerProps) {
  const text = useText()
  // A choice leads to another page, which takes the focus itself.
  const chosen = useRef(false)
  useClosing(open, () => {
    if (!chosen.current) onDismissed()
    chosen.current = false
  })
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={288}
      title={text('app:frame.menu')}
      rootClassName="menu-drawer"
    >
      <SideMenu
        onChoose={() => {
          chosen.current = true
          onClose()
        }}
      />
    </Drawer>
  )
}

interface SettingsDrawerProps {
  open: boolean
  onClose: () => void
  /** It closes, however that was asked for. */
  onClosing: () => void
}

/** Language, theme and width; all are kept in this browser and take effect at once. */
export function SettingsDrawer({ open, onClose, onClosing }: SettingsDrawerProps) {
  const text = useText()
  const theme = useTheme()
  const isFluid = useFluid()
  const id = useId()
  useClosing(open, onClosing)
  return (
    <Drawer open={open} onClose={onClose} placement="right" size={360} title={text('app:settings.title')}>
      <div className="settings">
        <div className="setting">
          <h3>{text('app:settings.language')}</h3>
          <LanguageSwitch long />
        </div>
        <div className="setting">
          <h3 id={`${id}-theme`}>{text('app:settings.theme')}</h3>
          <div className="segments" role="group" aria-labelledby={`${id}-theme`}>
            {(['light', 'dark'] as const).map((name) => (
              <button key={name} type="button" aria-pressed={theme === name} onClick={() => chooseTheme(name)}>
                {text(`app:theme.${name}`)}
              </button>
            ))}
          </div>
        </div>
        <div className="setting setting-row">
          <div>
            <h3 id={`${id}-fluid`}>{text('app:settings.fluid')}</h3>
            <p className="quiet" id={`${id}-fluid-help`}>
              {text('app:settings.fluidHelp')}
            </p>
          </div>
          <Switch
            checked={isFluid}
            onChange={chooseFluid}
            aria-labelledby={`${id}-fluid`}
            aria-describedby={`${id}-fluid-help`}
          />
        </div>
        <p className="quiet">{text('app:settings.kept')}</p>
      </div>
    </Drawer>
  )
}

/** Tells when something closes. Not when its motion ends: what is closed while it still opens tells no end. */
function useClosing(open: boolean, onClosing: () => void): void {
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) onClosing()
    wasOpen.current = open
  })
}

const key = 'fluid'
const saved = () => attempt(() => localStorage.getItem(key) === 'true', false)
const fluid = createStore(saved())
window.addEventListener('storage', () => fluid.set(saved()))

/** True when the content takes the full width of the window. */
export const useFluid = (): boolean => useSyncExternalStore(fluid.subscribe, fluid.get)

/** Chooses the width of the content and remembers it in this browser. */
function chooseFluid(next: boolean): void {
  attempt(() => localStorage.setItem(key, String(next)), undefined)
  fluid.set(next)
}
