import type { JSONPath } from 'jsonc-parser'
import { rename, set, type Seed } from '../seed.ts'
import { misspell, type Spot } from './walk.ts'

/** A typical mistake: the seed of it at a place where it can be made. */
export interface MistakeKind {
  kind: string
  /** Undefined where the mistake cannot be made. */
  at: (spot: Spot) => (() => Seed) | undefined
}

/** Names below these are chosen by whoever writes the definition: another one is no mistake by itself. */
const ownNames = ['properties', '$defs', 'tables', 'formats', 'lookups', 'remarks', 'demands', 'aliases', 'constants']
const holders = ['fields', 'columns', 'facts', 'except', 'askedOnSubmit', 'progress', 'clear', 'query']
const conditions = ['shownIf', 'disabledIf', 'onlyIf', 'if', 'then', 'else']
const isStatus = (name: unknown) => typeof name === 'string' && /^[1-5]\d\d$/.test(name)
const inCondition = ({ path }: Spot) => path.some((step) => conditions.includes(String(step)))
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The list that a value stands in, rows of forms being lists in a list. */
const listOf = ({ path }: Spot) => path.findLast((step) => typeof step === 'string')

function freeName({ path, name }: Spot): boolean {
  const above = path.at(-2)
  return typeof name !== 'string' || isStatus(name) || ownNames.includes(String(above)) || path.includes('label')
}

/** Misspells the text that stands under one of some names. */
const wrongName = (kind: string, ...names: string[]): MistakeKind => ({
  kind,
  at: ({ file, path, name, value }) =>
    typeof value === 'string' &&
    names.includes(String(name)) &&
    !path.includes('properties') &&
    !file.endsWith('.values.json')
      ? () => set(file, path, misspell(value))
      : undefined,
})

const wrongNameInRecord = (kind: string, name: string): MistakeKind => ({
  kind,
  at: (spot) =>
    typeof spot.value === 'string' && spot.name === name && spot.file.endsWith('.schema.json')
      ? () => set(spot.file, spot.path, misspell(spot.value as string))
      : undefined,
})

const withoutPart = (kind: string, file: RegExp, ...names: string[]): MistakeKind => ({
  kind,
  at: (spot) =>
    names.includes(String(spot.name)) && file.test(spot.file) && !spot.path.slice(0, -1).includes('properties')
      ? () => set(spot.file, spot.path, undefined, spot.path.slice(0, -1))
      : undefined,
})

const wrongType = (kind: string, fits: (value: unknown) => boolean, other: unknown): MistakeKind => ({
  kind,
  at: (spot) =>
    fits(spot.value) && typeof spot.name === 'string' && !freeName(spot) && !/^(const|default|value)$/.test(spot.name)
      ? () => set(spot.file, spot.path, other)
      : undefined,
})

/** Mistakes in the JSON below schemas/. */
export const definitionMistakes: MistakeKind[] = [
  {
    kind: 'a misspelt property',
    at: (spot) =>
      typeof spot.name === 'string' && !freeName(spot) && !spot.path.includes('values')
        ? () => rename(spot.file, spot.path, misspell(spot.name as string))
        : undefined,
  },
  {
    kind: 'a misspelt field',
    at: (spot) =>
      typeof spot.value === 'string' && holders.includes(String(listOf(spot))) && /^[\w.]+$/.test(spot.value)
        ? () => set(spot.file, spot.path, misspell(spot.value as string))
        : undefined,
  },
  {
    kind: 'a path that leads nowhere',
    at: ({ file, path, name, value }) =>
      typeof value === 'string' && ['path', 'field', 'gallery', 'optional', 'when', 'unitFrom'].includes(String(name))
        ? file.includes('screens')
          ? undefined
          : () => set(file, path, value === '*' ? '**' : `${value}.nowhere`)
        : undefined,
  },
  {
    kind: 'a field demanded that does not exist',
    at: (spot) =>
      listOf(spot) === 'required' && typeof spot.name === 'number'
        ? () => set(spot.file, spot.path, misspell(String(spot.value)))
        : undefined,
  },
  wrongName('an unknown operation', 'operation'),
  wrongName('an unknown record', 'record'),
  wrongName('an unknown effect', 'effect'),
  wrongName('an unknown message', 'words'),
  wrongName('an unknown shared table', 'use'),
  wrongName('an unknown icon', 'icon'),
  wrongName('an unknown choice of the language', 'guard', 'as', 'width', 'check', 'details', 'cancel'),
  wrongName('a screen that does not exist', 'form', 'list', 'notice', 'page'),
  wrongName('a wrong $schema', '$schema'),
  wrongNameInRecord('an unknown format', 'format'),
  wrongNameInRecord('an unknown lookup', 'lookup'),
  wrongNameInRecord('a reference that leads nowhere', '$ref'),
  {
    kind: 'an address that does not exist',
    at: ({ file, path, name, value }) =>
      typeof value === 'string' && value.startsWith('/') && ['to', 'new', 'back', 'redirect'].includes(String(name))
        ? () => set(file, path, `${value}/nowhere`)
        : undefined,
  },
  {
    kind: 'an address filled from a field that does not exist',
    at: ({ file, path, value }) =>
      typeof value === 'string' && /^\/.*\{\w+\}/.test(value) && !file.endsWith('screens.json')
        ? () =>
            set(
              file,
              path,
              value.replace(/\{(\w+)\}/, (_, name: string) => `{${misspell(name)}}`),
            )
        : undefined,
  },
  {
    kind: 'a status that the contract does not know',
    at: (spot) => (isStatus(spot.name) ? () => rename(spot.file, spot.path, '299') : undefined),
  },
  withoutPart('a call without operation', /\.json$/, 'operation'),
  withoutPart('a definition without record', /\.(form|table|details)\.json$/, 'record'),
  withoutPart('an effect without name', /\.json$/, 'effect'),
  withoutPart('a section or action without id', /\.(form|details|table)\.json$/, 'id'),
  withoutPart('a field without type', /\.schema\.json$/, 'type'),
  withoutPart('an object open to any field', /\.schema\.json$/, 'additionalProperties'),
  withoutPart('a toast without weight', /^schemas\/.*(form|table|outcomes)\.json$/, 'words'),
  wrongType('a number where a text belongs', (value) => typeof value === 'string', 7),
  wrongType('a text where a number belongs', (value) => typeof value === 'number', 'seven'),
  wrongType('a text where yes or no belongs', (value) => typeof value === 'boolean', 'yes'),
  wrongType('a text where a list belongs', Array.isArray, 'list'),
  {
    kind: 'a field placed twice',
    at: ({ file, path, name, value }) =>
      Array.isArray(value) && ['fields', 'columns'].includes(String(name)) && typeof value[0] === 'string'
        ? () => set(file, path, [...(value as unknown[]), value[0]], [...path, value.length])
        : undefined,
  },
  {
    kind: 'a section twice',
    at: ({ file, path, name, value, holder }) =>
      name === 'id' && path.at(-3) === 'sections' && path.length === 3 && isObject(holder)
        ? sectionTwice(file, path, value)
        : undefined,
  },
  {
    kind: 'a value that a choice never has',
    at: (spot) =>
      spot.name === 'const' && typeof spot.value === 'string' && inCondition(spot)
        ? () => set(spot.file, spot.path, misspell(spot.value as string))
        : undefined,
  },
  {
    kind: 'a condition that contradicts itself',
    at: ({ file, path, name, value }) =>
      conditions.slice(0, 4).includes(String(name)) && isObject(value)
        ? () => set(file, path, { allOf: [value, { not: value }] })
        : undefined,
  },
  {
    kind: 'a value demanded and forbidden',
    at: (spot) =>
      spot.name === 'const' && inCondition(spot) && typeof spot.value === 'string' && !spot.path.includes('not')
        ? () => set(spot.file, spot.path.slice(0, -1), { const: spot.value, not: { const: spot.value } })
        : undefined,
  },
  {
    kind: 'a section that is shown by its own field',
    at: ({ file, path, value, holder }) =>
      path.length === 3 && path[0] === 'sections' && path[2] === 'fields' && isObject(holder) && Array.isArray(value)
        ? shownByItself(file, path, value[0] as unknown)
        : undefined,
  },
  {
    kind: 'a choice with a value without words',
    at: ({ file, path, name, value }) =>
      name === 'enum' && Array.isArray(value) && file.endsWith('.schema.json') && !inRule(path)
        ? () => set(file, path, [...(value as unknown[]), 'NEVER_NAMED'], [...path, value.length])
        : undefined,
  },
  {
    kind: 'limits that nothing meets',
    at: ({ file, path, name, value }) => {
      const least = { maxLength: 'minLength', maxItems: 'minItems', maximum: 'minimum' }[String(name)]
      return least !== undefined && typeof value === 'number' && file.endsWith('.schema.json')
        ? () => set(file, [...path.slice(0, -1), least], value + 1)
        : undefined
    },
  },
  {
    kind: 'a pattern that cannot be read',
    at: ({ file, path, name, value }) =>
      name === 'pattern' && typeof value === 'string' ? () => set(file, path, `${value}(`) : undefined,
  },
]

const inRule = (path: JSONPath) => path.includes('rules')

function sectionTwice(file: string, path: JSONPath, value: unknown): (() => Seed) | undefined {
  const position = Number(path[1])
  return position === 0 ? undefined : () => set(file, ['sections', 0, 'id'], value, path)
}

function shownByItself(file: string, path: JSONPath, first: unknown): (() => Seed) | undefined {
  const condition = [...path.slice(0, -1), 'shownIf']
  return typeof first === 'string' && /^\w+$/.test(first) && file.endsWith('.form.json')
    ? () => set(file, condition, { required: [first] })
    : undefined
}
