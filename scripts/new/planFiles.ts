import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { ScreensDefinition } from '#generated/definitions.gen.ts'
import { addScreens, setJson } from './addScreens.ts'
import { definitionsOf } from './definitions.ts'
import { languagesOf } from '../generate/languages.ts'
import { menuPlace } from './menuPlace.ts'
import { capital, nounOf, small, type Resource } from './Resource.ts'
import { wordsOf } from './words.ts'

/** The text of every file that a new resource brings or changes, by path below the project. Writes nothing. */
export async function planFiles(root: string, resource: Resource): Promise<Record<string, string>> {
  const { name } = resource
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const files: Record<string, string> = {}
  for (const [kind, definition] of Object.entries(definitionsOf(resource)))
    files[`schemas/${name}/${name}.${kind}.json`] = JSON.stringify(definition)
  const screens = read('schemas/screens.json')
  const { id, waiting } = menuPlace(JSON.parse(screens) as ScreensDefinition, resource)
  for (const language of languagesOf(root)) {
    const frame = `locales/${language}/app.json`
    const { menu } = JSON.parse(read(frame)) as { menu: Record<string, string> }
    const noun = nounOf(resource, language, waiting && small(menu[id] ?? ''))
    files[frame] = setJson(read(frame), ['menu', id], capital(noun.many))
    files[`locales/${language}/${name}.json`] = JSON.stringify(wordsOf(language, noun, resource), null, 2)
  }
  files['schemas/screens.json'] = addScreens(screens, resource)

  const style = await resolveConfig(join(root, 'package.json'))
  for (const [file, text] of Object.entries(files)) files[file] = await format(text, { ...style, filepath: file })
  return files
}
