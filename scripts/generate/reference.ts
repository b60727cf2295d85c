import { readFileSync } from 'node:fs'
import { kinds, type Kind } from '#engine/schema/kindOf.ts'
import reasons from './reference/kinds.json' with { type: 'json' }
import { type MetaSchemas, titleOf, writeReference } from './reference/writeReference.ts'

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

/** When a field is of a kind, in the order in which kinds are tried. */
const reasonOf: Record<Kind, string> = reasons

/** The page that lists the kinds of fields, and the keywords that make a field of each kind. */
const writeKinds = (): string =>
  page(
    'Kinds',
    'What a value is decides how it is typed, read, sorted and found. Type and format tell the kind; `kind` of a [field](record.md#property) names another one.',
    ['kind', 'a field is of it by'],
    kinds.map((kind) => [kind, reasonOf[kind]]),
  )

/** The page of the codes that an error at a field may have. */
function writeErrors(): string {
  const { error } = JSON.parse(readFileSync('locales/en/app.json', 'utf8')) as { error: Record<string, string> }
  return page(
    'Errors',
    'A refused value has a code. Its words are the first of `fields.<path>.errors.<code>` and `fields.<path>.error` in the words of the folder, `error.<code>` and `error.other` in those of `app`. Most codes are words of a [field](record.md#property).',
    ['code', 'said where the field has no words of its own'],
    Object.entries(error),
  )
}

function page(title: string, introduction: string, heads: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const table = [line(heads), '| --- | --- |', ...rows.map(([name = '', text = '']) => line([`\`${name}\``, text]))]
  return ['<!-- Made by `npm run generate`. -->', `# ${title}`, introduction, table.join('\n'), ''].join('\n\n')
}
