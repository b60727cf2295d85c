import Switch from 'antd/es/switch'
import { useId } from 'react'
import { Drawer } from '#ui/Drawer.tsx'
import { useText } from '#ui/text/useText.ts'
import { chooseTheme, useTheme } from '#ui/theme/useTheme.ts'
import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { chooseFluid, useFluid } from '../preferences/fluid.ts'
import { useClosing } from './useClosing.ts'

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
  const fluid = useFluid()
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
            checked={fluid}
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
