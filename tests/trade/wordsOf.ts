import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isObject, type Json } from '#engine/record/path.ts'

const metas = new Map(
  readdirSync('schemas/meta').map((file) => [file, JSON.parse(readFileSync(`schemas/meta/${file}`, 'utf8')) as Json]),
)

/** A meta-schema or a part of one, with the file that its references start from. */
interface Meta {
  file: string
  schema: Json
  /** Name of the part that declares words: its title, else its place. */
  title: string
}

/** An object of a definition: the declared words that it uses, and the object that holds it. */
interface Used {
  words: Set<string>
  /** Words that such an object need not have. */
  optional: Set<string>
  holder: Used | undefined
}

const partsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter((part) => isObject(part)) : [])
const nameOf = ({ title }: Meta, word: string) => `${title}.${word}`
const inside = (meta: Meta, schema: unknown, place = meta.title): Meta => {
  const part = isObject(schema) ? schema : {}
  return { file: meta.file, schema: part, title: typeof part['title'] === 'string' ? part['title'] : place }
}
const root = (file: string): Meta => inside({ file, schema: {}, title: file }, metas.get(file))

function follow(meta: Meta): Meta {
  const { $ref } = meta.schema
  if (typeof $ref !== 'string') return meta
  const [file = '', pointer = ''] = $ref.split('#')
  const start = root(file === '' ? meta.file : file)
  const steps = pointer.split('/').filter((step) => step !== '')
  return steps.reduce((place, step) => inside(place, place.schema[step]), start)
}

/** Every word that the meta-schemas declare, as `<title of the object>.<word>`. */
export function declaredWords(): string[] {
  const words = new Set<string>()
  const collect = (meta: Meta): void => {
    const { properties, examples: _, ...others } = meta.schema
    for (const [word, schema] of Object.entries(isObject(properties) ? properties : {})) {
      words.add(nameOf(meta, word))
      collect(inside(meta, schema, nameOf(meta, word)))
    }
    for (const part of Object.values(others).flatMap((one) => (Array.isArray(one) ? (one as unknown[]) : [one]))) {
      if (isObject(part)) collect(inside(meta, part))
    }
    for (const part of Object.values(isObject(others['$defs']) ? others['$defs'] : {})) collect(inside(meta, part))
  }
  for (const file of metas.keys()) collect(root(file))
  return [...words]
}

/** Whether a value could be what a branch of `oneOf` describes. */
function fits(value: unknown, meta: Meta): boolean {
  const { type, properties, allOf, oneOf, required = [], enum: values, const: only } = meta.schema
  if (meta.schema['$ref'] !== undefined) return fits(value, follow(meta))
  if (Array.isArray(oneOf) && type === undefined) return partsOf(oneOf).some((part) => fits(value, inside(meta, part)))
  if (only !== undefined) return value === only
  if (Array.isArray(values)) return values.includes(value)
  if (type === 'array' || Array.isArray(value)) return type === 'array' && Array.isArray(value)
  if (!isObject(value)) return type === typeof value
  const known = [properties, ...partsOf(allOf).map((part) => follow(inside(meta, part)).schema['properties'])]
  const names = known.flatMap((one) => Object.keys(isObject(one) ? one : {}))
  const has = (name: unknown) => Object.hasOwn(value, String(name))
  return (
    type === 'object' && (required as string[]).every(has) && Object.keys(value).every((key) => names.includes(key))
  )
}

const namesIn = (part: unknown): string[] => Object.keys(isObject(part) ? part : {})

/** What describes the value that an object holds under a name. */
function metaBelow(meta: Meta, key: string): Meta | undefined {
  const { properties, patternProperties, additionalProperties } = meta.schema
  if (isObject(properties) && Object.hasOwn(properties, key)) return inside(meta, properties[key], nameOf(meta, key))
  const pattern = namesIn(patternProperties).find((source) => new RegExp(source).test(key))
  const other = pattern === undefined ? additionalProperties : (patternProperties as Json)[pattern]
  return isObject(other) ? inside(meta, other) : undefined
}

/** Goes through a value along its meta-schema, and gives the objects in it that use declared words. */
function walk(value: unknown, start: Meta, holder?: Used): Used[] {
  const own: Used = { words: new Set(), optional: new Set(), holder }
  const found: Used[] = []
  const visit = (given: Meta): void => {
    const meta = follow(given)
    const { allOf, oneOf, properties, items, required = [] } = meta.schema
    for (const word of namesIn(properties)) {
      if (!(required as string[]).includes(word)) own.optional.add(nameOf(meta, word))
    }
    for (const part of partsOf(allOf)) visit(inside(meta, part))
    for (const part of partsOf(oneOf).map((one) => inside(meta, one))) if (fits(value, part)) visit(part)
    if (Array.isArray(value)) for (const item of value) found.push(...walk(item, inside(meta, items), holder))
    if (!isObject(value)) return
    for (const [key, part] of Object.entries(value)) {
      if (namesIn(properties).includes(key)) own.words.add(nameOf(meta, key))
      const below = metaBelow(meta, key)
      if (below) found.push(...walk(part, below, own))
    }
  }
  visit(start)
  return own.words.size > 0 ? [own, ...found] : found
}

/** What the calls of a part of the API document say to the server. */
function operatesOf(text: string): unknown[] {
  const { paths } = parse(text) as { paths: Record<string, Record<string, { 'x-operate'?: unknown }>> }
  return Object.values(paths).flatMap((path) => Object.values(path).flatMap((call) => call['x-operate'] ?? []))
}

/** The objects of some definitions that use declared words. */
function usedIn(texts: ReadonlyMap<string, string>): Used[] {
  return [...texts].flatMap(([file, text]) => {
    if (/^openapi\/.*\.yaml$/.test(file)) return operatesOf(text).flatMap((one) => walk(one, root('operate.meta.json')))
    if (!/^schemas\/(?!meta\/).*\.json$/.test(file)) return []
    const definition = JSON.parse(text) as { $schema?: string }
    const meta = definition.$schema?.split('/').at(-1) ?? ''
    return metas.has(meta) ? walk(definition, root(meta)) : []
  })
}

/**
 * In which combinations definitions use each word: the other words that stand with it in one object. Where there are none,
 * or the grammar leaves no choice of these, the words of the object around belong to them.
 */
export function combinationsIn(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  for (const used of usedIn(texts)) {
    for (const word of used.words) {
      const others = (one: Used) => [...one.words].filter((other) => other !== word)
      const isFixed = [...used.optional].every((one) => one === word)
      let around = isFixed || others(used).length === 0 ? used.holder : undefined
      while (around && others(around).length === 0) around = around.holder
      const together = [...others(used), ...(around ? others(around) : [])]
      const known = all.get(word) ?? new Set()
      if (together.length > 0) known.add(together.sort().join(' '))
      all.set(word, known)
    }
  }
  return all
}
