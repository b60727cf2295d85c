import type { MetaSchemas } from './reference/MetaSchema.ts'
import { writeErrors, writeKinds } from './reference/writeLists.ts'
import { titleOf, writeReference } from './reference/writeReference.ts'

/** The pages of the definition language by file name, made from the meta-schemas. */
export function reference(metas: MetaSchemas): Record<string, string> {
  const files = [...metas.keys()].sort()
  const pages = {
    ...Object.fromEntries(files.map((file) => [file.replace('.meta.json', '.md'), writeReference(metas, file)])),
    'kinds.md': writeKinds(),
    'errors.md': writeErrors(),
  }
  const introduction =
    'Every kind of definition file, property by property, with an example of each. An editor that follows `$schema` shows the same descriptions while you type.'
  const start = [
    '<!-- Made by `npm run generate`. -->',
    '# The definition language',
    introduction,
    Object.keys(pages)
      .map((page) => `- [${titleOf(page)}](${page})`)
      .join('\n'),
    '',
  ]
  return { ...pages, 'README.md': start.join('\n\n') }
}
