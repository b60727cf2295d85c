import { existsSync, readFileSync } from 'node:fs'
import { applyEdits, type JSONPath, modify } from 'jsonc-parser'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { MenuEntry, RecordSchema, ScreensDefinition } from '#generated/definitions.gen.ts'
import { languagesOf } from '../generate/languages.ts'
import { capital, nounOf, small, type Noun, type Resource } from './Resource.ts'

/** The text of every file that a new resource brings or changes, by path below the project. Writes nothing. */
export async function planFiles(root: string, resource: Resource): Promise<Record<string, string>> {
  const { name } = resource
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const files: Record<string, string> = {}
  for (const [kind, definition] of Object.entries(definitionsOf(resource))) {
    files[`schemas/${name}/${name}.${kind}.json`] = JSON.stringify(definition)
  }
  const text = read('schemas/screens.json')
  const screens = JSON.parse(text) as ScreensDefinition
  const waiting = waitingEntry(screens, resource)
  for (const language of languagesOf(root)) {
    const { menu } = JSON.parse(read(`locales/${language}/app.json`)) as { menu: Record<string, string> }
    const noun = nounOf(resource, language, waiting && small(menu[waiting.entry.id] ?? ''))
    files[`locales/${language}/${name}.json`] = JSON.stringify(wordsOf(language, noun, resource), null, 2)
  }
  // The menu leads there: by the entry that waits for it, or in the first section.
  const place = waiting ? { menu: waiting.entry.id } : { menu: screens.menu[0]?.id, icon: 'documents' }
  const added = setJson(text, ['resources', `${name}/${name}`], { path: `/${name}`, ...place })
  files['schemas/screens.json'] = waiting ? setJson(added, [...waiting.path, 'to'], undefined) : added

  const style = await resolveConfig(join(root, 'package.json'))
  for (const [file, text] of Object.entries(files)) files[file] = await format(text, { ...style, filepath: file })
  return files
}

/**
 * The definition files of a resource to start from, by kind: a name and a remark. Later fields come to the form and the
 * details by `*`; a list has a column for each field that it names.
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

const layout = { formattingOptions: { insertSpaces: true, tabSize: 2 } }

/** Sets one value of a JSON text and leaves the rest of the text as it is. */
export function setJson(text: string, path: JSONPath, value: unknown): string {
  return applyEdits(text, modify(text, path, value, layout))
}

/** The entry of the menu that has the name of a resource, and leads to the page under construction. */
function waitingEntry({ routes, menu }: ScreensDefinition, { manyName }: Resource) {
  const unbuilt = routes.filter(({ screen }) => 'page' in screen && screen.page === 'underConstruction')
  return menuEntryPlaces(menu, ['menu']).find(
    ({ entry }) => entry.id === small(manyName) && unbuilt.some(({ path }) => path === entry.to),
  )
}

/** All menu entries, at any depth, with their paths in the file. */
function menuEntryPlaces(entries: MenuEntry[], path: JSONPath): { entry: MenuEntry; path: JSONPath }[] {
  return entries.flatMap((entry, index) => {
    const here = [...path, index]
    return [{ entry, path: here }, ...menuEntryPlaces(entry.entries ?? [], [...here, 'entries'])]
  })
}
