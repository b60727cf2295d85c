import type { MigrationDefinition, ShapeDefinition } from '#generated/definitions.gen.ts'
import { changeShape, type KnownShape, type WrongChange } from './changeShape.ts'

export interface CarriedShape {
  /** By name of the record. */
  records: Map<string, KnownShape>
  /** Changes that cannot be made, by the step and the position in it. */
  wrong: (WrongChange & { step: number; change: number })[]
}

/** The shape in which records are stored after some steps. A change that cannot be made is passed over. */
export function carryShape(shape: Pick<ShapeDefinition, 'records'>, steps: MigrationDefinition[]): CarriedShape {
  const records = new Map(
    Object.entries(shape.records).map(([name, fields]): [string, KnownShape] => [
      name,
      { fields, accepted: new Set() },
    ]),
  )
  const wrong: CarriedShape['wrong'] = []
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
