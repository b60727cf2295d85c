import { carryShape } from '#engine/migration/carryShape.ts'
import { compareShapes } from '#engine/migration/compareShapes.ts'
import { storedShape } from '#engine/migration/storedShape.ts'
import type { ShapeDefinition, StoredFields } from '#generated/definitions.gen.ts'
import type { Domain } from '#compiler/domain.ts'
import { stepHash } from '../migrations/stepHash.ts'

/**
 * The text of the shape of stored records: that of the schemas of now, if all that is stored fits into them, else the one
 * that is known. Only a step makes room for what does not fit; `lint:schemas` says which.
 */
export function shapeText(domain: Domain): { text: string; left: boolean } {
  const present = storedRecords(domain)
  const { shape } = domain
  const steps = Object.entries(domain.migrations)
  const hashes = Object.fromEntries(steps.map(([name, step]) => [name, stepHash(step)]))
  const text = write({ $schema: '../meta/shape.meta.json', steps: hashes, records: present })
  if (!shape) return { text, left: false }
  const pending = steps.filter(([name]) => !(name in shape.steps)).map(([, step]) => step)
  const { records, wrong } = carryShape(shape, pending)
  const changed = Object.entries(shape.steps).some(([name, hash]) => hashes[name] !== hash)
  const behind = [...records].some(([name, known]) => {
    const after = present[name]
    return !after || compareShapes(known, after).length > 0
  })
  const left = changed || behind || wrong.length > 0
  return { text: left ? write(shape) : text, left }
}

function storedRecords({ operations, folders }: Domain): Record<string, StoredFields> {
  const stored = new Set(operations.flatMap(({ operate }) => ('verb' in operate ? [operate['record']] : [])))
  return Object.fromEntries(
    folders.flatMap(({ name: folderName, records }) =>
      Object.entries(records)
        .map(([name, schema]) => ({ name: `${folderName}/${name}`, schema }))
        .filter(({ name }) => stored.has(name))
        .map(({ name, schema }) => [name, storedShape(schema)]),
    ),
  )
}

/** One line a field, so that a change of the shape is read at a glance. */
function write({ $schema, steps, records }: ShapeDefinition): string {
  const lines = (entries: [string, unknown][], indent: string) =>
    entries.map(([name, value]) => `\n${indent}${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',')
  const block = (entries: [string, unknown][], indent: string) =>
    entries.length === 0 ? '{}' : `{${lines(entries, `${indent}  `)}\n${indent}}`
  const blocks = Object.entries(records).map(
    ([name, fields]) => `\n    ${JSON.stringify(name)}: ${block(Object.entries(fields), '    ')}`,
  )
  return `{
  "$schema": ${JSON.stringify($schema)},
  "steps": ${block(Object.entries(steps), '  ')},
  "records": {${blocks.join(',')}
  }
}
`
}
