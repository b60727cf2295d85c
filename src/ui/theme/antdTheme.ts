import type { ThemeConfig } from 'antd/es/config-provider/context'
import type { AliasToken } from 'antd/es/theme/interface'
import darkAlgorithm from 'antd/es/theme/themes/dark'
import defaultAlgorithm from 'antd/es/theme/themes/default'
import { fonts, measures, themes, type Palette, type ThemeName } from './tokens.ts'

interface Surroundings {
  /** No motion is wished. */
  still: boolean
  /** Fingers need larger controls than a mouse. */
  touch: boolean
}

/** The tokens of antd that take each colour of ours; `colorPrimaryBorder` is that of focus rings. */
const taken: Record<Exclude<keyof Palette, 'accent' | 'accentSoft' | 'accentOnPrimary'>, (keyof AliasToken)[]> = {
  page: ['colorBgLayout'],
  surface: ['colorBgContainer', 'colorBgElevated'],
  sunken: [
    ...(['colorBgContainerDisabled', 'colorBgTextHover', 'colorFillTertiary'] as const),
    ...(['colorFillAlter', 'controlItemBgHover'] as const),
  ],
  line: ['colorBorderSecondary', 'colorSplit'],
  border: ['colorBorder'],
  ink: ['colorText', 'colorTextHeading', 'colorIconHover', 'colorBgSpotlight'],
  quiet: [
    ...(['colorTextSecondary', 'colorTextTertiary', 'colorTextQuaternary', 'colorTextDescription'] as const),
    ...(['colorTextPlaceholder', 'colorTextDisabled', 'colorIcon'] as const),
  ],
  primary: ['colorPrimary', 'colorPrimaryBorder', 'colorLink', 'colorInfo'],
  primaryHover: ['colorPrimaryHover', 'colorLinkHover'],
  primaryActive: ['colorPrimaryActive', 'colorLinkActive'],
  primarySoft: [
    ...(['colorPrimaryBg', 'colorPrimaryBgHover', 'colorInfoBg', 'colorInfoBorder'] as const),
    ...(['controlItemBgActive', 'controlItemBgActiveHover'] as const),
  ],
  onPrimary: ['colorTextLightSolid'],
  error: [
    ...(['colorError', 'colorErrorHover', 'colorErrorActive', 'colorErrorBorder'] as const),
    ...(['colorErrorBorderHover', 'colorErrorText', 'colorErrorTextHover'] as const),
  ],
  errorSoft: ['colorErrorBg', 'colorErrorBgHover'],
  warning: ['colorWarning', 'colorWarningText', 'colorWarningBorder'],
  warningSoft: ['colorWarningBg'],
  success: ['colorSuccess', 'colorSuccessText', 'colorSuccessBorder'],
  successSoft: ['colorSuccessBg'],
  shade: ['colorBgMask'],
  shadow: ['boxShadow', 'boxShadowSecondary'],
}

/** antd's theme from our tokens. */
export function antdTheme(name: ThemeName, { still, touch }: Surroundings): ThemeConfig {
  const palette = themes[name]
  const algorithm = name === 'dark' ? darkAlgorithm : defaultAlgorithm
  return {
    // antd mixes the colours that it is given with the paper of its dark theme: ours are meant as they are.
    algorithm: (seed) => ({
      ...algorithm(seed),
      colorPrimary: palette.primary,
      colorInfo: palette.primary,
      colorLink: palette.primary,
      colorError: palette.error,
      colorWarning: palette.warning,
      colorSuccess: palette.success,
    }),
    hashed: false,
    cssVar: { key: 'trousseau' },
    token: {
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
      wireframe: false,
      ...Object.fromEntries(
        Object.entries(taken).flatMap(([name, tokens]) =>
          tokens.map((token) => [token, palette[name as keyof Palette]]),
        ),
      ),
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
      Table: { headerBg: palette.surface, headerSplitColor: 'transparent', rowHoverBg: palette.page },
    },
  }
}
