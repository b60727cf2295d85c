import { useMemo, type ReactNode } from 'react'
import ConfigProvider from 'antd/es/config-provider'
import enGB from 'antd/es/locale/en_GB'
import frFR from 'antd/es/locale/fr_FR'
import { useLanguage } from '../text/useText.ts'
import { useMediaQuery } from '../table/useMediaQuery.ts'
import { antdTheme } from './antdTheme.ts'
import { useReducedMotion } from './useReducedMotion.ts'
import { useTheme } from './useTheme.ts'

const locales = { fr: frFR, en: enGB }
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce

/** antd in our colours and measures, in the language of the moment; its style elements carry the page's nonce. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const name = useTheme()
  const still = useReducedMotion()
  const touch = useMediaQuery('(pointer: coarse)')
  const language = useLanguage()
  const theme = useMemo(() => antdTheme(name, { still, touch }), [name, still, touch])
  return (
    <ConfigProvider theme={theme} locale={locales[language]} csp={nonce ? { nonce } : {}} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  )
}
