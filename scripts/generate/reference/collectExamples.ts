import { resolve, type MetaPart, type MetaSchema, type MetaSchemas } from './MetaSchema.ts'

/** Examples by the property that they show: `<file>#<part>.<property>`. */
export type Examples = Map<string, unknown>

/** Longest JSON of an example that is still read at a glance. */
const glance = 160

/** Key of a property of a named part, or of the file itself. */
export function exampleKey({ file, name }: MetaPart, property: string): string {
  return `${file}#${name ?? ''}.${property}`
}

/** Walks a definition along its meta-schema and notes a telling example of every property that it uses. */
export function collectExamples(metas: MetaSchemas, place: MetaPart, value: unknown, examples: Examples): void {
  const here = resolve(metas, place)
  const { part } = here
  if (part.oneOf) {
    const branch = part.oneOf.map((one) => inside(here, one)).find((one) => fits(metas, one, value))
    if (branch) collectExamples(metas, branch, value, examples)
    return
  }
  if (Array.isArray(value)) {
    const { items } = part
    if (items) for (const item of value) collectExamples(metas, inside(here, items), item, examples)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const declared = declarationOf(part, name)
    if (!declared) continue
    if (part.properties?.[name]) note(examples, exampleKey(here, name), inner)
    collectExamples(metas, inside(here, declared), inner, examples)
  }
}

const inside = ({ file, name }: MetaPart, part: MetaSchema): MetaPart => ({
  file,
  part,
  ...(name !== undefined && { name }),
})

function declarationOf(part: MetaSchema, name: string): MetaSchema | undefined {
  const pattern = Object.entries(part.patternProperties ?? {}).find(([text]) => new RegExp(text, 'u').test(name))?.[1]
  const others = typeof part.additionalProperties === 'object' ? part.additionalProperties : undefined
  return part.properties?.[name] ?? pattern ?? others
}

/** Whether a value has the outer shape of a part: its type, and the properties that it must and may have. */
function fits(metas: MetaSchemas, place: MetaPart, value: unknown): boolean {
  const { part } = resolve(metas, place)
  if (part.oneOf) return part.oneOf.some((one) => fits(metas, inside(resolve(metas, place), one), value))
  if (part.enum) return part.enum.includes(value)
  if (part.const !== undefined) return part.const === value
  const type = Array.isArray(value) ? 'array' : typeof value
  if (part.type !== undefined && ![part.type].flat().includes(type)) return false
  if (type !== 'object' || !part.properties) return true
  const names = Object.keys(value as object)
  const consts = Object.entries(part.properties).filter(([, property]) => property.const !== undefined)
  return (
    (part.required ?? []).every((name) => names.includes(name)) &&
    names.every((name) => declarationOf(part, name) !== undefined) &&
    consts.every(([name, property]) => (value as Record<string, unknown>)[name] === property.const)
  )
}

/** The longest example that is still read at a glance tells most; a longer one only stands until a better one comes. */
function note(examples: Examples, key: string, value: unknown): void {
  const length = JSON.stringify(value).length
  const known = examples.has(key) ? JSON.stringify(examples.get(key)).length : undefined
  const better = known === undefined || (length <= glance ? known > glance || length > known : length < known)
  if (better) examples.set(key, value)
}
