import { describe, expect, it } from 'vitest'
import { themes, type Palette } from './tokens.ts'
import { tokensCss } from './tokensCss.ts'

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

const papers = ['page', 'surface', 'sunken'] as const
const texts = ['ink', 'quiet', 'primary', 'error', 'warning', 'success'] as const
const onOwnGround = [
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['primary', 'primarySoft'],
  ['error', 'errorSoft'],
  ['warning', 'warningSoft'],
  ['success', 'successSoft'],
] as const

describe.each(Object.entries(themes) as [string, Palette][])('the %s theme', (_, palette) => {
  it.each(texts.flatMap((text) => papers.map((paper) => [text, paper] as const)))(
    '%s is readable on %s',
    (text, paper) => {
      expect(contrast(palette[text], palette[paper])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(onOwnGround)('%s is readable on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
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
