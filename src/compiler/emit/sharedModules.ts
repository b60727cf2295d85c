import type { Project } from '../project/readProject.ts'
import { constModule, type Modules } from './constModule.ts'
import { Script, scriptOf } from './script.ts'

/** Generates the modules that several screens share: routes, formats, lookups and their values. */
export function sharedModules({ screens: all, formats, lookups, values }: Project): Modules {
  // The addresses and menus already hold the parts that resources imply.
  const { resources: _, ...screens } = all
  const lists = 'values: Readonly<Record<string, ValuesDefinition>>'
  const types = 'FormatsDefinition, LookupsDefinition'
  return {
    'routes.gen.ts': constModule('schemas/screens.json', 'ScreensDefinition', 'screens: ScreensDefinition', screens),
    'values.gen.ts': constModule('schemas/lookups', 'ValuesDefinition', lists, values),
    'formats.gen.ts': `${constModule('schemas/', types, 'formats: FormatsDefinition', formats)}
export const lookups: LookupsDefinition = ${scriptOf(lookups)}
`,
  }
}

/**
 * Generates the module with the schema and validators of every record. Only the server imports it, since it serves all
 * of them.
 */
export function recordsModule({ schemas }: Project): Modules {
  const imports = [...schemas.keys()].map((name, at) => `import validators${at} from './${name}.validators.gen.js'\n`)
  const rows = [...schemas].map(([name, { $defs: _, ...schema }], at) => {
    const validators = new Script(`validators${at}`)
    return [name, { schema: new Script(scriptOf({ ...schema, $schema: '' })), validators }] as const
  })
  const factory = `import('#engine/validation/createValidation.ts').ValidatorFactory`
  const declaration = `records: Readonly<Record<string, { schema: RecordSchema; validators: ${factory} }>>`
  const module = constModule('schemas/', 'RecordSchema', declaration, Object.fromEntries(rows))
  return { 'records.gen.ts': `${module}\n${imports.join('')}` }
}
