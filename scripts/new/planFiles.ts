import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { addCalls } from './addCalls.ts'
import { addScreens, setJson } from './addScreens.ts'
import { definitionsOf } from './definitions.ts'
import { capital, type Resource } from './Resource.ts'
import { wordsOf } from './words.ts'

/** The text of every file that a new resource brings or changes, by path below the project. Writes nothing. */
export async function planFiles(root: string, resource: Resource): Promise<Record<string, string>> {
  const { name, menuId } = resource
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const files: Record<string, string> = {}
  for (const [kind, definition] of Object.entries(definitionsOf(resource)))
    files[`schemas/${name}/${name}.${kind}.json`] = JSON.stringify(definition)
  for (const [language, words] of Object.entries(wordsOf(resource))) {
    files[`locales/${language}/${name}.json`] = JSON.stringify(words, null, 2)
    const frame = `locales/${language}/app.json`
    files[frame] = setJson(read(frame), ['menu', menuId], capital(resource[language as 'fr' | 'en'].many))
  }
  files['schemas/screens.json'] = addScreens(read('schemas/screens.json'), resource)
  files['openapi/openapi.yaml'] = addCalls(read('openapi/openapi.yaml'), resource)

  const style = await resolveConfig(join(root, 'package.json'))
  const entries = Object.entries(files).map(async ([file, text]): Promise<[string, string]> => [
    file,
    await format(text, { ...style, filepath: file }),
  ])
  return Object.fromEntries(await Promise.all(entries))
}
