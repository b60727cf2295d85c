import { carryShape, type CarriedChange } from '#engine/migration/carryShape.ts'
import { declaredBy, storedShape, type StoredField, type StoredFields } from '#engine/migration/storedShape.ts'
import { calculationName, expressionWords } from '#engine/migration/changeRecord.ts'
import { holderOf, isWithin, lastStep } from '#engine/record/path.ts'
import type { MigrationDefinition, RecordChange } from '#generated/definitions.gen.ts'
import { scopeOf, requireCompiled } from './conditions.ts'
import { constModule, type Modules } from './constModule.ts'
import { Script } from './script.ts'
import { compileExpression } from '../expressions/compileExpression.ts'
import type { Project } from '../project/readProject.ts'

/** A change that calculates, in its step, with the fields that its expressions read. */
export interface CalculatingChange {
  step: string
  position: number
  change: RecordChange
  fields: StoredFields
}

/**
 * Returns every change of a migration step that calculates a field. Changes that were stored already are compiled
 * against the fields of that time, which the stored shape keeps: today's schema may have lost them.
 */
export function calculatingChanges(project: Project): CalculatingChange[] {
  const { shape } = project
  const steps = [...project.migrations.values()]
  const pending = steps.filter(({ name }) => !shape || !(name in shape.value.steps))
  const { made } = carryShape(
    shape?.value ?? { records: {} },
    pending.map(({ value }) => value),
  )
  const kept = steps.flatMap(({ name, value }) =>
    calculatedFieldsOf(value).flatMap(({ change, position }) => {
      const fields = shape?.value.calculated?.[name]?.[position] as StoredFields | undefined
      return fields ? [{ step: name, position, change, fields }] : []
    }),
  )
  const fresh = made.flatMap((carried, index) =>
    carried.change.calculate === undefined
      ? []
      : [
          {
            step: pending[carried.step]?.name ?? '',
            position: carried.position,
            change: carried.change,
            fields: fieldsRead(project, carried, made.slice(index + 1)),
          },
        ],
  )
  return [...kept, ...fresh]
}

/** The changes of a step that calculate a field, with their positions. */
const calculatedFieldsOf = ({ changes }: MigrationDefinition) =>
  changes.flatMap((change, position) => (change.calculate === undefined ? [] : [{ change, position }]))

/**
 * The stored fields that the expressions of a change name, and the field that they set. The stored shape keeps them, so
 * that the step can be compiled when the schema has changed.
 */
function fieldsRead(project: Project, { change, before }: CarriedChange, later: CarriedChange[]): StoredFields {
  const { record, calculate: path = '', to, from } = change
  const prefix = path.slice(0, -lastStep(path).length)
  const named = new Set(JSON.stringify([to, from]).match(/\w+/g))
  const read = Object.entries(before.fields).filter(
    ([one, { rules }]) => !rules && one.startsWith(prefix) && named.has(one.slice(prefix.length).split('.')[0] ?? ''),
  )
  const schema = project.schemas.get(record)
  const place = pathAfter(path, record, later)
  const declared = schema && place !== undefined ? storedShape(schema)[place] : undefined
  const storedField: StoredField = before.fields[path] ?? declared ?? {}
  return { ...Object.fromEntries(read), [path]: storedField }
}

/** Path of a field after later changes renamed it or its holder; undefined if one removes it. */
export function pathAfter(path: string, record: string, later: readonly CarriedChange[]): string | undefined {
  return later
    .filter(({ change }) => change.record === record)
    .reduce<string | undefined>((place, { change: { rename, remove, to } }) => {
      if (place === undefined || (remove !== undefined && isWithin(place, remove))) return undefined
      const isMoved = rename !== undefined && isWithin(place, rename)
      return isMoved ? (to as string) + place.slice(rename.length) : place
    }, path)
}

/** Compiles an expression of a change, over the stored fields of its time. Returns its mistakes if it has any. */
export function compileCalculation(
  { formats }: Pick<Project, 'formats'>,
  { change, fields }: CalculatingChange,
  text: string,
) {
  const path = change.calculate ?? ''
  const holder = declaredBy(fields, holderOf(path) === '' ? '' : `${holderOf(path)}.`)
  const field = holder.properties?.[lastStep(path)] ?? {}
  return compileExpression(text, scopeOf(holder, formats), { field })
}

/**
 * Generates the module with the functions of all calculating steps, which the server runs on stored records. Throws if
 * an expression is wrong; the checks report that earlier.
 */
export function stepsModule(project: Project): Modules {
  const functions = calculatingChanges(project).flatMap((one) =>
    Object.values(expressionWords).flatMap((word) => {
      const text = one.change[word]
      if (typeof text !== 'string') return []
      const compiled = requireCompiled(text, compileCalculation(project, one, text))
      const name = calculationName(one.step, one.position, text)
      return [[name, new Script(`(self, cel) => ${compiled.code}`)] as const]
    }),
  )
  const declaration = 'calculations: Readonly<Record<string, Exclude<Condition, string>>>'
  return {
    'steps.gen.ts': constModule('schemas/migrations', 'Condition', declaration, Object.fromEntries(functions)),
  }
}
