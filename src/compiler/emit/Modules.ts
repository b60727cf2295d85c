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
