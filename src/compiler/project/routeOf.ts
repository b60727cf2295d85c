import type { Route } from '#generated/definitions.gen.ts'
import type { Project } from './readProject.ts'

const segments = (address: string) => (address.split(/[?#]/)[0] ?? '').split('/').filter((part) => part !== '')

/** Returns the route that an address leads to; its query and anchor do not matter. */
export const routeOf = ({ screens }: Pick<Project, 'screens'>, address: string): Route | undefined =>
  screens.routes.find((route) => leadsTo(address, route))

function leadsTo(address: string, { path }: Route): boolean {
  const [from, to] = [segments(address), segments(path)]
  // A value from a record may not hit a fixed segment: `/bien/{id}` is not `/bien/new`.
  return from.length === to.length && to.every((part, index) => part.startsWith('{') || part === from[index])
}
