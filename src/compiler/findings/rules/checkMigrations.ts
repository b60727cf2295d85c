import { carryShape } from '#engine/migration/carryShape.ts'
import type { MigrationDefinition, RecordChange } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import type { Definition, Project } from '../Project.ts'
import { checkShape } from './checkShape.ts'

type Step = Definition<MigrationDefinition>

export const shapeId = 'migrations/stored'

/** Checks the steps that carry stored records over, and that no stored value is left behind by the schemas. */
export function checkMigrations(project: Project, stepHash: (step: MigrationDefinition) => string): void {
  const steps = [...project.migrations.values()].sort((left, right) => (left.name < right.name ? -1 : 1))
  steps.forEach((step, index) => checkNumber(project, step, index + 1))
  for (const step of steps) step.value.changes.forEach((change, index) => checkLosses(project, step, change, index))
  const shape = project.shapes.get(shapeId)
  // A file that cannot be read is reported already; more would be noise.
  if (isBroken(project)) return
  if (!shape) {
    const [source] = [...project.records.values()].map((record) => record.source)
    if (source)
      project.report('shape', source, [], {
        what: 'schemas/migrations/stored.shape.json is missing',
        why: 'nothing tells which stored values a schema leaves behind',
        mend: 'put it back from the repository; only a new project lets npm run generate begin one',
      })
    return
  }
  for (const [name, hash] of Object.entries(shape.value.steps)) {
    const step = project.migrations.get(`migrations/${name}`)
    if (!step)
      project.report('step', shape.source, ['steps', name], {
        what: `the step "${name}" is gone`,
        why: 'databases that it carried over need it to go back, and others to come forth',
        mend: `put schemas/migrations/${name}.migration.json back`,
      })
    else if (stepHash(step.value) !== hash)
      project.report('step', step.source, ['changes'], {
        what: `the step "${name}" was changed`,
        why: 'it is part of the stored shape, and databases may have taken it already',
        mend: 'put its text back and write another step',
      })
  }
  const pending = steps.filter(({ name }) => !(name in shape.value.steps))
  const carried = carryShape(
    shape.value,
    pending.map(({ value }) => value),
  )
  for (const { step, change, at, what, names } of carried.wrong) {
    const source = pending[step]?.source
    if (!source) continue
    const mend = names ? didYouMean(String(wordAt(pending[step]?.value.changes[change], at)), names) : 'mend it here'
    project.report('step', source, ['changes', change, at], { what, why: 'the step would carry nothing over', mend })
  }
  if (carried.wrong.length === 0) checkShape(project, shape, carried.records, steps.length + 1)
}

const isBroken = ({ idsOf, records, migrations, shapes }: Project) =>
  idsOf('record').length > records.size ||
  idsOf('migration').length > migrations.size ||
  idsOf('shape').length > shapes.size

const wordAt = (change: RecordChange | undefined, at: string) => (change as Record<string, unknown> | undefined)?.[at]

/** Steps are numbered from 0001 without a gap: the number is all that a stored record knows of them. */
function checkNumber(project: Project, { source, name }: Step, expected: number): void {
  const [, digits] = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*$/.exec(name) ?? []
  if (Number(digits) === expected) return
  const number = String(expected).padStart(4, '0')
  project.report('step', source, [], {
    what: digits === undefined ? `"${name}" is no name of a step` : `this step has the number ${digits}`,
    why: 'steps are taken in the order of their numbers, and each number stands for one',
    mend: `name the file ${number}-${digits === undefined ? 'what-it-does' : name.slice(5)}.migration.json`,
  })
}

/** What does not come back must be owned up to. */
function checkLosses(project: Project, { source }: Step, change: RecordChange, index: number): void {
  if (!('retype' in change)) return
  const { values = [], otherwise, loses } = change
  const path = ['changes', index]
  const twice = (side: 0 | 1) =>
    values.findIndex((pair, position) => values.findIndex((other) => other[side] === pair[side]) < position)
  if (twice(0) >= 0)
    project.report('step', source, [...path, 'values', twice(0), 0], {
      what: `${JSON.stringify(values[twice(0)]?.[0])} stands here twice`,
      why: 'a value can become one other value only',
      mend: 'take one of the pairs out',
    })
  if (loses !== undefined || (twice(1) < 0 && otherwise === undefined)) return
  project.report('step', source, twice(1) < 0 ? [...path, 'otherwise'] : [...path, 'values', twice(1), 1], {
    what: twice(1) < 0 ? 'values are replaced that do not come back' : 'two values become the same',
    why: 'going back, nothing tells what was there',
    mend: 'add "loses" with what is lost and why that is right',
  })
}
