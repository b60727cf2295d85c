import type { FormatsDefinition, OutcomeTable } from '#generated/definitions.gen.ts'
import type { Call } from '#client/createClient.ts'
import { createLookups, type Lookups } from '#client/lookups.ts'
import formats from '../../../schemas/formats.json'
import lookups from '../../../schemas/lookups.json'
import outcomes from '../../../schemas/outcomes.json'
import { createCatalogue, type Catalogue } from './createCatalogue.ts'
import { bundledFiles } from './files.ts'

/** What the generic screens need beside their own definition. */
export interface ScreenParts {
  /** Tells the definitions of one moment from those of another; while developing they change under an open page. */
  edition: number
  catalogue: Catalogue
  lookups: Lookups
  outcomeTables: Record<string, OutcomeTable>
}

/** Opens the definitions of this build. */
export function openCatalogue(call: Call): ScreenParts {
  return {
    edition: import.meta.hot ? performance.now() : 0,
    catalogue: createCatalogue(bundledFiles, formats as unknown as FormatsDefinition, () => new Date()),
    lookups: createLookups(lookups, call),
    outcomeTables: outcomes.tables as unknown as Record<string, OutcomeTable>,
  }
}
