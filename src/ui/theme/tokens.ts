/** Every colour and measure of the product. The CSS variables and antd's theme are both made from here. */
export const themes = {
  light: {
    page: '#F7F5F0',
    surface: '#FFFFFF',
    sunken: '#EFECE4',
    line: '#E2DDD1',
    border: '#8B9290',
    ink: '#1C2526',
    quiet: '#5B6667',
    primary: '#0B5D57',
    primaryHover: '#0F7068',
    primaryActive: '#084640',
    primarySoft: '#E3EFEC',
    onPrimary: '#FFFFFF',
    accentOnPrimary: '#E9A96F',
    accent: '#C8702A',
    accentSoft: '#F6E7D8',
    error: '#B3261E',
    errorSoft: '#FAEAE8',
    warning: '#8A5A00',
    warningSoft: '#F8EFDC',
    success: '#1E6B3A',
    successSoft: '#E5F1E8',
    shade: 'rgb(28 37 38 / 45%)',
    shadow: '0 1px 2px rgb(28 37 38 / 6%), 0 8px 24px rgb(28 37 38 / 8%)',
  },
  dark: {
    page: '#12181A',
    surface: '#1A2224',
    sunken: '#222C2E',
    line: '#2C3739',
    border: '#738081',
    ink: '#E8ECEB',
    quiet: '#9AA8A8',
    primary: '#4DB5AA',
    primaryHover: '#68C6BC',
    primaryActive: '#3A9A90',
    primarySoft: '#1B3532',
    onPrimary: '#0A1E1C',
    accentOnPrimary: '#7A3D0C',
    accent: '#E39A5C',
    accentSoft: '#3A2C20',
    error: '#F28B82',
    errorSoft: '#3A2322',
    warning: '#E8B75A',
    warningSoft: '#362C1A',
    success: '#7CC495',
    successSoft: '#1D3226',
    shade: 'rgb(0 0 0 / 55%)',
    shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 35%)',
  },
} as const

export type ThemeName = keyof typeof themes
export type Palette = { readonly [name in keyof (typeof themes)['light']]: string }

/** Lengths in pixels, durations in milliseconds. */
export const measures = {
  radius: 8,
  control: 40,
  controlTouch: 44,
  text: 16,
  topBar: 56,
  sideMenu: 248,
  content: 1120,
  quick: 120,
  calm: 180,
} as const

export const fonts = {
  text: "'Inter Variable', system-ui, sans-serif",
  title: "'Source Serif 4 Variable', Georgia, serif",
} as const
