import type { ThemeConfig } from 'antd/es/config-provider/context'
import darkAlgorithm from 'antd/es/theme/themes/dark'
import defaultAlgorithm from 'antd/es/theme/themes/default'
import { fonts, measures, themes, type ThemeName } from './tokens.ts'

interface Surroundings {
  /** No motion is wished. */
  still: boolean
  /** Fingers need larger controls than a mouse. */
  touch: boolean
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
      colorPrimary: palette.primary,
      colorPrimaryHover: palette.primaryHover,
      colorPrimaryActive: palette.primaryActive,
      colorPrimaryBg: palette.primarySoft,
      colorPrimaryBgHover: palette.primarySoft,
      // The colour of antd's focus rings.
      colorPrimaryBorder: palette.primary,
      colorTextLightSolid: palette.onPrimary,
      colorLink: palette.primary,
      colorLinkHover: palette.primaryHover,
      colorLinkActive: palette.primaryActive,
      colorInfo: palette.primary,
      colorInfoBg: palette.primarySoft,
      colorInfoBorder: palette.primarySoft,
      colorError: palette.error,
      colorErrorHover: palette.error,
      colorErrorActive: palette.error,
      colorErrorText: palette.error,
      colorErrorTextHover: palette.error,
      colorErrorBorder: palette.error,
      colorErrorBorderHover: palette.error,
      colorErrorBg: palette.errorSoft,
      colorErrorBgHover: palette.errorSoft,
      colorErrorOutline: 'transparent',
      colorWarning: palette.warning,
      colorWarningText: palette.warning,
      colorWarningBg: palette.warningSoft,
      colorWarningBorder: palette.warning,
      colorSuccess: palette.success,
      colorSuccessText: palette.success,
      colorSuccessBg: palette.successSoft,
      colorSuccessBorder: palette.success,
      colorText: palette.ink,
      colorTextHeading: palette.ink,
      colorTextSecondary: palette.quiet,
      colorTextTertiary: palette.quiet,
      colorTextDescription: palette.quiet,
      colorTextPlaceholder: palette.quiet,
      colorTextDisabled: palette.quiet,
      colorTextQuaternary: palette.quiet,
      colorIcon: palette.quiet,
      colorIconHover: palette.ink,
      colorBgLayout: palette.page,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorBgSpotlight: palette.ink,
      colorBgContainerDisabled: palette.sunken,
      colorBgTextHover: palette.sunken,
      colorBgMask: palette.shade,
      colorBorder: palette.border,
      colorBorderSecondary: palette.line,
      colorSplit: palette.line,
      colorFillTertiary: palette.sunken,
      colorFillAlter: palette.sunken,
      controlItemBgHover: palette.sunken,
      controlItemBgActive: palette.primarySoft,
      controlItemBgActiveHover: palette.primarySoft,
      controlOutline: 'transparent',
      controlOutlineWidth: 0,
      lineWidthFocus: 2,
      boxShadow: palette.shadow,
      boxShadowSecondary: palette.shadow,
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
