import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { FormDefinition, SaveCall } from '#generated/definitions.gen.ts'
import type { Definition, Project, RecordDefinition } from '../Project.ts'
import type { ContractOperation } from '../../contract/ContractOperation.ts'
import type { Path, Source } from '../read/Source.ts'
import { checkFilled, operationAt } from './calls.ts'
import { checkCondition } from '../conditions/conditions.ts'
import { checkOutcomes } from './outcomes.ts'
import { fieldAt } from '../names/paths.ts'

/** Checks a call that sends the record of a form, with the operations that may take it instead. */
export function checkSave(
  project: Project,
  { source, folder }: Definition<FormDefinition>,
  kind: 'create' | 'update',
  save: SaveCall,
  record: RecordDefinition | undefined,
  filledBy: string[] | undefined,
): void {
  const operation = operationAt(project, source, [kind, 'operation'], save.operation)
  const whole = record?.whole
  const properties = Object.keys(whole?.properties ?? {})
  checkOutcomes(project, save.outcomes, {
    source,
    path: [kind, 'outcomes'],
    folder,
    operation,
    of: 'form',
    names: [...properties, ...(operation?.answer.names ?? []), ...(filledBy ?? [])],
    ...(whole && { whole, hasField: (field: string) => propertyAt(whole, field) !== undefined }),
  })
  const called = [{ id: save.operation, path: [kind, 'operation'] as Path }]
  save.alternatives?.forEach(({ operation: id, onlyIf }, index) => {
    const path = [kind, 'alternatives', index]
    called.push({ id, path: [...path, 'operation'] })
    if (whole) checkCondition(project, source, [...path, 'onlyIf'], onlyIf, whole)
  })
  for (const { id, path } of called) {
    const one = operationAt(project, source, path, id)
    if (!one) continue
    checkTakes(project, source, path, one, kind, save, record)
    const own = kind === 'update' && properties.includes('resourceUuid') ? one.pathParameters.slice(-1) : []
    if (filledBy) checkFilled(project, source, path, one, [...filledBy, ...own])
    checkQuery(project, source, kind, save, one, record)
  }
}

function checkTakes(
  project: Project,
  source: Source,
  path: Path,
  operation: ContractOperation,
  kind: 'create' | 'update',
  { query = [] }: SaveCall,
  record: RecordDefinition | undefined,
): void {
  const wrong = (what: string, mend: string) =>
    project.report('operation', source, path, { what, why: 'this call sends the record of the form', mend })
  if (!operation.body && query.length === 0)
    wrong(`"${operation.id}" takes no record`, 'name an operation with a body, or what travels in its "query"')
  else if (operation.body?.record !== undefined && record && operation.body.record !== record.id)
    wrong(`"${operation.id}" takes ${operation.body.record}`, `name one that takes ${record.id}`)
  if (kind === 'create' && operation.operate['verb'] === 'update')
    wrong(`"${operation.id}" changes a stored record`, 'name an operation that creates')
  if (kind === 'update' && operation.operate['verb'] === 'create')
    wrong(`"${operation.id}" makes a new record`, 'name an operation that updates')
}

/** What travels in the address must be known to the call, and be nothing that logs may not hold. */
function checkQuery(
  project: Project,
  source: Source,
  kind: 'create' | 'update',
  { query = [] }: SaveCall,
  operation: ContractOperation,
  record: RecordDefinition | undefined,
): void {
  query.forEach((name, index) => {
    const path = [kind, 'query', index]
    const wrong = (what: string, why: string, mend: string) =>
      project.report('query', source, path, { what, why, mend })
    const schema = record?.whole && fieldAt(project, source, path, record.whole, name)
    if (!operation.query.some((parameter) => parameter.name === name))
      wrong(`"${operation.id}" takes no "${name}" in its address`, 'it would not be sent', 'take it out')
    if (schema && kindOf(schema, project.formats.value) === 'secret')
      wrong(`"${name}" is a secret`, 'addresses end up in logs', 'let it travel in the body')
  })
}
