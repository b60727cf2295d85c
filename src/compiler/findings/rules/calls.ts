import type { CompletedCall } from '#engine/plan/PlanCall.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { Action } from '#generated/definitions.gen.ts'
import type { CompletedForm } from '../../implied/completeDefinition.ts'
import type { ContractOperation } from '../../contract/readContract.ts'
import type { Told } from '../Finding.ts'
import type { RecordDefinition } from '../Definition.ts'
import type { Path } from '../read/Source.ts'
import { routeNames } from '../refers/addresses.ts'
import { type Asked, lacksRecord, operationsOf, recordOf, sayAt } from '../refers/Asked.ts'

interface Screen extends Asked {
  record: RecordDefinition | undefined
  /** Names that the address fills; undefined where no address is known. */
  named: string[] | undefined
}

/** Checks the calls of a form, a list, details or a notice: what they take, give and are filled with. */
export function checkCalls(asked: Asked): void {
  const { project, definition } = asked
  const named = routeNames(project, definition)
  const screen: Screen = { ...asked, record: recordOf(project, definition), named }
  const { load, create, update, actions = [] } = definition.value as Partial<CompletedForm>
  // A form serves an address without names to create and one with names to update.
  const stored = definition.kind === 'form' && named?.length === 0 ? undefined : named
  checkComplete(screen)
  if (load) checkLoad({ ...screen, named: stored }, load)
  if (create) checkSave({ ...screen, named: named ?? [] }, 'create', create)
  if (update) checkSave({ ...screen, named: stored }, 'update', update)
  actions.forEach((action, index) => checkAction(screen, action, ['actions', index]))
}

/** A list or details load something, and each call that nothing implies names its operation and what answers do. */
function checkComplete(screen: Screen): void {
  const { kind, value } = screen.definition
  const { load, create, update } = value as Partial<CompletedForm>
  if (!load && (kind === 'table' || kind === 'details')) sayAt(screen, [], 'missing', 'load', usualOnly)
  for (const [name, call] of Object.entries({ load, create, update }))
    for (const part of ['operation', 'outcomes'] as const)
      if (call && call[part] === undefined) sayAt(screen, [name], 'missing', part, usualOnly)
}

const usualOnly = ': only one call on any record of the kind, with that verb, would imply it'

const operationOf = ({ project }: Screen, id: string | undefined) => project.contract.operations.get(id ?? '')

/** Reports path parameters of a call that nothing can fill. */
function checkFilled(screen: Screen, path: Path, { id, pathParameters }: ContractOperation, names: string[]): void {
  const quoted = names.map((name) => `"${name}"`).join(', ')
  const cure = quoted === '' ? 'name it in the route' : `name one of ${quoted} alike`
  for (const parameter of pathParameters.filter((one) => !names.includes(one)))
    sayAt(screen, path, 'unfilledParameter', parameter, id, cure)
}

/** Checks the calls that fetch what the screen shows. */
function checkLoad(screen: Screen, load: CompletedCall): void {
  const first = operationOf(screen, load.operation)
  const then = operationOf(screen, load.then)
  const { named } = screen
  for (const operation of operationsOf(screen.project, load)) {
    if (named) checkFilled(screen, ['load', 'operation'], operation, named)
    if (load.then === undefined) checkFetches(screen, ['load', 'operation'], operation)
  }
  if (then) checkFetches(screen, ['load', 'then'], then)
  if (then && first) checkFilled(screen, ['load', 'then'], then, [...first.answer.names, ...(named ?? [])])
}

function checkFetches(screen: Screen, path: Path, { id, method, answer }: ContractOperation): void {
  const { definition, record } = screen
  const isList = definition.kind === 'table'
  const [wanted, given] = isList ? ['a list', 'one record'] : ['one record', 'a list']
  if (method !== 'get') sayAt(screen, path, 'fetchesNothing', id)
  else if (answer.list !== isList) sayAt(screen, path, 'answersOther', id, given, wanted)
  else if (record && answer.record !== undefined && answer.record !== record.id)
    sayAt(screen, path, 'answersOther', id, answer.record, record.id)
}

/** Checks a call that sends the record of a form. */
function checkSave(screen: Screen, kind: 'create' | 'update', save: CompletedCall): void {
  const { project, record, named } = screen
  const path = [kind, 'operation']
  for (const operation of operationsOf(project, save)) {
    checkTakes(screen, operation, kind, save)
    const own = kind === 'update' && record?.whole?.properties['resourceUuid'] ? operation.pathParameters.slice(-1) : []
    if (named) checkFilled(screen, path, operation, [...named, ...own])
  }
  for (const name of save.query ?? []) {
    const field = record?.whole && propertyAt(record.whole, name)?.schema
    if (field && kindOf(field, project.formats) === 'secret') sayAt(screen, path, 'secretInAddress', name)
  }
}

function checkTakes(screen: Screen, operation: ContractOperation, kind: string, { query = [] }: CompletedCall): void {
  const { id, body, operate } = operation
  const { record } = screen
  const wrong = (...told: Told) => sayAt(screen, [kind, 'operation'], ...told)
  if (!body && query.length === 0) wrong('takesNothing', id)
  else if (body?.record !== undefined && record && body.record !== record.id)
    wrong('takesOther', id, body.record, record.id)
  if (kind === 'create' && operate['verb'] === 'update') wrong('changesStored', id)
  if (kind === 'update' && operate['verb'] === 'create') wrong('makesNew', id)
}

function checkAction(screen: Screen, { id, operation: name, confirm }: Action, path: Path): void {
  const operation = operationOf(screen, name)
  const { record, named = [] } = screen
  if (!operation || lacksRecord(screen.project, screen.definition)) return
  const names = [...Object.keys(record?.whole?.properties ?? {}), ...named]
  // The one parameter of a call on a record is filled with the record's own id, whatever the contract calls it.
  const { pathParameters, method } = operation
  const ownId = pathParameters.length === 1 && names.includes('resourceUuid') ? pathParameters : []
  checkFilled(screen, [...path, 'operation'], operation, [...names, ...ownId])
  if (method === 'delete' && confirm !== true) sayAt(screen, path, 'neverAsks', id)
}
