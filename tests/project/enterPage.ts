import { setJson } from '../../scripts/new/planFiles.ts'
import { readPage } from './readPage.ts'

/** Files that a page changes, by path. */
export interface PageFiles {
  read: (file: string) => string
  write: (file: string, text: string) => void
}

/** Does what a page asks for: puts each block where it says. */
export function enterPage(page: string, { read, write }: PageFiles): void {
  for (const { language, about, text } of readPage(page)) {
    const [file = '', ...place] = about
    const put = enter[language]
    if (put) write(file, place.length === 0 && language === 'ts' ? text : put(read(file), text, place))
  }
}

/** Puts a block into the text of a file, by its language. */
const enter: Record<string, (file: string, text: string, place: string[]) => string> = {
  json(file, text, place) {
    // An object joins a list at its end; all else are values with their names.
    if (text.startsWith('{')) return setJson(file, [...place, -1], JSON.parse(text))
    const values = JSON.parse(`{${text}}`) as object
    return Object.entries(values).reduce((whole, [name, value]) => setJson(whole, [...place, name], value), file)
  },
  // Behind what stands there already.
  yaml: (file, text) => file.replace(/^components:/m, (next) => text.replace(/^(?=.)/gm, '  ') + next),
  ts: (file, text, [name = '']) =>
    name === 'import' ? text + file : file.replace(new RegExp(`const ${name}\\b.*\n`), (line) => `${line}  ${text}`),
}
