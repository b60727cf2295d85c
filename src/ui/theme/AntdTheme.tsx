import { useEffect, useMemo, useState, type ReactNode } from 'react'
import ConfigProvider from 'antd/es/config-provider'
import type { ThemeConfig } from 'antd/es/config-provider/context'
import type { Locale } from 'antd/es/locale'
import enGB from 'antd/es/locale/en_GB'
import frFR from 'antd/es/locale/fr_FR'
import darkAlgorithm from 'antd/es/theme/themes/dark'
import defaultAlgorithm from 'antd/es/theme/themes/default'
import { useLanguage } from '../text/useText.ts'
import { useMediaQuery } from '../useMediaQuery.ts'
import antdColours from './antdColours.json'
import { fonts, measures, themes, type Palette, type ThemeName } from './tokens.ts'
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
  const theme = useMemo(() => antdTheme(name, { still, touch }), [name, still, touch])
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
    <ConfigProvider theme={theme} locale={locale} csp={nonce ? { nonce } : {}} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  )
}

/** antd's names of colours and shadows, each with ours; `colorPrimaryBorder` colours its focus rings. */
function coloursOf(palette: Palette) {
  const named = Object.entries(antdColours).map(([token, name]) => [token, palette[name as keyof Palette]])
  return Object.fromEntries(named) as Record<keyof typeof antdColours, string>
}

interface Surroundings {
  /** No motion is wished. */
  still: boolean
  /** Fingers need larger controls than a mouse. */
  touch: boolean
}

function antdTheme(name: ThemeName, { still, touch }: Surroundings): ThemeConfig {
  const palette = themes[name]
  const colours = coloursOf(palette)
  const algorithm = name === 'dark' ? darkAlgorithm : defaultAlgorithm
  return {
    // antd mixes the colours that it is given with the paper of its dark theme: ours are meant as they are.
    algorithm: (seed) => ({ ...algorithm(seed), ...colours }),
    hashed: false,
    cssVar: { key: 'trousseau' },
    token: {
      ...colours,
      motion: !still,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.18s',
      fontFamily: fonts.text,
      fontSize: measures.text,
      fontSizeSM: 14,
      fontWeightStrong: 600,
      borderRadius: measures.radius,
      borderRadiusSM: 6,
      borderRadiusLG: 12,
      controlHeight: touch ? measures.controlTouch : measures.control,
      controlHeightLG: measures.controlTouch,
      controlHeightSM: 32,
      colorErrorOutline: 'transparent',
      controlOutline: 'transparent',
      controlOutlineWidth: 0,
      lineWidthFocus: 2,
      boxShadowTertiary: 'none',
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
      Input: { activeShadow: 'none', errorActiveShadow: 'none' },
      Modal: { titleFontSize: 22 },
      Tooltip: { colorTextLightSolid: palette.page },
    },
  }
}
