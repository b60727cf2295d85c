import type { ScreensDefinition } from '#generated/definitions.gen.ts'
import definition from '../../schemas/screens.json'

/** Addresses, guards and menus of the product. */
export const screensDefinition = definition as unknown as ScreensDefinition

if (import.meta.hot) {
  import.meta.hot.accept('../../schemas/screens.json', (module) => {
    if (!module) return
    // Everybody holds this object, so its content is changed and not the object.
    Object.assign(screensDefinition, (module as unknown as { default: ScreensDefinition }).default)
    window.dispatchEvent(new Event('addresses'))
  })
}
