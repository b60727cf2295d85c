import { describe, expect, it } from 'vitest'
import antdColours from './antdColours.json'
import { themes, tokensCss, type Palette } from './tokens.ts'

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(Object.entries(themes) as [string, Palette][])('the %s theme', (_, palette) => {
  // That texts can be read is looked at in the browser, on every screen.
  it('has each colour that the theme of antd takes', () => {
    for (const name of Object.values(antdColours)) expect(palette).toHaveProperty(name)
  })

  it('the edge of a control stands out from the paper', () => {
    expect(contrast(palette.border, palette.surface)).toBeGreaterThanOrEqual(3)
  })
})

it('the style sheet names every colour in each theme', () => {
  const css = tokensCss()
  for (const colour of [...Object.values(themes.light), ...Object.values(themes.dark)]) expect(css).toContain(colour)
  expect(css).toContain('--primary-soft:')
})
