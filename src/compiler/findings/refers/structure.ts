import { typeOf } from '#engine/schema/typeOf.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import type { Path } from '../read/Source.ts'
import { type Asked, say } from './Asked.ts'

/** Checks what JSON Schema has no words for, or words of which no sentence could be made. */
export function checkStructure(asked: Asked): void {
  const { notes, value } = asked.spot
  if (notes.unique !== undefined) checkUnique(asked, notes.unique, namesIn(value as unknown[], asked.spot.path))
  if (notes.either) checkEither(asked, notes.either)
  if (notes.excludes && isObject(value)) checkExcluded(asked, notes.excludes, value)
  if (notes.lastWithout !== undefined) checkLast(asked, notes.lastWithout)
  if (notes.for) checkType(asked, notes.for)
  if (notes.in) checkEffect(asked, notes.in)
}

export interface Named {
  name: string
  path: Path
}

/** What the entries of a list are called, rows being lists in a list. */
export function namesIn(entries: unknown[], path: Path): Named[] {
  return entries.flatMap((entry, index): Named[] => {
    const here = [...path, index]
    if (Array.isArray(entry)) return namesIn(entry, here)
    if (!isObject(entry)) return [{ name: String(entry), path: here }]
    const key = 'id' in entry ? 'id' : 'path'
    return [{ name: String(entry[key]), path: [...here, key] }]
  })
}

export function checkUnique(asked: Asked, noun: string, names: Named[]): void {
  names.forEach(({ name, path }, index) => {
    if (names.findIndex((other) => other.name === name) === index) return
    say(
      asked,
      'twice',
      [`the ${noun} "${name}" stands here twice`, 'each may occur once', 'take one of them out'],
      path,
    )
  })
}

function checkEither(asked: Asked, [one, other]: [string, string]): void {
  const value = asked.spot.value as Json
  if (one in value !== other in value) return
  const both = one in value
  say(asked, 'either', [
    both ? `this has both "${one}" and "${other}"` : `this has neither "${one}" nor "${other}"`,
    both ? 'it can do one thing only' : 'it would do nothing',
    both ? 'take one of them out' : 'add one of them',
  ])
}

function checkExcluded(asked: Asked, excludes: Record<string, string[]>, value: Json): void {
  for (const [name, others] of Object.entries(excludes))
    for (const other of others.filter((one) => value[name] !== undefined && value[name] !== false && one in value))
      say(
        asked,
        'excludes',
        [`"${name}" does not go with "${other}"`, 'no value could be both', 'take one of them out'],
        [...asked.spot.path, name],
        'name',
      )
}

function checkLast(asked: Asked, property: string): void {
  const choices = asked.spot.value as Json[]
  choices.forEach((choice, index) => {
    const path = [...asked.spot.path, index]
    const isLast = index === choices.length - 1
    if (isLast && property in choice)
      say(
        asked,
        'choice',
        ['for some there is no choice', 'the last one is tied to a condition', `take its "${property}" out`],
        path,
      )
    if (!isLast && !(property in choice))
      say(
        asked,
        'choice',
        ['the choices after this one never count', 'this one is for all', `add "${property}" or put it last`],
        path,
      )
  })
}

function checkType(asked: Asked, types: string[]): void {
  const { path, above } = asked.spot
  const type = typeOf(above?.value ?? {})
  if (type === undefined || types.includes(type)) return
  const name = String(path.at(-1))
  say(
    asked,
    'limit',
    [
      `"${name}" says nothing of a field of type ${type}`,
      `it speaks of ${types.join(' or ')}`,
      `take it out, or change "type"`,
    ],
    path,
    'name',
  )
}

/** Effects do something on some screens only; in tables that several definitions share any may stand. */
function checkEffect(asked: Asked, screens: string[]): void {
  const { definition, spot } = asked
  const kind = definition.kind === 'table' ? 'list' : definition.kind
  const here = [kind, `${kind}.${String(spot.path[0])}`]
  if (kind === 'outcomes' || screens.some((screen) => here.includes(screen))) return
  const { effect } = spot.value as { effect: string }
  say(asked, 'effect', [`"${effect}" does nothing here`, `it belongs in a ${screens.join(' or a ')}`, 'take it out'])
}
