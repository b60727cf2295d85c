import type { DrawerProps } from 'antd'
import AntDrawer from 'antd/es/drawer'
import Switch from 'antd/es/switch'
import { useId } from 'react'
import { createSetting } from '#ui/createSetting.ts'
import { useText } from '#ui/text/useText.ts'
import { chooseTheme, useTheme } from '#ui/theme/useTheme.ts'
import { useScrollLock } from '#ui/useScrollLock.ts'
import { useFocusGivenBack } from '../Root.tsx'
import { LanguageSwitch } from './PageHead.tsx'
import { SideMenu } from './SideMenu.tsx'
import { useStore } from '#ui/useStore.ts'

type OpenProps = Required<Pick<DrawerProps, 'open'>> & { onClose: () => void }

/** A drawer over the page, with a button that closes it. The focus goes back to where it was. */
function Drawer(props: DrawerProps & OpenProps) {
  const text = useText()
  useScrollLock(props.open)
  useFocusGivenBack(props.open)
  return (
    <AntDrawer
      closable={{ 'aria-label': text('app:common.close'), placement: 'end' }}
      focusable={{ focusTriggerAfterClose: false }}
      getContainer="#overlays"
      destroyOnHidden
      {...props}
    />
  )
}

export function MenuDrawer({ open, onClose }: OpenProps) {
  const text = useText()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={288}
      title={text('app:frame.menu')}
      rootClassName="menu-drawer"
    >
      <SideMenu onChoose={onClose} />
    </Drawer>
  )
}

/** Language, theme and width; all are kept in this browser and take effect at once. */
export function SettingsDrawer({ open, onClose }: OpenProps) {
  const text = useText()
  const theme = useTheme()
  const isFluid = useFluid()
  const id = useId()
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
            onChange={fluid.choose}
            aria-labelledby={`${id}-fluid`}
            aria-describedby={`${id}-fluid-help`}
          />
        </div>
        <p className="quiet">{text('app:settings.kept')}</p>
      </div>
    </Drawer>
  )
}

const fluid = createSetting('fluid', (kept) => kept === 'true')

/** True when the content takes the full width of the window. */
export const useFluid = (): boolean => useStore(fluid.subscribe, fluid.get, fluid.unchosen)
