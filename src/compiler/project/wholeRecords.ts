import { dereference, variantsOf } from '#engine/schema/dereference.ts'
import { withTargets } from '#engine/schema/propertyAt.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { noteDeclarations } from './declarationOf.ts'
import type { Definition, RecordDefinition } from './Definition.ts'

/** Resolves the references of all records. `whole` is undefined if a reference has no target or leads in a circle. */
export function wholeRecords(records: Map<string, Definition<RecordSchema>>): Map<string, RecordDefinition> {
  const noted = new Map([...records].map(([id, { source, value }]) => [id, noteDeclarations(source, value)]))
  const read = (file: string): RecordSchema => {
    const found = noted.get(file.replace(/\.schema\.json$/, ''))
    if (!found) throw new Error(`${file} does not exist`)
    return found
  }
  const rowOf = (name: string): RecordSchema | undefined => {
    const target = all.get(name)?.whole
    return target && rowSchema(target)
  }
  const resolve = (record: Definition<RecordSchema>): RecordDefinition => {
    try {
      const file = `${record.id}.schema.json`
      const whole = withTargets(dereference(read(file), file, read), rowOf)
      return { ...record, whole, variants: variantsOf(read(file), file, read), isCircle: false }
    } catch (cause) {
      const isCircle = new RegExp(`^${record.id}\\..*circle$`).test((cause as Error).message)
      return { ...record, whole: undefined, variants: undefined, isCircle }
    }
  }
  const all = new Map([...records].map(([id, one]) => [id, resolve(one)]))
  return all
}
