import { type Language, languages } from './words.ts'
import { test } from './test.ts'

export interface Setting {
  language: Language
  /** Width of the page in px: a desk or a phone. */
  width: number
  theme: 'light' | 'dark'
}

const heights: Record<number, number> = { 1280: 800, 390: 844 }

/** Two settings that share nothing: every language, width and theme is seen once. */
const opposites: Setting[] = [
  { language: 'fr', width: 1280, theme: 'light' },
  { language: 'en', width: 390, theme: 'dark' },
]

/** Every two values are seen together once. */
const pairs: Setting[] = [
  { language: 'fr', width: 1280, theme: 'light' },
  { language: 'fr', width: 390, theme: 'dark' },
  { language: 'en', width: 1280, theme: 'dark' },
  { language: 'en', width: 390, theme: 'light' },
]

type Tests = (setting: Setting) => void

function inSetting(setting: Setting, tests: Tests): void {
  const { language, width, theme } = setting
  test.describe(`${language}, ${width} px, ${theme}`, () => {
    const viewport = { width, height: heights[width] ?? 800 }
    test.use({ language, viewport, colorScheme: theme, hasTouch: width < 768, isMobile: false })
    tests(setting)
  })
}

/** Runs tests twice, with everything different: for what language, width and theme change one by one. */
export function inOpposites(tests: Tests): void {
  for (const setting of opposites) inSetting(setting, tests)
}

/** Runs tests four times, with every pair of language, width and theme: for what they may change together. */
export function inPairs(tests: Tests): void {
  for (const setting of pairs) inSetting(setting, tests)
}

/** Runs tests once for each combination of the values given; by default fr and en at 1280 and 390 px, light. */
export function inEach(
  {
    in: spoken = languages,
    widths = [1280, 390],
    themes = ['light'],
  }: { in?: Language[]; widths?: number[]; themes?: Setting['theme'][] },
  tests: Tests,
): void {
  for (const language of spoken)
    for (const width of widths) for (const theme of themes) inSetting({ language, width, theme }, tests)
}
