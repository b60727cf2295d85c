import { jsonSource } from '#compiler/text/Source.ts'
import { readMetas } from '#compiler/project/readMetas.ts'
import { referencesIn, type Spot } from '#compiler/project/Spot.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import { read, rename, set, type Seed } from '../seed.ts'
import { misspell } from './walk.ts'

/** A mistake that can be made: the seed of it, and what must be said of it. */
export interface MistakeKind<Place> {
  kind: string
  /** Undefined where the mistake cannot be made. */
  at: (place: Place) => (() => Seed) | undefined
  message?: RegExp
}

/** A value of a definition, with the notes of its meta-schema. */
export type NotedPlace = Spot & { file: string }

/** Every value of some definitions that their meta-schemas know. */
export function notedPlaces(files: string[], metaFiles: string[]): NotedPlace[] {
  const source = (file: string) => jsonSource(file, read(file))
  const metas = readMetas(metaFiles.map(source))
  return files.flatMap((file) => {
    const ending = /(\w+)\.json$/.exec(file)?.[1] ?? ''
    return metas.spots(source(file), ending === 'schema' ? 'record' : ending).map((spot) => ({ ...spot, file }))
  })
}

const suggestion = /did you mean|choose one of|names no field/

/** Misspells what refers to something. */
const misspelt = (to: string, message = suggestion, wrong = misspell): MistakeKind<NotedPlace> => ({
  kind: `a misspelt ${to}`,
  message,
  at: ({ file, path, value, notes, isName }) =>
    typeof value === 'string' && !isName && referencesIn(notes).some((one) => one.to === to && one.or !== value)
      ? () => set(file, path, wrong(value))
      : undefined,
})

const names = [
  'record',
  'form',
  'table',
  'details',
  'notice',
  'page',
  'icon',
  'drawing',
  'operation',
  'parameter',
  'format',
  'lookup',
  'shared table',
  'tab',
  'action',
  'part of a body',
  'path',
  'field of the object',
  'field beside',
  'property of an item',
]

/** Changes a text that refers to something. */
const changedText = (
  kind: string,
  to: 'address' | 'condition' | 'expression',
  message: RegExp,
  change: (text: string) => string,
): MistakeKind<NotedPlace> => ({
  kind,
  message,
  at({ file, path, value, notes }) {
    if (!referencesIn(notes).some((one) => one.to === to)) return undefined
    const changed = change(String(value))
    return changed === value ? undefined : () => set(file, path, changed)
  },
})

/** What the notes of the meta-schemas refuse: one kind of mistake for each note. */
const noted: MistakeKind<NotedPlace>[] = [
  ...names.map((name) => misspelt(name)),
  misspelt('template', suggestion, (text) => text.replace(/\{(\w+)/, (_, name: string) => `{${misspell(name)}`)),
  misspelt('address', /no route takes|never filled/, (address) => `${address}/nowhere`),
  misspelt('message', /has no words/),
  misspelt('words of a rule', /has no words/),
  changedText('an address filled from a field that does not exist', 'address', /never filled/, (address) =>
    address.replace(/\{(\w+)/, (_, name: string) => `{${misspell(name)}`),
  ),
  changedText(
    'a condition on a field that does not exist',
    'condition',
    /there is no field/,
    (text) => `has(self.nowhere) && (${text})`,
  ),
  changedText('a condition that compares a field with another type', 'condition', /do not go together/, (text) =>
    text.replaceAll(/\['?\w.*'\]?|'\w+'/g, '3'),
  ),
  changedText('a condition on a value that the field never has', 'condition', /none of the possible values/, (text) =>
    text.replace(/'(\w+)'/, (_, name: string) => `'${misspell(name)}'`),
  ),
  changedText('a value of another type than the field', 'expression', /the field is a/, () => 'true'),
  {
    kind: 'a computed value that hangs on the day',
    message: /cannot hang on the day/,
    at: ({ file, path, notes, above }) =>
      path.at(-1) === 'computed' &&
      referencesIn(notes).length > 0 &&
      (above?.value as Json | undefined)?.['type'] === 'number'
        ? () => set(file, path, 'days(today(), today())')
        : undefined,
  },
  {
    kind: 'a name twice',
    message: /stands here twice|occurs twice/,
    at: ({ file, path, notes, value }) =>
      notes.unique !== undefined && Array.isArray(value) && typeof value[0] === 'string'
        ? () => set(file, [...path, value.length], value[0])
        : undefined,
  },
  {
    kind: 'what does nothing',
    message: /neither/,
    at: ({ file, path, notes: { either }, value }) => {
      const given = either?.find((name) => name in (value as Json))
      return given === undefined ? undefined : () => set(file, [...path, given], undefined, path)
    },
  },
  {
    kind: 'a limit of another type',
    message: /says nothing of a field of type|wrong type|is missing/,
    at: ({ file, path, notes }) =>
      notes.for ? () => set(file, [...path.slice(0, -1), 'type'], 'boolean', path) : undefined,
  },
  {
    kind: 'what excludes another word',
    message: /does not go with/,
    at: ({ file, path, notes: { excludes = {} }, value }) => {
      const name = Object.keys(excludes).find((one) => isObject(value) && value[one] === true)
      const [other = ''] = excludes[name ?? ''] ?? []
      return name === undefined ? undefined : () => set(file, [...path, other], true, [...path, name])
    },
  },
  {
    kind: 'a name that nothing uses',
    message: /is unused|has no words/,
    at: ({ file, path, notes, above }) =>
      notes.declares === undefined
        ? undefined
        : () =>
            set(file, [...path.slice(0, -1), 'neverUsed'], (above?.value as Json | undefined)?.[String(path.at(-1))]),
  },
]

/** Names below these are chosen by whoever writes the definition: another one is no mistake by itself. */
const ownNames = ['properties', '$defs', 'tables', 'formats', 'lookups', 'demands', 'aliases', 'clears']
const isOwn = ({ path, isName }: NotedPlace) =>
  isName ||
  typeof path.at(-1) !== 'string' ||
  /^\d+$/.test(String(path.at(-1))) ||
  path.some((step) => ['label', 'steps', 'records', 'values', 'changes'].includes(String(step))) ||
  ownNames.includes(String(path.at(-2)))

const wrongType = (kind: string, fits: (value: unknown) => boolean, other: unknown): MistakeKind<NotedPlace> => ({
  kind,
  at: (place) =>
    fits(place.value) && !isOwn(place) && !/^(const|default|value|constant)$/.test(String(place.path.at(-1)))
      ? () => set(place.file, place.path, other)
      : undefined,
})

const without = (name: string, kind: string): MistakeKind<NotedPlace> => ({
  kind,
  message: /is missing|none of the possible shapes/,
  at: ({ file, path, above }) =>
    path.at(-1) === name && above && !isOwn({ file, path, above } as NotedPlace)
      ? () => set(file, path, undefined, path.slice(0, -1))
      : undefined,
})

/** What the shapes of the meta-schemas refuse, and JSON Schema itself. */
const shapes: MistakeKind<NotedPlace>[] = [
  {
    kind: 'a misspelt property',
    at: (place) =>
      isOwn(place) ? undefined : () => rename(place.file, place.path, misspell(String(place.path.at(-1)))),
  },
  wrongType('a number where a text belongs', (value) => typeof value === 'string', 7),
  wrongType('a text where a number belongs', (value) => typeof value === 'number', 'seven'),
  wrongType('a text where yes or no belongs', (value) => typeof value === 'boolean', 'yes'),
  wrongType('a text where a list belongs', Array.isArray, 'list'),
  ...['operation', 'record', 'effect', 'id', 'type', 'path', 'outcomes', 'additionalProperties'].map((name) =>
    without(name, `a definition without ${name}`),
  ),
  {
    kind: 'a status that the contract does not know',
    message: /answers 299/,
    at: ({ file, path }) =>
      /^[1-5]\d\d$/.test(String(path.at(-1))) && !file.endsWith('.values.json')
        ? () => rename(file, path, '299')
        : undefined,
  },
  {
    kind: 'limits that nothing meets',
    at: ({ file, path, value }) => {
      const least = { maxLength: 'minLength', maxItems: 'minItems', maximum: 'minimum' }[String(path.at(-1))]
      return least !== undefined && typeof value === 'number' && file.endsWith('.schema.json')
        ? () => set(file, [...path.slice(0, -1), least], value + 1)
        : undefined
    },
  },
  {
    kind: 'a choice with a value without words',
    message: /has no words/,
    at: ({ file, path, value }) =>
      path.at(-1) === 'enum' && Array.isArray(value) && file.endsWith('.schema.json')
        ? () => set(file, [...path, value.length], 'NEVER_NAMED')
        : undefined,
  },
  {
    kind: 'a section that is shown by what it holds',
    message: /hangs on/,
    at: ({ file, path, value, notes }) => {
      const isField = file.endsWith('.form.json') && path.length === 4 && path[2] === 'fields'
      return isField && typeof value === 'string' && /^\w+$/.test(value) && referencesIn(notes).length > 0
        ? () => set(file, ['sections', Number(path[1]), 'show'], `has(self.${value})`)
        : undefined
    },
  },
]

/** Mistakes in the JSON below schemas/. */
export const definitionMistakes = [...noted, ...shapes]
