export type Json = Record<string, unknown>

export const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

/** A part of a document, or what it refers to inside the document. */
export function follow(document: Json, part: unknown): Json {
  const { $ref } = object(part)
  if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return object(part)
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, name) => object(value)[name], document)
  return object(found)
}
