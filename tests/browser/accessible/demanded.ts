import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

interface Definition {
  actions?: { id: string; confirm?: boolean }[]
}
interface Screens {
  routes: { path: string; screen: { redirect?: string } }[]
}

const filesIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Parts that stand over a screen, or in the place of what it is for. */
const parts = [
  ...['Dialog', 'ConfirmDialog', 'Drawer', 'Popover', 'Dropdown', 'Lightbox', 'MenuItems', 'DatePopup', 'Select'],
  ...['AutoComplete', 'EmptyState', 'Skeletons', 'ErrorSummary', 'FormAlert', 'ToastCard', 'BrokenScreen'],
]

/** Each route of the definitions that shows something. */
export const routes = (): string[] =>
  (read('schemas/screens.json') as Screens).routes.flatMap(({ path, screen }) =>
    screen.redirect === undefined ? [path] : [],
  )

const forms = (): string[] =>
  filesIn('schemas').flatMap((path) => (path.endsWith('.form.json') ? [`form ${path.replace('.form.json', '')}`] : []))

/** Questions that are asked before something is done. */
const questions = (): string[] =>
  filesIn('schemas')
    .filter((path) => /\.(form|table|details|notice)\.json$/.test(path))
    .flatMap((path) =>
      ((read(join('schemas', path)) as Definition).actions ?? []).flatMap(({ id, confirm }) =>
        confirm ? [`question ${basename(path, '.json')} ${id}`] : [],
      ),
    )

const places = (): string[] =>
  filesIn('src')
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap((path) => {
      const source = readFileSync(join('src', path), 'utf8')
      return parts
        .filter((part) => new RegExp(`<${part}\\b`).test(source))
        .map((part) => `${part} in ${basename(path)}`)
    })

/** Everything that some state must show, so that what is new is not forgotten. */
export const demanded = (): string[] => [...routes(), ...forms(), ...questions(), ...places()]
