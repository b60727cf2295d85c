import type { ScreenParts } from '../catalogue/openCatalogue.ts'

/** What the route of a generic screen has fetched before it opens. */
export interface ScreenData {
  parts: ScreenParts
  /** The definition, as `folder/name`. */
  name: string
}
