import type { Route } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import type { Project } from '../Project.ts'
import type { Path, Source } from '../read/Source.ts'
import { leadsTo } from './addresses.ts'

/** Checks a word that the address must hold: one of the addresses that show the definition must hold it. */
export function checkWordOfAddress(project: Project, source: Source, path: Path, word: string, routes: Route[]): void {
  const words = new Set([...routes.flatMap(stepsOf), ...queryValues(project, routes)])
  if (words.has(word)) return
  project.report('address', source, path, {
    what: `no address that leads here holds the word "${word}"`,
    why: 'this would never count',
    mend: didYouMean(word, words),
  })
}

const stepsOf = ({ path }: Route): string[] => path.split('/').filter((step) => step !== '' && !step.startsWith('{'))

/** Values in the queries of all addresses of the definitions that lead to one of the routes. */
function queryValues(project: Project, routes: Route[]): string[] {
  return project.sources
    .filter(({ file }) => file.startsWith('schemas/') && !file.startsWith('schemas/meta/'))
    .flatMap(({ text }) => [...text.matchAll(/"(\/[^"\s]*\?[^"\s]*)"/g)].map(([, address = '']) => address))
    .filter((address) => routes.some((route) => leadsTo(address, route)))
    .flatMap((address) => [...(address.split('?')[1] ?? '').matchAll(/=([^&#]*)/g)].map(([, value = '']) => value))
}
