import tokens from './tokens.json' with { type: 'json' }

/** Every colour of the product, and every length in pixels and duration in milliseconds: CSS variables and antd's theme are made of them. */
export const { themes, measures, fonts } = tokens

export type ThemeName = keyof typeof themes
export type Palette = (typeof themes)['light']
