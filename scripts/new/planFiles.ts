import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { ScreensDefinition } from '#generated/definitions.gen.ts'
import { addScreens, waitingEntry } from './addScreens.ts'
import { definitionsOf, wordsOf } from './fillTemplate.ts'
import { languagesOf } from '../generate/languages.ts'
import { nounOf, small, type Resource } from './Resource.ts'

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
