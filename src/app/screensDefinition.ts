import type { ScreensDefinition } from '#generated/definitions.gen.ts'
import definition from '../../schemas/screens.json'

/** Addresses, guards and menus of the product. */
export const screensDefinition = definition as unknown as ScreensDefinition
