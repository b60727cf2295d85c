import type { ScreensDefinition } from '#generated/definitions.gen.ts'
import { screens } from '#generated/routes.gen.ts'

export const screensDefinition: ScreensDefinition = screens

if (import.meta.hot) {
  import.meta.hot.accept('../generated/routes.gen.ts', (module) => {
    if (!module) return
    // The parts of the page keep this object, so its content is changed and not the object.
    Object.assign(screensDefinition, (module as unknown as { screens: ScreensDefinition }).screens)
    window.dispatchEvent(new Event('addresses'))
  })
}
