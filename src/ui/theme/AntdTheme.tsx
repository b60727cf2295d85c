import 'virtual:antd/shared.css'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { StyleProvider } from '@ant-design/cssinjs'
import ConfigProvider from 'antd/es/config-provider'
import type { Locale } from 'antd/es/locale'
import enGB from 'antd/es/locale/en_GB'
import frFR from 'antd/es/locale/fr_FR'
import { isInBrowser } from '../isInBrowser.ts'
import { useLanguage } from '../text/useText.ts'
import { useMediaQuery } from '../useMediaQuery.ts'
import darkAlgorithm from 'antd/es/theme/themes/dark'
import defaultAlgorithm from 'antd/es/theme/themes/default'
import { antdTheme } from './antdTheme.ts'
import type { ThemeName } from './tokens.ts'
import { useTheme } from './useTheme.ts'

/** Without the second locale, calendars of other languages would be Chinese. */
const builtIn: Readonly<Record<string, Locale>> = { fr: frFR, en: enGB }

/** The style sheets of the build hold both themes; there antd itself need know the light one alone. */
const isStyledByBuild = import.meta.env.PROD
const algorithms = { light: defaultAlgorithm, dark: isStyledByBuild ? defaultAlgorithm : darkAlgorithm }

/** Takes the style elements that antd makes in spite of the files of the build. Outside the page, they do nothing. */
const nowhere = isInBrowser && isStyledByBuild ? { container: document.createElement('div') } : {}

function useThemeOfAntd(): ThemeName {
  const theme = useTheme()
  return isStyledByBuild ? 'light' : theme
}

interface AntdThemeProps {
  /** Fetches what antd says in further languages. */
  locales: Readonly<Record<string, () => Promise<Locale>>>
  children: ReactNode
}

/** antd in our colours and measures, in the language of the moment. */
export function AntdTheme({ locales, children }: AntdThemeProps) {
  const name = useThemeOfAntd()
  // For the first picture nothing moves: antd puts a component around all that do not, and would make them anew for it.
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const touch = useMediaQuery('(pointer: coarse)')
  const language = useLanguage()
  const theme = useMemo(
    // The build holds the styles of all components; in development antd makes them.
    () => ({ ...antdTheme(name, { algorithm: algorithms[name], still, touch }), zeroRuntime: isStyledByBuild }),
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
    <StyleProvider layer {...nowhere}>
      <ConfigProvider theme={theme} locale={locale} wave={{ disabled: true }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
