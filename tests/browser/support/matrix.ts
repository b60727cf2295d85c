import { type Language, languages } from './words.ts'
import { test } from './test.ts'

export interface Setting {
  language: Language
  /** Width of the page in px: a desk or a phone. */
  width: number
  theme: 'light' | 'dark'
}

const heights: Record<number, number> = { 1280: 800, 390: 844 }

/** Runs tests once for each language, width and theme; by default fr and en at 1280 and 390 px, light. */
export function inEach(
  {
    in: spoken = languages,
    widths = [1280, 390],
    themes = ['light'],
  }: { in?: Language[]; widths?: number[]; themes?: Setting['theme'][] },
  tests: (setting: Setting) => void,
): void {
  for (const language of spoken)
    for (const width of widths)
      for (const theme of themes)
        test.describe(`${language}, ${width} px, ${theme}`, () => {
          const viewport = { width, height: heights[width] ?? 800 }
          test.use({ language, viewport, colorScheme: theme, hasTouch: width < 768, isMobile: false })
          tests({ language, width, theme })
        })
}
