import { carryShape, type CarriedChange } from '#engine/migration/carryShape.ts'
import { declaredBy, storedShape, type StoredField, type StoredFields } from '#engine/migration/storedShape.ts'
import { calculationName, expressionWords } from '#engine/migration/changeRecord.ts'
import { holderOf, isWithin, lastStep } from '#engine/record/path.ts'
import type { MigrationDefinition, RecordChange } from '#generated/definitions.gen.ts'
import { scopeOf, withoutMistakes } from './conditions.ts'
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

/** Returns every change that calculates. Changes of committed steps read the fields as the stored shape keeps them. */
export function calculatingChanges(project: Project): CalculatingChange[] {
  const { shape } = project
  const steps = [...project.migrations.values()]
  const pending = steps.filter(({ name }) => !shape || !(name in shape.value.steps))
  const { made } = carryShape(
    shape?.value ?? { records: {} },
    pending.map(({ value }) => value),
  )
  const kept = steps.flatMap(({ name, value }) =>
    calculationsIn(value).flatMap(({ change, position }) => {
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

const calculationsIn = ({ changes }: MigrationDefinition) =>
  changes.flatMap((change, position) => (change.calculate === undefined ? [] : [{ change, position }]))

/** The fields that the expressions of a change name, and the one that they give a value. */
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

/** Where a field stands after later changes; undefined where it is taken away. */
export function pathAfter(path: string, record: string, later: readonly CarriedChange[]): string | undefined {
  return later
    .filter(({ change }) => change.record === record)
    .reduce<string | undefined>((place, { change: { rename, remove, to } }) => {
      if (place === undefined || (remove !== undefined && isWithin(place, remove))) return undefined
      const isMoved = rename !== undefined && isWithin(place, rename)
      return isMoved ? (to as string) + place.slice(rename.length) : place
    }, path)
}

/** An expression of a change as code, or its mistakes. */
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

/** The functions of all steps that calculate, which the server runs. Throws where an expression is wrong, which is a finding before. */
export function stepsModule(project: Project): Modules {
  const functions = calculatingChanges(project).flatMap((one) =>
    Object.values(expressionWords).flatMap((word) => {
      const text = one.change[word]
      if (typeof text !== 'string') return []
      const compiled = withoutMistakes(text, compileCalculation(project, one, text))
      const name = calculationName(one.step, one.position, text)
      return [[name, new Script(`(self, cel) => ${compiled.code}`)] as const]
    }),
  )
  const declaration = 'calculations: Readonly<Record<string, Exclude<Condition, string>>>'
  return {
    'steps.gen.ts': constModule('schemas/migrations', 'Condition', declaration, Object.fromEntries(functions)),
  }
}
