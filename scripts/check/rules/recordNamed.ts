import type { Definition, Project, RecordDefinition } from '../Project.ts'
import { checkName } from './paths.ts'

/** The record that a form, list or details speaks of; reports a name that no record has. */
export function recordNamed(
  project: Project,
  { source, value }: Definition<{ record: string }>,
): RecordDefinition | undefined {
  const broken = [...project.unreadable]
    .filter((id) => id.endsWith('.schema'))
    .map((id) => id.slice(0, -'.schema'.length))
  const names = [...project.records.keys(), ...broken]
  checkName(
    project,
    source,
    ['record'],
    value.record,
    names,
    'record',
    `schemas/${value.record}.schema.json does not exist`,
  )
  return project.records.get(value.record)
}
