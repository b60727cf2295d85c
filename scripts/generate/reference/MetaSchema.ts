/** A part of a meta-schema, as far as the reference reads it. */
export interface MetaSchema {
  $id?: string
  $ref?: string
  title?: string
  description?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  oneOf?: MetaSchema[]
  items?: MetaSchema
  required?: string[]
  needs?: string[]
  properties?: Record<string, MetaSchema>
  patternProperties?: Record<string, MetaSchema>
  additionalProperties?: boolean | MetaSchema
  examples?: unknown[]
  /** What the text refers to. */
  refers?: string | { to: string } | (string | { to: string })[]
  $defs?: Record<string, MetaSchema>
}

/** A part with the file that holds it, against which its references are read. */
export interface MetaPart {
  file: string
  part: MetaSchema
  /** Anchor of the part, where it is one that has a name of its own. */
  name?: string
}

/** Meta-schemas by file name. */
export type MetaSchemas = ReadonlyMap<string, MetaSchema>

/** The part that a reference leads to; the part itself where it is none. */
export function resolve(metas: MetaSchemas, { file, part, name }: MetaPart): MetaPart {
  if (part.$ref === undefined) return { file, part, ...(name !== undefined && { name }) }
  const [target = '', pointer = ''] = part.$ref.split('#')
  const holder = target === '' ? file : target
  const id = pointer.replace('/$defs/', '')
  const found = metas.get(holder)?.$defs?.[id]
  if (!found) throw new Error(`schemas/meta/${file}: the reference ${part.$ref} leads nowhere`)
  return resolve(metas, { file: holder, part: found, name: id })
}
