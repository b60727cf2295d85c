import type { DomainFolder } from '../domain.ts'

/** The module of all records, for the server, which serves every one of them. */
export function recordsModule(folders: readonly DomainFolder[]): string {
  const imports: string[] = []
  const rows: string[] = []
  for (const { name: folder, records } of folders)
    for (const name of Object.keys(records)) {
      const place = rows.length
      imports.push(
        `import { schema as schema${place} } from './${folder}/${name}.record.gen.ts'`,
        `import validators${place} from './${folder}/validators.gen.js'`,
      )
      rows.push(`  '${folder}/${name}': { schema: schema${place}, validators: validators${place} },`)
    }
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
