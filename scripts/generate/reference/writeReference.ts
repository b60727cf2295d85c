/** A part of a meta-schema, as far as the reference reads it. */
interface MetaSchema {
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
interface MetaPart {
  file: string
  part: MetaSchema
  /** Anchor of the part, where it is one that has a name of its own. */
  name?: string
}

/** Meta-schemas by file name. */
export type MetaSchemas = ReadonlyMap<string, MetaSchema>

/** The part that a reference leads to; the part itself where it is none. */
function resolve(metas: MetaSchemas, file: string, part: MetaSchema): MetaPart {
  if (part.$ref === undefined) return { file, part }
  const [holder = '', name = ''] = part.$ref.split('#/$defs/')
  const found = metas.get(holder)?.$defs?.[name]
  if (!found) throw new Error(`schemas/meta/${file}: the reference ${part.$ref} leads nowhere`)
  return { file: holder, part: found, name }
}

/** The page that describes one kind of definition file: each part, and each of its properties with an example. */
export function writeReference(metas: MetaSchemas, file: string): string {
  const meta = metas.get(file)
  if (!meta) throw new Error(`There is no schemas/meta/${file}`)
  const parts: MetaPart[] = [
    { file, part: meta },
    ...Object.entries(meta.$defs ?? {}).map(([name, part]): MetaPart => ({ file, part, name })),
  ]
  const title = titleOf(file)
  return [
    `<!-- Made by \`npm run generate\` from schemas/meta/${file}. -->`,
    `# ${title}`,
    meta.description ?? '',
    ...parts.flatMap((place) => partLines(metas, place)),
    '',
  ]
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
}

/** `form.meta.json` and `form.md` → `Form` */
export function titleOf(file: string): string {
  const [name = ''] = file.split('.')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function partLines(metas: MetaSchemas, place: MetaPart): string[] {
  const { part, name } = place
  const heading = name === undefined ? [] : [`## ${name}`, part.description ?? '']
  if (part.oneOf) heading.push(`One of: ${part.oneOf.map((one) => typeText(metas, place, one)).join(' · ')}.`)
  const properties = Object.entries(part.properties ?? {})
  return [...heading, ...properties.flatMap(([property, schema]) => propertyLines(metas, place, property, schema))]
}

function propertyLines(metas: MetaSchemas, place: MetaPart, property: string, schema: MetaSchema): string[] {
  const { part } = resolve(metas, place.file, schema)
  const described = schema.description ?? part.description ?? ''
  const must = (place.part.required ?? place.part.needs)?.includes(property) ? ', required' : ''
  const only = schema.const ?? schema.enum?.[0] ?? (schema.type === 'boolean' ? true : undefined)
  const [example = only] = schema.examples ?? part.examples ?? []
  if (example === undefined)
    throw new Error(`schemas/meta/${place.file}: "${property}" of ${place.name ?? 'the file'} needs "examples"`)
  return [
    `### ${property}`,
    `${typeText(metas, place, schema)}${must}. ${described}${referenceText(metas, place, schema)}`,
    ['```json', `{ ${JSON.stringify(property)}: ${pretty(example)} }`, '```'].join('\n'),
  ]
}

/** What a property refers to; the check looks it up. */
function referenceText(metas: MetaSchemas, place: MetaPart, schema: MetaSchema): string {
  const { part } = resolve(metas, place.file, schema)
  const noted = [schema, part, ...(part.oneOf ?? []), ...[schema, part].flatMap(({ items }) => items ?? [])]
  const names = noted
    .flatMap(({ refers = [] }) => [refers].flat())
    .map((one) => (typeof one === 'string' ? one : one.to))
  const known = [...new Set(names)].filter((name) => name !== 'condition' && name !== 'answers')
  return known.length > 0 ? ` Refers to: ${known.join(', ')}.` : ''
}

function pretty(value: unknown): string {
  const short = JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/g, ' ')
  if (short.length <= 100) return short
  return JSON.stringify(value, undefined, 2)
}

/** What a property may hold, in words; a part that has a name is linked. */
function typeText(metas: MetaSchemas, place: MetaPart, schema: MetaSchema): string {
  if (schema.$ref !== undefined) {
    const { file, name = '' } = resolve(metas, place.file, schema)
    const page = file === place.file ? '' : file.replace('.meta.json', '.md')
    return `[${name}](${page}#${name.toLowerCase()})`
  }
  if (schema.oneOf) return schema.oneOf.map((one) => typeText(metas, place, one)).join(' or ')
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' · ')
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.items) return `list of ${typeText(metas, place, schema.items)}`
  if (typeof schema.additionalProperties === 'object') {
    return `${typeText(metas, place, schema.additionalProperties)} by name`
  }
  return schema.title !== undefined && schema.properties
    ? schema.title
    : [schema.type ?? 'any value'].flat().join(' or ')
}
