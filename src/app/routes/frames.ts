import type { ComponentType } from 'react'
import type { Route } from '#generated/definitions.gen.ts'

/** The code of each frame, fetched when a screen needs it. */
export const frames: Record<Route['frame'], () => Promise<ComponentType>> = {
  app: async () => (await import('../frames/AppFrame.tsx')).AppFrame,
  card: async () => (await import('../frames/CardFrame.tsx')).CardFrame,
  plain: async () => (await import('../frames/PlainFrame.tsx')).PlainFrame,
}
