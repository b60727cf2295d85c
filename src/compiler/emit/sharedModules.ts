import { type Domain, type DomainFolder, recordsIn } from '../domain.ts'
import { folderOf } from '#engine/schema/definitionName.ts'

/** Texts of modules by their path below `src/generated`. */
export type Modules = Readonly<Record<string, string>>

/**
 * The text of a module that holds one value.
 * @param source what is changed to change it, such as `schemas/formats.json`
 * @param declaration name and type of the value
 */
export function constModule(source: string, imports: string, declaration: string, value: object): string {
  return `// Made by \`npm run generate\`. Change ${source} and run it again.
${imports}

export const ${declaration} = ${JSON.stringify(value, null, 2)}
`
}

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

/** The module of all records, for the server, which serves every one of them. */
export function recordsModule(folders: readonly DomainFolder[]): string {
  const names = recordsIn(folders).map(([name]) => name)
  const imports = names.flatMap((name, place) => [
    `import { schema as schema${place} } from './${name}.record.gen.ts'`,
    `import validators${place} from './${folderOf(name)}/validators.gen.js'`,
  ])
  const rows = names.map((name, place) => `  '${name}': { schema: schema${place}, validators: validators${place} },`)
  return `// Made by \`npm run generate\`. Change schemas/ and run it again.
import type { ValidatorFactory } from '#engine/validation/createValidation.ts'
import type { RecordSchema } from './definitions.gen.ts'
${imports.join('\n')}

/** All records by their name, \`folder/name\`. */
export const records: Readonly<Record<string, { schema: RecordSchema; validators: ValidatorFactory }>> = {
${rows.join('\n')}
}
`
}
