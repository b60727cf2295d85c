import type { MigrationDefinition, ShapeDefinition } from '#generated/definitions.gen.ts'
import { changeShape, type KnownShape, type WrongChange } from './changeShape.ts'

/**
 * The shape in which records are stored after some steps, by name of the record. A change that cannot be made is passed
 * over, and named by the step and the position in it.
 */
export function carryShape(shape: Pick<ShapeDefinition, 'records'>, steps: MigrationDefinition[]) {
  const records = new Map(
    Object.entries(shape.records).map(([name, fields]): [string, KnownShape] => [
      name,
      { fields, accepted: new Set() },
    ]),
  )
  const wrong: (WrongChange & { step: number; change: number })[] = []
  steps.forEach(({ changes }, step) =>
    changes.forEach((change, position) => {
      const known = records.get(change.record)
      const next = known
        ? changeShape(known, change)
        : { at: 'record', what: `there are no stored records "${change.record}"`, names: [...records.keys()] }
      if ('what' in next) wrong.push({ ...next, step, change: position })
      else records.set(change.record, next)
    }),
  )
  return { records, wrong }
}
