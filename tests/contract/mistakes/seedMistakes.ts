import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Seed } from '../seed.ts'
import { definitionMistakes } from './inDefinitions.ts'
import { lineMistakes, lineSeeds } from './inTexts.ts'
import { wordMistakes } from './inWords.ts'
import { spread, walk } from './walk.ts'

export interface Mistake {
  kind: string
  seed: () => Seed
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|ya?ml)$/.test(file))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .sort()

/**
 * Typical mistakes of a person who edits, each at places spread over all definitions where it can be made.
 * @param most so many of a kind
 */
export function seedMistakes(most: number): Mistake[] {
  const definitions = filesOf('schemas').filter((file) => !file.startsWith('schemas/meta/'))
  const words = filesOf('locales')
  const spots = (files: string[]) => files.flatMap((file) => walk(file, JSON.parse(readFileSync(file, 'utf8'))))
  const inJson = [
    { kinds: definitionMistakes, all: spots(definitions) },
    { kinds: wordMistakes, all: spots(words) },
  ].flatMap(({ kinds, all }) => kinds.map(({ kind, at }) => ({ kind, seeds: all.flatMap((spot) => at(spot) ?? []) })))
  const files = [...definitions, ...words, ...filesOf('openapi')]
  const inLines = lineMistakes.map((one) => ({ kind: one.kind, seeds: lineSeeds(one, files) }))
  return [...inJson, ...inLines].flatMap(({ kind, seeds }) => spread(seeds, most).map((seed) => ({ kind, seed })))
}
