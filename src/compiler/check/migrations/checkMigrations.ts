import { carryShape } from '#engine/migration/carryShape.ts'
import type { MigrationDefinition, RecordChange, ShapeDefinition } from '#generated/definitions.gen.ts'
import type { RunModule } from './tryChanges.ts'
import type { OfferedValues } from '../../emit/validators/validatorsModule.ts'
import { didYouMean } from '../../text/nearest.ts'
import { sentences } from '../../text/sentences.ts'
import type { Definition } from '../../project/Definition.ts'
import type { Project } from '../../project/readProject.ts'
import { checkChange, checkTrials, isOpen } from './checkChanges.ts'
import { checkShape } from './checkShape.ts'

type Step = Definition<MigrationDefinition>

/** Facts about a project that only the caller knows. */
export interface Around {
  /** Fingerprint of a step, by which a stored shape knows it. */
  stepHash: (step: MigrationDefinition) => string
  offered: (project: Project) => OfferedValues
  run: RunModule
}

/**
 * Checks the migration steps: numbers, changes, trials on generated records. Then compares the stored shape after all
 * steps with the schemas, so that no stored value is left without a field.
 */
export function checkMigrations(project: Project, { stepHash, offered, run }: Around): void {
  const steps = [...project.migrations.values()]
  steps.forEach((step, index) => checkStepNumber(project, step, index + 1))
  for (const step of steps) step.value.changes.forEach((change, index) => checkChange(project, step, change, index))
  // A file that cannot be read is reported already; more would be noise.
  if (['record', 'migration', 'shape'].some((kind) => project.unreadable.has(kind))) return
  const { shape } = project
  if (!shape) {
    const [source] = [...project.records.values()].map((record) => record.source)
    if (source) project.report({ source, path: [] }, sentences.noStoredShape())
    return
  }
  checkStoredSteps(project, shape, stepHash)
  const pending = steps.filter(({ name }) => !(name in shape.value.steps))
  // The result of an incomplete step is unknown.
  if (pending.some(({ value }) => value.changes.some(isOpen))) return
  const carried = carryShape(
    shape.value,
    pending.map(({ value }) => value),
  )
  for (const { step, change, at, what, names } of carried.wrong) {
    const source = pending[step]?.source
    if (!source) continue
    const cure = names ? didYouMean(String(wordAt(pending[step]?.value.changes[change], at)), names) : 'mend it here'
    project.report({ source, path: ['changes', change, at] }, sentences.step({ cause: what, cure }))
  }
  if (carried.wrong.length > 0) return
  const values = offered(project)
  if (carried.made.length > 0) checkTrials(project, pending, carried, { offered: values, run })
  checkShape(project, shape, carried.records, { next: steps.length + 1, offered: values })
}

/**
 * Reports a step that was edited or deleted after the stored shape recorded it. Servers may have run it already, and a
 * second version would leave their records different.
 */
function checkStoredSteps(
  project: Project,
  { source, value }: Definition<ShapeDefinition>,
  stepHash: Around['stepHash'],
): void {
  for (const [name, hash] of Object.entries(value.steps)) {
    const step = project.migrations.get(`migrations/${name}`)
    if (!step) project.report({ source, path: ['steps', name] }, sentences.goneStep({ name }))
    else if (stepHash(step.value) !== hash) {
      project.report({ source: step.source, path: ['changes'] }, sentences.changedStep({ name }))
    }
  }
}

const wordAt = (change: RecordChange | undefined, at: string) => (change as Record<string, unknown> | undefined)?.[at]

/** Steps are numbered from 0001 without a gap, since a stored record only keeps the number of its last step. */
function checkStepNumber(project: Project, { source, name }: Step, expected: number): void {
  const [, digits] = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*$/.exec(name) ?? []
  if (Number(digits) === expected) return
  const what = digits === undefined ? `"${name}" is no name of a step` : `this step has the number ${digits}`
  const next = `${String(expected).padStart(4, '0')}-${digits === undefined ? 'what-it-does' : name.slice(5)}`
  project.report({ source, path: [] }, sentences.stepName({ cause: what, next }))
}
