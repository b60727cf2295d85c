import { readdirSync } from 'node:fs'
import { readJson } from './readJson.ts'
import { collectExamples, type Examples } from './reference/collectExamples.ts'
import type { MetaSchema } from './reference/MetaSchema.ts'
import { titleOf, writeReference } from './reference/writeReference.ts'

/** The pages of the definition language by file name, made from the meta-schemas and the definitions of the product. */
export function reference(root = 'schemas'): Record<string, string> {
  const files = readdirSync(`${root}/meta`).filter((name) => name.endsWith('.meta.json'))
  const metas = new Map(files.map((file) => [file, readJson<MetaSchema>(`${root}/meta/${file}`)]))
  const examples: Examples = new Map()
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    // What is generated beside the pages would make them depend on the run before.
    if (!file.endsWith('.json') || file.endsWith('.shape.json') || file.startsWith('meta')) continue
    const definition = readJson<{ $schema?: string }>(`${root}/${file}`)
    const meta = definition.$schema?.split('/').at(-1) ?? ''
    const part = metas.get(meta)
    if (part) collectExamples(metas, { file: meta, part }, definition, examples)
  }
  const pages = files.map((file): [string, string] => [
    file.replace('.meta.json', '.md'),
    writeReference(metas, file, examples),
  ])
  const contents = files.map((file) => `- [${titleOf(file)}](${file.replace('.meta.json', '.md')})`)
  const introduction =
    'Every kind of definition file, property by property, with an example from the product where it has one. An editor that follows `$schema` shows the same descriptions while you type.'
  const start = [
    '<!-- Made by `npm run generate`. -->',
    '# The definition language',
    introduction,
    contents.join('\n'),
    '',
  ]
  return { ...Object.fromEntries(pages), 'README.md': start.join('\n\n') }
}
