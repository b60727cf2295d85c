import { existsSync, readFileSync } from 'node:fs'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { capital, type Noun, type Resource } from './Resource.ts'

/**
 * The definition files of a resource to start from, by kind: a name and a remark. Later fields come to the form and the
 * details by `*`; a list has a column for what it names.
 */
export function definitionsOf({ name, files }: Resource): Record<string, object> {
  const of = (kind: string) => filled(kind, { name })
  const schema = of('schema') as RecordSchema
  const properties = { ...schema.properties, ...(files && filled('files', {})) }
  return { schema: { ...schema, properties }, form: of('form'), table: of('table'), details: of('details') }
}

/**
 * The words of a new resource in a language, English where it has no template. French goes without articles, since
 * nothing says the gender.
 */
export function wordsOf(language: string, { one, many }: Noun, { files }: Resource): object {
  const known = existsSync(templateOf(`words.${language}`)) ? language : 'en'
  const words = filled(`words.${known}`, { one, many, Many: capital(many) }) as { fields: object }
  return { ...words, fields: { ...words.fields, ...(files && filled(`files.${known}`, {})) } }
}

const templateOf = (name: string) => new URL(`template/${name}.json`, import.meta.url)

/** A file of `template/` with `{name}` in its texts replaced by the value of that name; other names stay as they are. */
function filled(file: string, values: Readonly<Record<string, string>>): object {
  return JSON.parse(readFileSync(templateOf(file), 'utf8'), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap) : value,
  ) as object
}
