import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readOwnProject } from '../../../scripts/check/lintDefinitions.ts'

interface Definition {
  actions?: { id: string; confirm?: boolean }[]
}
const { screens, definitions } = readOwnProject()
const filesIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

/** Parts that stand over a screen, or in the place of what it is for: elements, and an attribute. */
const parts = [
  'Dialog',
  'ConfirmDialog',
  'Drawer',
  'Popover',
  'popover',
  'Dropdown',
  'Lightbox',
  'MenuItems',
  'DatePopup',
  'Select',
  'AutoComplete',
  'EmptyState',
  'NoneLeft',
  'Skeletons',
  'ErrorSummary',
  'FormAlert',
  'ToastCard',
  'BrokenScreen',
]

/** Parts of references and of changes that ask for fields, which tests/browser/project and trade look at. */
const inOtherProjects = [
  'Select in ChoicesEdit.tsx',
  'Skeletons in PointingRecords.tsx',
  'Dialog in ChangeDialog.tsx',
  'ConfirmDialog in ChangeDialog.tsx',
  'Skeletons in ChangeDialog.tsx',
]

/** Each route of the definitions that shows something. */
export const routes = (): string[] => screens.routes.flatMap(({ path, screen }) => ('redirect' in screen ? [] : [path]))

const forms = (): string[] =>
  filesIn('schemas').flatMap((path) => (path.endsWith('.form.json') ? [`form ${path.replace('.form.json', '')}`] : []))

/** Questions that are asked before something is done. */
const questions = (): string[] =>
  definitions.flatMap(({ kind, id: name, value }) =>
    ((value as Definition).actions ?? []).flatMap(({ id, confirm }) =>
      confirm ? [`question ${basename(name)}.${kind} ${id}`] : [],
    ),
  )

const places = (): string[] =>
  filesIn('src')
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap((path) => {
      const source = readFileSync(join('src', path), 'utf8')
      return parts
        .filter((part) => new RegExp(`<${part}\\b|\\s${part}=`).test(source))
        .map((part) => `${part} in ${basename(path)}`)
    })
    .filter((place) => !inOtherProjects.includes(place))

/** Everything that some state must show, so that what is new is not forgotten. */
export const demanded = (): string[] => [...routes(), ...forms(), ...questions(), ...places()]
