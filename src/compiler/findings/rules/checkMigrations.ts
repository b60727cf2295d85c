import { carryShape } from '#engine/migration/carryShape.ts'
import type { MigrationDefinition, RecordChange } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import type { Definition } from '../Definition.ts'
import type { Project } from '../read/readProject.ts'
import type { Path } from '../read/Source.ts'
import type { Told } from '../Finding.ts'
import { checkShape } from './checkShape.ts'

type Step = Definition<MigrationDefinition>

/**
 * Checks the steps that carry stored records over, and that no stored value is left behind by the schemas.
 * @param stepHash fingerprint of a step, by which a stored shape knows it
 */
export function checkMigrations(project: Project, stepHash: (step: MigrationDefinition) => string): void {
  const steps = [...project.migrations.values()]
  steps.forEach((step, index) => checkNumber(project, step, index + 1))
  for (const step of steps) step.value.changes.forEach((change, index) => checkLosses(project, step, change, index))
  // A file that cannot be read is reported already; more would be noise.
  if (['record', 'migration', 'shape'].some((kind) => project.unreadable.has(kind))) return
  const { shape } = project
  if (!shape) {
    const [source] = [...project.records.values()].map((record) => record.source)
    if (source) project.report({ source, path: [] }, 'noStoredShape')
    return
  }
  for (const [name, hash] of Object.entries(shape.value.steps)) {
    const step = project.migrations.get(`migrations/${name}`)
    if (!step) project.report({ source: shape.source, path: ['steps', name] }, 'goneStep', name)
    else if (stepHash(step.value) !== hash)
      project.report({ source: step.source, path: ['changes'] }, 'changedStep', name)
  }
  const pending = steps.filter(({ name }) => !(name in shape.value.steps))
  const carried = carryShape(
    shape.value,
    pending.map(({ value }) => value),
  )
  for (const { step, change, at, what, names } of carried.wrong) {
    const source = pending[step]?.source
    if (!source) continue
    const cure = names ? didYouMean(String(wordAt(pending[step]?.value.changes[change], at)), names) : 'mend it here'
    project.report({ source, path: ['changes', change, at] }, 'step', what, cure)
  }
  if (carried.wrong.length === 0) checkShape(project, shape, carried.records, steps.length + 1)
}

const wordAt = (change: RecordChange | undefined, at: string) => (change as Record<string, unknown> | undefined)?.[at]

/** Steps are numbered from 0001 without a gap: the number is all that a stored record knows of them. */
function checkNumber(project: Project, { source, name }: Step, expected: number): void {
  const [, digits] = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*$/.exec(name) ?? []
  if (Number(digits) === expected) return
  const what = digits === undefined ? `"${name}" is no name of a step` : `this step has the number ${digits}`
  const next = `${String(expected).padStart(4, '0')}-${digits === undefined ? 'what-it-does' : name.slice(5)}`
  project.report({ source, path: [] }, 'stepName', what, next)
}

/** What does not come back must be owned up to. */
function checkLosses(project: Project, { source }: Step, change: RecordChange, index: number): void {
  const { values = [], otherwise, because } = change
  const report = (path: Path, ...told: Told) => project.report({ source, path: ['changes', index, ...path] }, ...told)
  const twice = (side: 0 | 1) =>
    values.findIndex((pair, position) => values.findIndex((other) => other[side] === pair[side]) < position)
  if (twice(0) >= 0) report(['values', twice(0), 0], 'twice', JSON.stringify(values[twice(0)]?.[0]))
  if (because !== undefined) return
  if (twice(1) >= 0) report(['values', twice(1), 1], 'loss', 'two values become the same')
  else if (otherwise !== undefined) report(['otherwise'], 'loss', 'values are replaced that do not come back')
}
