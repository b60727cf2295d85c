import type { Domain } from '../domain.ts'
import { constModule, type Modules } from './Modules.ts'

const typesOf = (types: string) => `import type { ${types} } from './definitions.gen.ts'`

/** Addresses, formats, lookups and their values. */
export function sharedModules({ screens: all, formats, lookups, values }: Domain): Modules {
  // What resources imply stands among addresses and menus.
  const { resources: _, ...screens } = all
  return {
    'routes.gen.ts': constModule(
      'schemas/screens.json',
      typesOf('ScreensDefinition'),
      'screens: ScreensDefinition',
      screens,
    ),
    'values.gen.ts': constModule(
      'schemas/lookups',
      typesOf('ValuesDefinition'),
      'values: Readonly<Record<string, ValuesDefinition>>',
      values,
    ),
    'formats.gen.ts': `${constModule('schemas/', typesOf('FormatsDefinition, LookupsDefinition'), 'formats: FormatsDefinition', formats)}
export const lookups: LookupsDefinition = ${JSON.stringify(lookups, null, 2)}
`,
  }
}
