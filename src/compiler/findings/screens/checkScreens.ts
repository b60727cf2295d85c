import { descriptionKey } from '#engine/text/wordKeys.ts'
import type { MenuEntry, Route, ScreensDefinition } from '#generated/definitions.gen.ts'
import type { Project } from '../Project.ts'
import type { Path, Source } from '../read/Source.ts'
import { checkAddress } from '../names/addresses.ts'
import { needWords } from '../names/needWords.ts'
import { formNames } from '../calls/outcomes.ts'
import { checkName, checkOnce } from '../names/paths.ts'

/** Checks the addresses of the product and its menus. */
export function checkScreens(project: Project): void {
  const { source, value } = project.screens
  const shape = (path: string) => path.replace(/\{[^{}]*\}/g, '{}').replace(/(.)\/$/, '$1')
  checkOnce(
    project,
    source,
    value.routes.map((route, index) => ({ name: shape(route.path), path: ['routes', index, 'path'] })),
    'the address',
  )
  value.routes.forEach((route, index) => checkRoute(project, source, route, ['routes', index]))
  value.routes.forEach((route, index) => {
    const key = descriptionKey(route, value.notFound)
    if (key !== undefined)
      needWords(project, source, ['routes', index, 'path'], [key], `what search engines tell of "${route.path}"`)
  })
  for (const name of ['notFound', 'signIn', 'home', 'landing'] as const)
    checkAddress(project, source, [name], value[name], [])
  for (const name of ['signInAgain', 'confirmSignIn'] as const)
    checkName(project, source, [name], value[name], formNames(project), 'form', 'schemas/ holds no such file')
  checkReachable(project, source, value)
  checkMenu(project, source, value)
}

function checkRoute(project: Project, source: Source, { screen, path, guard, roles }: Route, at: Path): void {
  const all = (kind: 'table' | 'form' | 'details' | 'notice', ids: Iterable<string>) => [
    ...ids,
    ...[...project.unreadable].filter((id) => id.endsWith(`.${kind}`)).map((id) => id.slice(0, -kind.length - 1)),
  ]
  const shown = new Map<string, string>(Object.entries(screen))
  const named = (
    kind: string,
    what: string,
    known: Iterable<string> | undefined,
    why = 'schemas/ holds no such file',
  ) => {
    const name = shown.get(kind)
    if (name !== undefined) checkName(project, source, [...at, 'screen', kind], name, known, what, why)
  }
  named('list', 'list', all('table', project.tables.keys()))
  named('form', 'form', all('form', project.forms.keys()))
  named('details', 'details screen', all('details', project.details.keys()))
  named('notice', 'notice', all('notice', project.notices.keys()))
  named('page', 'page', project.pages, 'src/app/pages does not hold it')
  if ('redirect' in screen) checkAddress(project, source, [...at, 'screen', 'redirect'], screen.redirect, [])
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')
  checkOnce(
    project,
    source,
    names.map((name) => ({ name, path: [...at, 'path'] })),
    'the name',
  )
  if (/\{[^{}]*$|\}[^/]|[^/]\{|\/\/|\{\}/.test(path))
    project.report('address', source, [...at, 'path'], {
      what: `"${path}" is no address`,
      why: 'a name in braces takes one whole segment',
      mend: 'write it like "/things/{thingId}/edit"',
    })
  if (roles && guard !== 'signedIn')
    project.report('guard', source, [...at, 'roles'], {
      what: 'roles are asked of someone who need not be signed in',
      why: 'only a signed-in user has roles',
      mend: 'write "guard": "signedIn"',
    })
}

/** The addresses that the frame itself uses must be open to those whom it leads there. */
function checkReachable(project: Project, source: Source, value: ScreensDefinition): void {
  const expected = {
    notFound: ['anyone'],
    signIn: ['visitor', 'anyone'],
    home: ['signedIn', 'anyone'],
    landing: ['visitor', 'anyone'],
  } as const
  for (const [name, guards] of Object.entries(expected)) {
    const address = value[name as keyof typeof expected]
    const index = value.routes.findIndex(({ path }) => path === address)
    const guard = value.routes[index]?.guard
    if (guard !== undefined && !(guards as readonly string[]).includes(guard))
      project.report('guard', source, ['routes', index, 'guard'], {
        what: `"${guard}" shuts out those whom "${name}" leads here`,
        why: 'they would be sent round in a circle',
        mend: `write ${guards.map((one) => `"${one}"`).join(' or ')}`,
      })
  }
}

function checkMenu(project: Project, source: Source, { menu, userMenu }: ScreensDefinition): void {
  const all: { name: string; path: Path }[] = []
  const visit = (entry: MenuEntry, path: Path) => {
    all.push({ name: entry.id, path: [...path, 'id'] })
    needWords(project, source, [...path, 'id'], [`app:menu.${entry.id}`], `the menu entry "${entry.id}"`)
    checkEntry(project, source, entry, path, entry.entries !== undefined, 'entries')
    entry.entries?.forEach((inner, index) => visit(inner, [...path, 'entries', index]))
  }
  menu.forEach((section, index) => {
    const path = ['menu', index]
    all.push({ name: section.id, path: [...path, 'id'] })
    needWords(project, source, [...path, 'id'], [`app:menu.${section.id}`], `the menu section "${section.id}"`)
    section.entries.forEach((entry, place) => visit(entry, [...path, 'entries', place]))
  })
  checkOnce(project, source, all, 'the menu entry')
  checkOnce(
    project,
    source,
    userMenu.map((entry, index) => ({ name: entry.id, path: ['userMenu', index, 'id'] })),
    'the entry',
  )
  userMenu.forEach((entry, index) => {
    needWords(project, source, ['userMenu', index, 'id'], [`app:userMenu.${entry.id}`], `the entry "${entry.id}"`)
    checkEntry(project, source, entry, ['userMenu', index], entry.does !== undefined, 'does')
  })
}

function checkEntry(
  project: Project,
  source: Source,
  { id, icon, to }: { id: string; icon?: string; to?: string },
  path: Path,
  other: boolean,
  otherName: string,
): void {
  if (icon !== undefined)
    checkName(project, source, [...path, 'icon'], icon, project.icons, 'icon', 'src/ui/icons.tsx does not draw it')
  if (to !== undefined) checkAddress(project, source, [...path, 'to'], to, [])
  if ((to === undefined) === !other)
    project.report('menu', source, path, {
      what: `"${id}" ${other ? 'does two things at once' : 'does nothing'}`,
      why: `an entry has either \`to\` or \`${otherName}\``,
      mend: other ? 'take one of them out' : 'add one of them',
    })
}
