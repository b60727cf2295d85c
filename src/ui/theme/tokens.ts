import tokens from './tokens.json' with { type: 'json' }

/** Every colour of the product, and every length in pixels and duration in milliseconds: CSS variables and antd's theme are made of them. */
export const { themes, measures, fonts } = tokens

export type ThemeName = keyof typeof themes
export type Palette = (typeof themes)['light']

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const declarations = (entries: [string, string][]) =>
  entries.map(([name, value]) => `--${kebab(name)}:${value};`).join('')
const colours = (palette: Palette) => declarations(Object.entries(palette))

/** The tokens as CSS variables: light, dark by the system's wish, and either one by the person's own choice; light on paper. */
export function tokensCss(): string {
  const lengths = Object.entries(measures).map(([name, value]): [string, string] => {
    const unit = name === 'quick' || name === 'calm' ? 'ms' : 'px'
    return [name, `${value}${unit}`]
  })
  const fixed = declarations([...lengths, ['font-text', fonts.text], ['font-title', fonts.title]])
  return [
    `:root{color-scheme:light;${fixed}${colours(themes.light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${colours(themes.dark)}}}`,
    `@media screen{:root[data-theme=dark]{color-scheme:dark;${colours(themes.dark)}}}`,
    `@media (prefers-reduced-motion:reduce){:root{--quick:0ms;--calm:0ms;}}`,
  ].join('\n')
}
