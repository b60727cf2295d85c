import type { DefinitionKind } from '#engine/text/wordKeys.ts'
import type { Address, PropertySchema, RecordSchema, Route } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import type { Project } from '../Project.ts'
import type { Path, Source } from '../read/Source.ts'
import { checkCondition } from '../conditions/conditions.ts'

const names = (address: string) => [...address.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')
const segments = (address: string) => (address.split(/[?#]/)[0] ?? '').split('/').filter((part) => part !== '')

/** Names that a route gives to segments of its address. */
export const routeNames = (route: Route): string[] => names(route.path)

/** The routes that show a definition. */
export function routesOf({ screens }: Project, kind: DefinitionKind, id: string): Route[] {
  return screens.value.routes.filter(({ screen }) => new Map(Object.entries(screen)).get(kind) === id)
}

export function leadsTo(address: string, route: Route): boolean {
  const [from, to] = [segments(address), segments(route.path)]
  // A value from a record may not hit a fixed segment: `/bien/{id}` is not `/bien/new`.
  return from.length === to.length && to.every((part, index) => part.startsWith('{') || part === from[index])
}

/**
 * Checks an address that a definition opens: a route must take it, and every name in it must have a value.
 * @param known names that have a value there; undefined where any name may have one
 */
export function checkAddress(
  project: Project,
  source: Source,
  path: Path,
  address: string,
  known: readonly string[] | undefined,
): void {
  const { routes } = project.screens.value
  for (const name of names(address))
    if (known && !known.includes(name.split('.')[0] ?? name))
      project.report('address', source, path, {
        what: `"{${name}}" in the address "${address}" is never filled`,
        why: 'nothing of that name is in the answer, the record or the route',
        mend: didYouMean(name, known),
      })
  if (/^\{[^{}]+\}$/.test(address) || routes.some((route) => leadsTo(address, route))) return
  project.report('address', source, path, {
    what: `no route takes the address "${address}"`,
    why: 'the user would be led to the page that is not found',
    mend: didYouMean(
      address,
      routes.map((route) => route.path),
    ),
  })
}

/**
 * Checks an address that may depend on the record. The last choice must be for all records that are left.
 * @param holder what the conditions speak of; undefined where that is not known
 */
export function checkAddresses(
  project: Project,
  source: Source,
  path: Path,
  address: Address,
  known: readonly string[] | undefined,
  holder: RecordSchema | PropertySchema | undefined,
): void {
  if (typeof address === 'string') {
    checkAddress(project, source, path, address, known)
    return
  }
  const wrong = (at: Path, what: string, why: string, mend: string) =>
    project.report('address', source, at, { what, why, mend })
  address.forEach(({ to, onlyIf }, index) => {
    const here = [...path, index]
    const isLast = index === address.length - 1
    checkAddress(project, source, [...here, 'to'], to, known)
    if (onlyIf && holder) checkCondition(project, source, [...here, 'onlyIf'], onlyIf, holder)
    if (isLast && onlyIf)
      wrong(here, 'some records have no address', 'the last choice is tied to a condition', 'take its "onlyIf" out')
    if (!isLast && !onlyIf)
      wrong(
        here,
        'the choices after this one never count',
        'this one is for all records',
        'add "onlyIf" or put it last',
      )
  })
}
