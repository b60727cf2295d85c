import type { Locator } from '@playwright/test'

/** Drops files as from a folder beside the browser; more than one may come that way. */
export async function dropOn(
  zone: Locator,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const data = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }))
  const transfer = await zone.page().evaluateHandle((dropped) => {
    const held = new DataTransfer()
    for (const { name, mimeType, bytes } of dropped)
      held.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
    return held
  }, data)
  await zone.dispatchEvent('drop', { dataTransfer: transfer })
}
