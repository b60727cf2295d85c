import 'virtual:antd/shared.css'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { StyleProvider } from '@ant-design/cssinjs'
import ConfigProvider from 'antd/es/config-provider'
import type { Locale } from 'antd/es/locale'
import enGB from 'antd/es/locale/en_GB'
import frFR from 'antd/es/locale/fr_FR'
import { useLanguage } from '../text/useText.ts'
import { useMediaQuery } from '../useMediaQuery.ts'
import { antdTheme } from './antdTheme.ts'
import { useTheme } from './useTheme.ts'

/** Without the second locale, calendars of other languages would be Chinese. */
const builtIn: Readonly<Record<string, Locale>> = { fr: frFR, en: enGB }
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce

interface AntdThemeProps {
  /** Fetches what antd says in further languages. */
  locales: Readonly<Record<string, () => Promise<Locale>>>
  children: ReactNode
}

/** antd in our colours and measures, in the language of the moment; its style elements carry the page's nonce. */
export function AntdTheme({ locales, children }: AntdThemeProps) {
  const name = useTheme()
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const touch = useMediaQuery('(pointer: coarse)')
  const language = useLanguage()
  const theme = useMemo(
    // The build holds the styles of all components; in development antd makes them.
    () => ({ ...antdTheme(name, { still, touch }), zeroRuntime: import.meta.env.PROD }),
    [name, still, touch],
  )
  const [fetched, setFetched] = useState<Readonly<Record<string, Locale>>>({})
  useEffect(() => {
    // Texts that cannot be fetched stay English.
    locales[language]?.().then(
      (locale) => setFetched((before) => ({ ...before, [language]: locale })),
      () => undefined,
    )
  }, [language, locales])
  const locale = builtIn[language] ?? fetched[language] ?? enGB
  return (
    <StyleProvider layer>
      <ConfigProvider theme={theme} locale={locale} csp={nonce ? { nonce } : {}} wave={{ disabled: true }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
