import type { Project } from '../findings/read/readProject.ts'
import { Script, scriptOf } from './script.ts'

/** Texts of modules by their path below `src/generated`. */
export type Modules = Readonly<Record<string, string>>

/**
 * The text of a module that holds one value.
 * @param source what is changed to change it, such as `schemas/formats.json`
 * @param types that its declaration names
 * @param declaration name and type of the value
 */
export function constModule(
  source: string,
  types: string,
  declaration: string,
  value: object,
  from = './definitions.gen.ts',
): string {
  return `// Made by \`npm run generate\`. Change ${source} and run it again.
import type { ${types} } from '${from}'

export const ${declaration} = ${scriptOf(value)}
`
}

/** Addresses, formats, lookups and their values. */
export function sharedModules({ screens: all, formats, lookups, values }: Project): Modules {
  // What resources imply stands among addresses and menus.
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

/** All records by their name, `folder/name`, for the server, which serves every one of them. */
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
