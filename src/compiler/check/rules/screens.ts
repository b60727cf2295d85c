import { templateNames } from '#engine/text/fillTemplate.ts'
import { descriptionKey } from '#engine/words/wordKeys.ts'
import type { MenuEntry, Route, ScreensDefinition } from '#generated/definitions.gen.ts'
import { anonymousPath } from '../../project/implied/impliedCalls.ts'
import type { Path } from '../../text/Source.ts'
import { sentences } from '../../text/sentences.ts'
import type { Subject } from '../../project/Subject.ts'
import { reportAt } from '../report.ts'
import { checkName } from '../refers/names.ts'
import { checkUnique } from '../refers/structure.ts'
import { requireWordsAt } from '../words/requireWords.ts'

/** A step of an address that is a name. */
const wholeStep = /\/\{[^{}/]+\}(?=\/|$)/g

/**
 * Checks the routes and menus: addresses and names are unique, addresses are well-formed, pages have a description for
 * search engines, and menu entries lead somewhere.
 */
export function checkScreens(subject: Subject): void {
  const { definition } = subject
  const screens = definition.value as ScreensDefinition
  const at = (index: number): Path => ['routes', index, 'path']
  const addresses = screens.routes.map(({ path }, index) => ({ value: anonymousPath(path), path: at(index) }))
  const entries = definition.spots.filter(({ path }) => path[0] === 'menu' && path.at(-1) === 'id')
  checkUnique(subject, 'address', addresses)
  checkUnique(subject, 'menu entry', entries)
  screens.routes.forEach((route, index) => {
    const { path } = route
    const names = templateNames(path).map((value) => ({ value, path: at(index) }))
    checkUnique(subject, 'name', names)
    if (/[{}]|\/\//.test(path.replaceAll(wholeStep, '/name'))) {
      reportAt(subject, at(index), sentences.noAddress({ path }))
    }
    const key = descriptionKey(route, screens.notFound)
    if (key !== undefined) requireWordsAt(subject, at(index), [key], `what search engines tell of "${path}"`)
  })
  checkMenu(subject, screens.menu, ['menu'])
  checkMenu(subject, screens.userMenu, ['userMenu'])
  checkReachable(subject, screens)
  checkMenuEntryTaken(subject, screens)
  for (const spot of definition.spots.filter(({ path, isName }) => path[0] === 'resources' && isName)) {
    if (!screens.resources?.[String(spot.value)]?.details) checkName({ ...subject, ...spot }, { to: 'details' })
  }
}

/** Every entry of the menu opens something or holds others. */
function checkMenu(subject: Subject, entries: readonly MenuEntry[], path: Path): void {
  entries.forEach((entry, index) => {
    const here = [...path, index]
    const [one, other] = ['to', 'does', 'entries'].filter((name) => name in entry)
    if (one !== undefined && other !== undefined) reportAt(subject, here, sentences.both({ one, other }))
    if (one === undefined) reportAt(subject, here, sentences.neither({ names: 'to" nor "entries' }))
    checkMenu(subject, entry.entries ?? [], [...here, 'entries'])
  })
}

/**
 * The guards of routes that the application opens by itself. Users must be allowed there, or they would be redirected
 * for ever.
 */
const requiredGuards: Record<'notFound' | 'signIn' | 'home' | 'landing', Route['guard'][]> = {
  notFound: ['anyone'],
  signIn: ['visitor', 'anyone'],
  home: ['signedIn', 'anyone'],
  landing: ['visitor', 'anyone'],
}

/** Reports two records under one menu entry, since an entry opens one table. A menu section may hold several. */
function checkMenuEntryTaken(subject: Subject, { resources = {}, menu }: ScreensDefinition): void {
  const sections = menu.map(({ id }) => id)
  const taken = new Map<string, string>()
  for (const [record, { menu: entry = '' }] of Object.entries(resources)) {
    const other = taken.get(entry)
    if (entry !== '' && other !== undefined && !sections.includes(entry)) {
      reportAt(subject, ['resources', record, 'menu'], sentences.entryTaken({ entry, other }))
    }
    taken.set(entry, other ?? record)
  }
}

/** Reports a route, such as the sign-in page, that is closed to the users whom the application redirects to it. */
function checkReachable(subject: Subject, screens: ScreensDefinition): void {
  for (const [name, guards] of Object.entries(requiredGuards)) {
    const index = screens.routes.findIndex(({ path }) => path === screens[name as keyof typeof requiredGuards])
    const guard = screens.routes[index]?.guard
    const possible = guards.map((one) => `"${one}"`).join(' or ')
    if (guard !== undefined && !guards.includes(guard)) {
      reportAt(subject, ['routes', index, 'guard'], sentences.shutsOut({ guard, name, possible }))
    }
  }
}
