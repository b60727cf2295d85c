import type { LoadCall, Route } from '#generated/definitions.gen.ts'
import type { Project, RecordDefinition } from '../Project.ts'
import type { ContractOperation } from '../../contract/ContractOperation.ts'
import type { Path, Source } from '../read/Source.ts'
import { checkWordOfAddress } from '../names/addressWords.ts'
import { checkOutcomes, type OutcomePlace } from './outcomes.ts'
import { checkName } from '../names/paths.ts'

/** The operation that a definition names; reports a name that the contract does not have. */
export function operationAt(project: Project, source: Source, path: Path, id: string): ContractOperation | undefined {
  const { operations } = project.contract
  if (!checkName(project, source, path, id, operations.keys(), 'operation', 'openapi/openapi.yaml does not hold it'))
    return undefined
  return operations.get(id)
}

/** Reports path parameters of a call that nothing can fill. */
export function checkFilled(
  project: Project,
  source: Source,
  path: Path,
  operation: ContractOperation,
  names: string[],
): void {
  for (const parameter of operation.pathParameters)
    if (!names.includes(parameter))
      project.report('parameter', source, path, {
        what: `the parameter "${parameter}" of "${operation.id}" is never filled`,
        why: `neither the route nor the record has a "${parameter}"`,
        mend:
          names.length > 0
            ? `name one of ${names.map((name) => `"${name}"`).join(', ')} alike`
            : 'name it in the route',
      })
}

/** Checks the call that fetches what a screen shows. */
export function checkLoad(
  project: Project,
  source: Source,
  load: LoadCall,
  record: RecordDefinition | undefined,
  expects: { list: boolean; filledBy: string[] | undefined },
  place: Omit<OutcomePlace, 'source' | 'path' | 'operation'>,
  routes: Route[],
): void {
  const operation = operationAt(project, source, ['load', 'operation'], load.operation)
  checkOutcomes(project, load.outcomes, { ...place, source, path: ['load', 'outcomes'], operation })
  load.alternatives?.forEach(({ operation: id, onlyAt }, index) => {
    const path = ['load', 'alternatives', index]
    checkWordOfAddress(project, source, [...path, 'onlyAt'], onlyAt, routes)
    const other = operationAt(project, source, [...path, 'operation'], id)
    if (!other) return
    checkOutcomes(project, load.outcomes, { ...place, source, path: ['load', 'outcomes'], operation: other })
    checkFetches(project, source, [...path, 'operation'], other, record, expects.list)
    if (expects.filledBy) checkFilled(project, source, [...path, 'operation'], other, expects.filledBy)
  })
  const last = load.then === undefined ? 'operation' : 'then'
  const shown = load.then === undefined ? operation : operationAt(project, source, ['load', 'then'], load.then)
  if (!operation || !shown) return
  checkFetches(project, source, ['load', last], shown, record, expects.list)
  if (expects.filledBy) checkFilled(project, source, ['load', 'operation'], operation, expects.filledBy)
  if (load.then !== undefined)
    checkFilled(project, source, ['load', 'then'], shown, [...operation.answer.names, ...(expects.filledBy ?? [])])
}

/** A call that fetches what a screen shows must be one that answers with it. */
function checkFetches(
  project: Project,
  source: Source,
  path: Path,
  shown: ContractOperation,
  record: RecordDefinition | undefined,
  list: boolean,
): void {
  const wrong = (what: string, mend: string) =>
    project.report('operation', source, path, { what, why: 'this call fetches what the screen shows', mend })
  if (shown.method !== 'get') wrong(`"${shown.id}" does not fetch anything`, 'name an operation that is a GET')
  else if (shown.answer.list !== list)
    wrong(
      `"${shown.id}" answers with ${list ? 'one record' : 'a list'}`,
      `name one that answers with ${list ? 'a list' : 'one record'}`,
    )
  else if (record && shown.answer.record !== undefined && shown.answer.record !== record.id)
    wrong(`"${shown.id}" answers with ${shown.answer.record}`, `name one that answers with ${record.id}`)
}
