import { test } from './test.ts'
import type { Language } from './words.ts'

export interface Setting {
  language: Language
  /** Width of the page in px: a desk or a phone. */
  width: number
  theme: 'light' | 'dark'
  /** Whether things move, as people wish who do not say otherwise. */
  motion: boolean
}

/** For tests of what moves over something else, or takes the focus along. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** What most tests run in; words and looks in the other settings are held by `accessible/` and the contract's tests. */
export const usual: Setting = { language: 'fr', width: 1280, theme: 'light', motion: false }

/** What shares nothing with the usual one. */
export const opposite: Setting = { language: 'en', width: 390, theme: 'dark', motion: true }

export function inSetting(setting: Setting, tests: (setting: Setting) => void): void {
  const { language, width, theme, motion } = setting
  test.describe(`${language}, ${width} px, ${theme}`, () => {
    const viewport = { width, height: width < 768 ? 844 : 800 }
    test.use({ language, viewport, colorScheme: theme, hasTouch: width < 768, isMobile: false })
    if (motion) test.use(moving)
    tests(setting)
  })
}

/** Runs tests twice, with everything different: for what language, width or theme change. */
export function inOpposites(tests: (setting: Setting) => void): void {
  for (const setting of [usual, opposite]) inSetting(setting, tests)
}
