import type { Definition, Project, RecordDefinition } from '../Project.ts'
import { checkName } from './paths.ts'

/** The record that a form, list or details speaks of; reports a name that no record has. */
export function recordNamed(
  project: Project,
  { source, value }: Definition<{ record: string }>,
): RecordDefinition | undefined {
  checkName(
    project,
    source,
    ['record'],
    value.record,
    recordIds(project),
    'record',
    `schemas/${value.record}.schema.json does not exist`,
  )
  return project.records.get(value.record)
}

/** Ids of all records, the unreadable ones too: what is wrong with those is told at their own place. */
export function recordIds({ records, unreadable }: Project): string[] {
  const broken = [...unreadable].filter((id) => id.endsWith('.schema')).map((id) => id.slice(0, -'.schema'.length))
  return [...records.keys(), ...broken]
}
