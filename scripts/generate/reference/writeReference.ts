import { exampleKey, type Examples } from './collectExamples.ts'
import { resolve, type MetaPart, type MetaSchema, type MetaSchemas } from './MetaSchema.ts'

/** The page that describes one kind of definition file: each part, and each of its properties with an example. */
export function writeReference(metas: MetaSchemas, file: string, examples: Examples): string {
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
    ...parts.flatMap((place) => partLines(metas, place, examples)),
    '',
  ]
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
}

/** `form.meta.json` → `Form` */
export function titleOf(file: string): string {
  const name = file.replace('.meta.json', '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function partLines(metas: MetaSchemas, place: MetaPart, examples: Examples): string[] {
  const { part, name } = place
  const heading = name === undefined ? [] : [`## ${name}`, part.description ?? '']
  if (part.oneOf) heading.push(`One of: ${part.oneOf.map((one) => typeText(metas, place, one)).join(' · ')}.`)
  const properties = Object.entries(part.properties ?? {})
  return [
    ...heading,
    ...properties.flatMap(([property, schema]) => propertyLines(metas, place, property, schema, examples)),
  ]
}

function propertyLines(
  metas: MetaSchemas,
  place: MetaPart,
  property: string,
  schema: MetaSchema,
  examples: Examples,
): string[] {
  const described = schema.description ?? resolve(metas, { file: place.file, part: schema }).part.description ?? ''
  const must = place.part.required?.includes(property) ? ', required' : ''
  const key = exampleKey(place, property)
  const example = examples.has(key) ? examples.get(key) : schema.examples?.[0]
  if (example === undefined) {
    throw new Error(
      `schemas/meta/${place.file}: no definition uses "${property}" of ${place.name ?? 'the file'}, so it needs "examples"`,
    )
  }
  return [
    `### ${property}`,
    `${typeText(metas, place, schema)}${must}. ${described}`,
    ['```json', `{ ${JSON.stringify(property)}: ${pretty(example)} }`, '```'].join('\n'),
  ]
}

/** Most lines of an example. */
const mostLines = 14

function pretty(value: unknown): string {
  const short = JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/g, ' ')
  if (short.length <= 100) return short
  const lines = JSON.stringify(value, undefined, 2).split('\n')
  return lines.length <= mostLines ? lines.join('\n') : [...lines.slice(0, mostLines), '…'].join('\n')
}

/** What a property may hold, in words; a part that has a name is linked. */
function typeText(metas: MetaSchemas, place: MetaPart, schema: MetaSchema): string {
  if (schema.$ref !== undefined) {
    const { file, name = '', part } = resolve(metas, { file: place.file, part: schema })
    const page = file === place.file ? '' : file.replace('.meta.json', '.md')
    return name === '' ? (part.title ?? file) : `[${name}](${page}#${name.toLowerCase()})`
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
