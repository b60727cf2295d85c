import { scriptOf } from './script.ts'

/** Texts of modules by their path below `src/generated`. */
export type Modules = Readonly<Record<string, string>>

/**
 * The text of a module that exports one constant.
 * @param source the file to edit to change the value, such as `schemas/formats.json`
 * @param types imported by the declaration
 * @param declaration name and type of the constant
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
