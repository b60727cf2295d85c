import type { Domain } from '../domain.ts'
import type { Modules } from './Modules.ts'

const made = '// Made by `npm run generate`. Change schemas/ and run it again.\n'

/** Addresses, formats, lookups and their values. */
export function sharedModules({ screens, formats, lookups, values }: Domain): Modules {
  return {
    'routes.gen.ts': `${made}import type { ScreensDefinition } from './definitions.gen.ts'

/** Addresses, guards and menus of the product. */
export const screens: ScreensDefinition = ${JSON.stringify(screens, null, 2)}
`,
    'values.gen.ts': `${made}import type { ValuesDefinition } from './definitions.gen.ts'

/** Lists of values by name. */
export const values: Readonly<Record<string, ValuesDefinition>> = ${JSON.stringify(values, null, 2)}
`,
    'formats.gen.ts': `${made}import type { FormatsDefinition, LookupsDefinition } from './definitions.gen.ts'

export const formats: FormatsDefinition = ${JSON.stringify(formats, null, 2)}

export const lookups: LookupsDefinition = ${JSON.stringify(lookups, null, 2)}
`,
  }
}
