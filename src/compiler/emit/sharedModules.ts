import { folderOf } from '#engine/schema/definitionName.ts'
import type { Domain } from '../domain.ts'

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

export const ${declaration} = ${JSON.stringify(value, null, 2)}
`
}

/** Declares the default export of a module of JavaScript. */
export const defaultTypes = (name: string, type: string, from: string) => `// Made by \`npm run generate\`.
import type { ${type} } from '${from}'

declare const ${name}: ${type}
export default ${name}
`

/** Addresses, formats, lookups and their values. */
export function sharedModules({ screens: all, formats, lookups, values }: Domain): Modules {
  // What resources imply stands among addresses and menus.
  const { resources: _, ...screens } = all
  const lists = 'values: Readonly<Record<string, ValuesDefinition>>'
  const types = 'FormatsDefinition, LookupsDefinition'
  return {
    'routes.gen.ts': constModule('schemas/screens.json', 'ScreensDefinition', 'screens: ScreensDefinition', screens),
    'values.gen.ts': constModule('schemas/lookups', 'ValuesDefinition', lists, values),
    'formats.gen.ts': `${constModule('schemas/', types, 'formats: FormatsDefinition', formats)}
export const lookups: LookupsDefinition = ${JSON.stringify(lookups, null, 2)}
`,
  }
}

/** The modules of records, and the one of them all for the server, which serves every one of them. */
export function recordsModules({ records }: Domain): Modules {
  const names = [...records.keys()]
  const imports = names.flatMap((name, place) => [
    `import { schema as schema${place} } from './${name}.record.gen.ts'`,
    `import validators${place} from './${folderOf(name)}/validators.gen.js'`,
  ])
  const rows = names.map((name, place) => `  '${name}': { schema: schema${place}, validators: validators${place} },`)
  const modules = [...records].map(([name, { $defs: _, ...schema }]) => {
    const [source, value] = [`schemas/${folderOf(name)}`, { ...schema, $schema: '' }]
    const text = constModule(source, 'RecordSchema', 'schema: RecordSchema', value, '../definitions.gen.ts')
    return [`${name}.record.gen.ts`, text]
  })
  return {
    ...(Object.fromEntries(modules) as Modules),
    'records.gen.ts': `// Made by \`npm run generate\`. Change schemas/ and run it again.
import type { ValidatorFactory } from '#engine/validation/createValidation.ts'
import type { RecordSchema } from './definitions.gen.ts'
${imports.join('\n')}

/** All records by their name, \`folder/name\`. */
export const records: Readonly<Record<string, { schema: RecordSchema; validators: ValidatorFactory }>> = {
${rows.join('\n')}
}
`,
  }
}
