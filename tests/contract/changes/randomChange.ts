import { readFileSync } from 'node:fs'
import type {
  FormatsDefinition,
  PropertySchema,
  RecordRule,
  RecordSchema,
  ValuesDefinition,
} from '#generated/definitions.gen.ts'
import { typeOf } from '#engine/schema/property.ts'
import { limitsOfTexts } from '#compiler/check/refers/values.ts'
import { wordsOfFields } from '#compiler/check/rules/declarations.ts'
import words from './words.json' with { type: 'json' }

/** Definitions that a change is made to. */
export interface Definitions {
  records: Record<string, RecordSchema>
  formats: FormatsDefinition
  values: Record<string, ValuesDefinition>
}

type Random = (bound: number) => number

/** Numbers below a bound, the same ones from the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound
  }
}

/** Every word that a declaration can have, by the meta-schema, and those of an object. */
const meta = JSON.parse(readFileSync('schemas/meta/record.meta.json', 'utf8')) as {
  $defs: Record<string, { properties?: Record<string, { for?: string[] }> }>
}
export const declared = [meta.$defs['Property'], meta.$defs['ObjectShape']].flatMap((part) =>
  Object.keys(part?.properties ?? {}),
)
/** Words for which values are known to choose from. */
export const known = Object.keys(words)

type Part = Record<string, unknown>

type Pick = <Value>(all: readonly Value[]) => Value

/** A copy of definitions with one change, wherever it is, and the words for it. */
export function randomChange(definitions: Definitions, random: Random): { changed: Definitions; what: string } {
  const changed = structuredClone(definitions)
  const pick: Pick = (all) => all[random(all.length)] as (typeof all)[number]
  const change = pick([
    changeWord,
    changeWord,
    changeWord,
    changeWord,
    changeField,
    changeRules,
    changeState,
    changeFormat,
    changeValues,
  ])
  return { changed, what: change(changed, pick, random) }
}

const boatOf = ({ records }: Definitions) => records['boat/boat'] as RecordSchema

function changeWord(changed: Definitions, pick: Pick): string {
  const [path, part] = pick(partsOf(boatOf(changed)))
  // A record is always an object, and has no other words than one.
  const others = [
    ...fixed,
    ...(path.endsWith('[]') ? wordsOfFields : []),
    ...(path.endsWith('.resourceUuid') ? [...limitsOfTexts, 'format'] : []),
    // Fields and entries belong to a part and a list.
    ...((part['properties'] ?? part['items']) ? ['type'] : []),
    ...declared.filter((one) => !speaksOf(one, part)),
  ]
  const word = pick(path === '' ? ['required', 'rules'] : declared.filter((one) => !others.includes(one)))
  const value = pick((words as Record<string, unknown[]>)[word] ?? [null])
  if (value === null) Reflect.deleteProperty(part, word)
  else part[word] = value
  // What is computed is never sent.
  if (word === 'computed' && value !== null) part['readOnly'] = true
  return `${path}: ${word} ${JSON.stringify(value)}`
}

/** Whether a word says something of the type of a declaration. */
function speaksOf(word: string, part: Part): boolean {
  const types = meta.$defs['Property']?.properties?.[word]?.for
  return !types || types.includes(String(typeOf(part)))
}

/** Words that other changes change, or none. */
const fixed: readonly string[] = ['properties', '$ref', 'additionalProperties']

function changeRules(changed: Definitions, pick: Pick, random: Random): string {
  const boat = boatOf(changed)
  const rules = boat.rules ?? []
  const index = random(Math.max(1, rules.length))
  const rule = rules[index]
  const how = pick(['drop', 'warn', 'more', 'again'])
  if (how === 'drop' || !rule) boat.rules = rules.filter((_, at) => at !== index)
  else if (how === 'warn') rule.severity = rule.severity === 'warning' ? 'error' : 'warning'
  else {
    boat.rules = [
      ...rules,
      how === 'again' ? { unique: ['name'], words: 'again' } : pick(words.rules.flat() as RecordRule[]),
    ]
  }
  return `rule ${index}: ${how}`
}

function changeState(changed: Definitions, pick: Pick): string {
  const conditions = [
    "self.state == 'NEW'",
    "self.state == 'NEW' && self.kind == 'SAIL'",
    "self.state != 'SOLD'",
    undefined,
  ]
  const only = pick(conditions)
  const sell = { ...(only !== undefined && { only }), sets: { state: pick(['SOLD', 'NEW', 'GONE']) } }
  boatOf(changed).changes = { sell }
  return `sell: ${JSON.stringify(sell)}`
}

function changeFormat({ formats }: Definitions, pick: Pick): string {
  const name = pick(['line', 'email', 'date', 'pastDate'])
  const choices: [string, unknown][] = [
    ...['\\S', '^[a-z@.]*$', '.'].map((one): [string, unknown] => ['pattern', one]),
    ...[[], ['trim'], ['upperCase']].map((one): [string, unknown] => ['normalise', one]),
    ...['date', 'pastDate'].map((one): [string, unknown] => ['check', one]),
  ]
  const [word, value] = pick(choices)
  Object.assign(formats.formats[name] ?? {}, { [word]: value })
  return `format ${name}: ${word} ${JSON.stringify(value)}`
}

function changeValues({ values }: Definitions, pick: Pick): string {
  const list = values['contract-types'] as unknown as { values: string[] }
  const lost = pick(list.values)
  list.values = list.values.filter((value) => value !== lost)
  return `values without ${lost}`
}

function changeField(changed: Definitions, pick: Pick, random: Random): string {
  const holders = partsOf(boatOf(changed)).filter(([, { properties }]) => properties !== undefined)
  const [path, holder] = pick(holders) as [string, PropertySchema]
  const fields = holder.properties ?? {}
  const name = pick(Object.keys(fields))
  const how = pick(['drop', 'add', 'rename', 'demand', 'free'])
  const required = holder.required ?? []
  if (how === 'drop' || how === 'rename') {
    const { [name]: field, ...others } = fields
    holder.properties = how === 'rename' && field ? { ...others, [`${name}2`]: field } : others
    holder.required = required.filter((one) => one !== name)
  } else if (how === 'add') holder.properties = { ...fields, [`new${random(3)}`]: { type: 'string', maxLength: 5 } }
  else holder.required = how === 'demand' ? [...new Set([...required, name])] : required.filter((one) => one !== name)
  return `${path}: ${how} ${name}`
}

/** All declarations inside a record, the record itself among them, by path. */
function partsOf(part: RecordSchema | PropertySchema, path = ''): [string, Part][] {
  const { properties = {}, items } = part as PropertySchema
  const inner = Object.entries(properties).flatMap(([name, field]) => partsOf(field, `${path}.${name}`))
  return [[path, part as unknown as Part], ...inner, ...(items ? partsOf(items, `${path}[]`) : [])]
}
