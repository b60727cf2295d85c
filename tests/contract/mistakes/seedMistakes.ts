import { read } from '../seed.ts'
import { definitionMistakes, notedPlaces } from './inDefinitions.ts'
import { lineMistakes, lineSeeds } from './inTexts.ts'
import { wordMistakes } from './inWords.ts'
import { spread, walk } from './walk.ts'

/**
 * Typical mistakes of a person who edits, each at places spread over all definitions where it can be made.
 * @param all paths of all files
 * @param maxEach so many of a kind
 * @returns each with what must be said of it, if more than something
 */
export function seedMistakes(all: readonly string[], maxEach: number) {
  const filesOf = (folder: string) =>
    all.filter((file) => file.startsWith(`${folder}/`) && /\.(json|ya?ml)$/.test(file)).sort()
  const definitions = filesOf('schemas').filter((file) => !/^schemas\/(meta|migrations)\//.test(file))
  const words = filesOf('locales')
  const metas = filesOf('schemas/meta')
  const places = notedPlaces(definitions, metas)
  const spots = words.flatMap((file) => walk(file, JSON.parse(read(file))))
  const inJson = [
    ...definitionMistakes.map(({ at, ...one }) => ({ ...one, seeds: places.flatMap((place) => at(place) ?? []) })),
    ...wordMistakes.map(({ at, ...one }) => ({ ...one, seeds: spots.flatMap((spot) => at(spot) ?? []) })),
  ]
  const files = [...definitions, ...words, ...filesOf('openapi')]
  const inLines = lineMistakes.map((one) => ({ kind: one.kind, message: undefined, seeds: lineSeeds(one, files) }))
  return [...inJson, ...inLines].flatMap(({ kind, message, seeds }) =>
    spread(seeds, maxEach).map((seed) => ({ kind, message, seed })),
  )
}
