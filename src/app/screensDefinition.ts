import type { MenuEntry, RedirectReference, Screen, ScreensDefinition } from '#generated/definitions.gen.ts'
import { screens } from '#generated/routes.gen.ts'

/** A screen that shows something of its own. */
export type ShownScreen = Exclude<Screen, RedirectReference>

export const screensDefinition: ScreensDefinition = screens

/** Addresses that the entries of a menu open, at any depth; one that several entries open comes as often. */
export const addressesOf = (entries: readonly Pick<MenuEntry, 'to' | 'entries'>[]): string[] =>
  entries.flatMap(({ to, entries: inner = [] }) => [...(to === undefined ? [] : [to]), ...addressesOf(inner)])

if (import.meta.hot) {
  import.meta.hot.accept('../generated/routes.gen.ts', (module) => {
    if (!module) return
    // The parts of the page keep this object, so its content is changed and not the object.
    Object.assign(screensDefinition, (module as unknown as { screens: ScreensDefinition }).screens)
    window.dispatchEvent(new Event('addresses'))
  })
}
