import { rename, set } from '../seed.ts'
import type { MistakeKind } from './inDefinitions.ts'
import { misspell, type Spot } from './walk.ts'

const isOwn = (file: string) => !/\/(app|mail|options)\.json$/.test(file)

/** Mistakes in the words of a folder of schemas/. */
export const wordMistakes: MistakeKind<Spot>[] = [
  {
    kind: 'a word missing in one language',
    at: ({ file, path, value }) =>
      typeof value === 'string' ? () => set(file, path, undefined, path.slice(0, -1)) : undefined,
  },
  {
    kind: 'a word under a misspelt name',
    at: ({ file, path, name, value }) =>
      typeof value === 'string' && isOwn(file) ? () => rename(file, path, misspell(String(name))) : undefined,
  },
  {
    kind: 'a word that is unused',
    at: ({ file, path, name, value }) =>
      typeof value === 'object' && isOwn(file) && name === 'fields'
        ? () => set(file, [...path, 'neverPlaced'], { label: 'Never' }, [...path, 'neverPlaced', 'label'])
        : undefined,
  },
  {
    kind: 'a word that is empty',
    at: ({ file, path, value }) => (typeof value === 'string' ? () => set(file, path, '') : undefined),
  },
  {
    kind: 'a word that is no text',
    at: ({ file, path, value }) => (typeof value === 'string' ? () => set(file, path, 12) : undefined),
  },
  {
    kind: 'a gap filled by another name in one language',
    at: ({ file, path, value }) =>
      // The languages are compared from the first to the others, so the other one is told of.
      typeof value === 'string' && /\{\{\s*\w+/.test(value) && !file.startsWith('locales/en/')
        ? () => set(file, path, value.replace(/\{\{\s*(\w+)/, '{{$1Other'))
        : undefined,
  },
]
