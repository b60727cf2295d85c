import { folderOf } from '#engine/schema/definitionName.ts'
import { type DomainFolder, recordsIn } from '../domain.ts'

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
