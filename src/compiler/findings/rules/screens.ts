import { templateNames } from '#engine/text/fillTemplate.ts'
import { descriptionKey } from '#engine/text/wordKeys.ts'
import type { MenuEntry, Route } from '#generated/definitions.gen.ts'
import { shapeOf } from '../../implied/impliedCalls.ts'
import { didYouMean } from '../nearest.ts'
import type { Project } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { checkUnique, type Named } from '../refers/structure.ts'
import { needWords } from '../words/needWords.ts'

/** Checks the addresses of the product and its menus. */
export function checkScreens(project: Project): void {
  const { screens, report } = project
  const { source, value, spots } = screens
  const [root] = spots
  const unique = (noun: string, names: Named[]) =>
    root && checkUnique({ project, definition: screens, spot: root }, noun, names)
  const at = (index: number): Path => ['routes', index, 'path']
  unique(
    'address',
    value.routes.map(({ path }, index) => ({ name: shapeOf(path), path: at(index) })),
  )
  const entries = spots.filter(({ path }) => path[0] === 'menu' && path.at(-1) === 'id')
  unique(
    'menu entry',
    entries.map((entry) => ({ name: String(entry.value), path: entry.path })),
  )
  value.routes.forEach((route, index) => {
    const { path, guard, roles } = route
    unique(
      'name',
      templateNames(path).map((name) => ({ name, path: at(index) })),
    )
    if (/\{[^{}]*$|\}[^/]|[^/]\{|\/\/|\{\}/.test(path)) report({ source, path: at(index) }, 'noAddress', path)
    if (roles && guard !== 'signedIn') report({ source, path: ['routes', index, 'roles'] }, 'rolesOfVisitor')
    const key = descriptionKey(route, value.notFound)
    if (key !== undefined)
      needWords(project, { source, path: at(index) }, [key], `what search engines tell of "${path}"`)
  })
  checkMenu(project)
  checkReachable(project)
}

/** Every entry of the menu opens something or holds others, and every resource has details. */
function checkMenu({ screens: { source, value }, idsOf, report }: Project): void {
  const check = (entries: MenuEntry[], path: Path) =>
    entries.forEach((entry, index) => {
      const here = { source, path: [...path, index] }
      const [one, other] = ['to', 'does', 'entries'].filter((name) => name in entry)
      if (one !== undefined && other !== undefined) report(here, 'both', one, other)
      if (one === undefined) report(here, 'neither', 'to" nor "entries')
      check(entry.entries ?? [], [...here.path, 'entries'])
    })
  check(value.menu, ['menu'])
  check(value.userMenu, ['userMenu'])
  for (const [name, { details }] of Object.entries(value.resources ?? {}))
    if (!details && !idsOf('details').includes(name)) {
      const place = { source, path: ['resources', name], isName: true }
      report(place, 'noName', 'details', name, 'schemas/ holds no such file', didYouMean(name, idsOf('details')))
    }
}

const open: Record<'notFound' | 'signIn' | 'home' | 'landing', Route['guard'][]> = {
  notFound: ['anyone'],
  signIn: ['visitor', 'anyone'],
  home: ['signedIn', 'anyone'],
  landing: ['visitor', 'anyone'],
}

/** The addresses that the frame itself uses must be open to the users whom it leads there. */
function checkReachable({ screens: { source, value }, report }: Project): void {
  for (const [name, guards] of Object.entries(open)) {
    const index = value.routes.findIndex(({ path }) => path === value[name as keyof typeof open])
    const guard = value.routes[index]?.guard
    const path = ['routes', index, 'guard']
    if (guard !== undefined && !guards.includes(guard))
      report({ source, path }, 'shutsOut', guard, name, guards.map((one) => `"${one}"`).join(' or '))
  }
}
