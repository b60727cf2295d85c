import { compile, type JSONSchema } from 'json-schema-to-typescript'

/**
 * Types of the definition language, made from the meta-schemas: one TypeScript text for all of them.
 * The files are joined into one schema first, because a part that several files use must become one type.
 */
export async function definitionTypes(metas: ReadonlyMap<string, unknown>): Promise<string> {
  const parts: Record<string, unknown> = {}
  for (const [file, meta] of metas) {
    const { $schema, $id, $defs = {}, ...root } = meta as Record<'$schema' | '$id', string> & { $defs?: object }
    if (!$schema || $id !== file) throw new Error(`schemas/meta/${file} needs $schema, and $id must be its own name`)
    parts[file] = pointInside(root)
    for (const [name, part] of Object.entries($defs)) parts[`${file}.${name}`] = pointInside(part)
  }
  const roots = Object.keys(parts).filter((name) => name.endsWith('.meta.json'))
  const joined = {
    title: 'DefinitionLanguage',
    description: 'Every kind of definition file, by the name of its meta-schema.',
    type: 'object',
    additionalProperties: false,
    required: roots.map(kindOfFile),
    properties: Object.fromEntries(roots.map((name) => [kindOfFile(name), { $ref: `#/definitions/${name}` }])),
    definitions: parts,
  } as JSONSchema
  const options = { bannerComment: '', format: false, unknownAny: true, ignoreMinAndMaxItems: true }
  const types = await compile(joined, 'DefinitionLanguage', options)
  // A plain string index would clash with the named rows; only statuses are open.
  return types.replace(/\[k: string\]: Effect\[\]/, '[status: `${number}`]: Effect[]')
}

const kindOfFile = (name: string) => name.replace('.meta.json', '')

/** Points every reference into the joined schema; words beside a reference would make a second type of it. */
function pointInside(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(pointInside)
  if (typeof part !== 'object' || part === null) return part
  const reference = (part as { $ref?: unknown }).$ref
  if (typeof reference === 'string') {
    return { $ref: `#/definitions/${reference.replace('#/$defs/', '.')}` }
  }
  // A required property may come from the target of a reference, once references are put in place.
  const { examples: _, ...words } = part as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key === 'needs' ? 'required' : key, pointInside(value)]),
  )
}
