import type { ThemeConfig } from 'antd/es/config-provider/context'
import antdColours from './antdColours.json' with { type: 'json' }
import { fonts, measures, themes, type Palette, type ThemeName } from './tokens.ts'

/** antd's names of colours and shadows, each with ours; `colorPrimaryBorder` colours its focus rings. */
function coloursOf(palette: Palette) {
  const named = Object.entries(antdColours).map(([token, name]) => [token, palette[name as keyof Palette]])
  return Object.fromEntries(named) as Record<keyof typeof antdColours, string>
}

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...args: never[]) => unknown>

interface Surroundings {
  /** How antd makes the other colours of that theme. */
  algorithm: Algorithm
  /** No motion is wished. */
  still: boolean
  /** Fingers need larger controls than a mouse. */
  touch: boolean
}

/** antd in our colours and measures. */
export function antdTheme(name: ThemeName, { algorithm, still, touch }: Surroundings): ThemeConfig {
  const palette = themes[name]
  const colours = coloursOf(palette)
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
