import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { RecordSchema, ScreensDefinition } from '#generated/definitions.gen.ts'
import { languagesOf } from '../generate/languages.ts'
import { addScreens, waitingEntry } from './addScreens.ts'
import { capital, nounOf, small, type Noun, type Resource } from './Resource.ts'

/** The text of every file that a new resource brings or changes, by path below the project. Writes nothing. */
export async function planFiles(root: string, resource: Resource): Promise<Record<string, string>> {
  const { name } = resource
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const files: Record<string, string> = {}
  for (const [kind, definition] of Object.entries(definitionsOf(resource)))
    files[`schemas/${name}/${name}.${kind}.json`] = JSON.stringify(definition)
  const screens = read('schemas/screens.json')
  const waiting = waitingEntry(JSON.parse(screens) as ScreensDefinition, resource)
  for (const language of languagesOf(root)) {
    const { menu } = JSON.parse(read(`locales/${language}/app.json`)) as { menu: Record<string, string> }
    const noun = nounOf(resource, language, waiting && small(menu[waiting.entry.id] ?? ''))
    files[`locales/${language}/${name}.json`] = JSON.stringify(wordsOf(language, noun, resource), null, 2)
  }
  files['schemas/screens.json'] = addScreens(screens, resource)

  const style = await resolveConfig(join(root, 'package.json'))
  for (const [file, text] of Object.entries(files)) files[file] = await format(text, { ...style, filepath: file })
  return files
}

/**
 * The definition files of a resource to start from, by kind: a name and a remark. Later fields come to the form and the
 * details by `*`; a list has a column for what it names.
 */
function definitionsOf({ name, files }: Resource): Record<string, object> {
  const of = (kind: string) => filled(kind, { name })
  const schema = of('schema') as RecordSchema
  const properties = { ...schema.properties, ...(files && filled('files', {})) }
  return { schema: { ...schema, properties }, form: of('form'), table: of('table'), details: of('details') }
}

/**
 * The words of a new resource in a language, English where it has no template. French goes without articles, since
 * nothing says the gender.
 */
function wordsOf(language: string, { one, many }: Noun, { files }: Resource): object {
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
