/** A part of a meta-schema, as far as the reference reads it. */
interface MetaSchema {
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
  additionalProperties?: boolean | MetaSchema
  examples?: unknown[]
  /** The target of the text. */
  refers?: string | { to: string } | (string | { to: string })[]
  $defs?: Record<string, MetaSchema>
}

/** Meta-schemas by file name; each reference names its file. */
export type MetaSchemas = ReadonlyMap<string, MetaSchema>

/** The part that a reference leads to; the part itself where it is none. */
function resolve(metas: MetaSchemas, part: MetaSchema): MetaSchema {
  const [file = '', name = ''] = part.$ref?.split('#/$defs/') ?? []
  return metas.get(file)?.$defs?.[name] ?? part
}

/** The page that describes one kind of definition file: each part, and each of its properties with an example. */
export function writeReference(metas: MetaSchemas, file: string): string {
  const meta = metas.get(file)
  if (!meta) throw new Error(`There is no schemas/meta/${file}`)
  return [
    `<!-- Made by \`npm run generate\` from schemas/meta/${file}. -->`,
    `# ${titleOf(file)}`,
    ...partLines(metas, file, meta),
    ...Object.entries(meta.$defs ?? {}).flatMap(([name, part]) => [`## ${name}`, ...partLines(metas, file, part)]),
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

/** @param file the one that holds the part, whose page it stands on */
function partLines(metas: MetaSchemas, file: string, part: MetaSchema): string[] {
  const { description = '', oneOf, properties = {} } = part
  const choice = oneOf ? [`One of: ${oneOf.map((one) => typeText(file, one)).join(' · ')}.`] : []
  const lines = Object.entries(properties).flatMap((property) => propertyLines(metas, file, part, property))
  return [description, ...choice, ...lines]
}

/**
 * The part of a page about one property: its type, its description and an example. Throws if the meta-schema gives no
 * example.
 */
function propertyLines(
  metas: MetaSchemas,
  file: string,
  holder: MetaSchema,
  [property, schema]: [string, MetaSchema],
): string[] {
  const part = resolve(metas, schema)
  const described = schema.description ?? part.description ?? ''
  const must = (holder.required ?? holder.needs)?.includes(property) ? ', required' : ''
  const only = schema.const ?? schema.enum?.[0] ?? (schema.type === 'boolean' ? true : undefined)
  const [example = only] = schema.examples ?? part.examples ?? []
  if (example === undefined) {
    throw new Error(`schemas/meta/${file}: "${property}" of ${String(holder.title)} needs "examples"`)
  }
  return [
    `### ${property}`,
    `${typeText(file, schema)}${must}. ${described}${referenceText(schema, part)}`,
    ['```json', `{ ${JSON.stringify(property)}: ${pretty(example)} }`, '```'].join('\n'),
  ]
}

/** The target of a property; the check looks it up. */
function referenceText(schema: MetaSchema, part: MetaSchema): string {
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

/** The values of a property, in words. A named part is linked. */
function typeText(file: string, schema: MetaSchema): string {
  if (schema.$ref !== undefined) {
    const [holder = '', name = ''] = schema.$ref.split('#/$defs/')
    const page = holder === file ? '' : holder.replace('.meta.json', '.md')
    return `[${name}](${page}#${name.toLowerCase()})`
  }
  if (schema.oneOf) return schema.oneOf.map((one) => typeText(file, one)).join(' or ')
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' · ')
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.items) return `list of ${typeText(file, schema.items)}`
  if (typeof schema.additionalProperties === 'object') {
    return `${typeText(file, schema.additionalProperties)} by name`
  }
  return schema.title !== undefined && schema.properties
    ? schema.title
    : [schema.type ?? 'any value'].flat().join(' or ')
}
