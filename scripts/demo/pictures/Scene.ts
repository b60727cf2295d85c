import type { View } from './view.ts'

/** What a picture's order says beyond light, season and seed. */
export type Options = Readonly<Record<string, string | number | undefined>>

/** Draws the whole of a picture. */
export type Scene = (view: View, options: Options) => string

export const textOf = (option: Options[string]) => (option === undefined ? undefined : String(option))
