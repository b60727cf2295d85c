import type { CompletedCall } from '#engine/plan/PlanCall.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { Action } from '#generated/definitions.gen.ts'
import type { CompletedForm } from '../../implied/completeDefinition.ts'
import type { ContractOperation } from '../../contract/readContract.ts'
import type { Told } from '../Finding.ts'
import type { Path } from '../read/Source.ts'
import { routeNames } from '../refers/addresses.ts'
import { type Asked, lacksRecord, operationsOf, sayAt } from '../refers/Asked.ts'

/** Checks the calls of a form, a list, details or a notice: what they take, give and are filled with. */
export function checkCalls(asked: Asked): void {
  const { project, definition } = asked
  const { kind, value } = definition
  const { load, create, update, actions = [] } = value as Partial<CompletedForm>
  const named = routeNames(project, definition)
  // A form serves an address without names to create and one with names to update.
  const stored = kind === 'form' && named?.length === 0 ? undefined : named
  if (!load && (kind === 'table' || kind === 'details')) sayAt(asked, [], 'missing', 'load', usualOnly)
  if (load) checkCall(asked, 'load', load, stored)
  if (load) checkThen(asked, load, stored)
  if (create) checkCall(asked, 'create', create, named ?? [])
  if (update) checkCall(asked, 'update', update, stored)
  actions.forEach((action, index) => checkAction(asked, action, ['actions', index], named ?? []))
}

/** Checks the call that follows the one that loads, and is filled from its answer. */
function checkThen(asked: Asked, { operation: id, then: next }: CompletedCall, named: string[] = []): void {
  const { operations } = asked.project.contract
  const [first, then] = [operations.get(id ?? ''), operations.get(next ?? '')]
  if (then) checkFetches(asked, ['load', 'then'], then)
  if (then && first) checkFilled(asked, ['load', 'then'], then, [...first.answer.names, ...named])
}

const usualOnly = ': only one call on any record of the kind, with that verb, would imply it'

/**
 * Checks a call that fetches what the screen shows, or sends the record of a form. One that nothing implies names its
 * operation, and what answers do.
 * @param named names that the address fills; undefined where no address is known
 */
function checkCall(asked: Asked, kind: 'load' | 'create' | 'update', call: CompletedCall, named?: string[]): void {
  const { project, record } = asked
  const path = [kind, 'operation']
  for (const part of ['operation', 'outcomes'] as const)
    if (call[part] === undefined) sayAt(asked, [kind], 'missing', part, usualOnly)
  for (const operation of operationsOf(project, call)) {
    const own = kind === 'update' && record?.whole?.properties['resourceUuid'] ? operation.pathParameters.slice(-1) : []
    if (named) checkFilled(asked, path, operation, [...named, ...own])
    if (kind !== 'load') checkTakes(asked, operation, kind, call)
    else if (call.then === undefined) checkFetches(asked, path, operation)
  }
}

/** Reports path parameters of a call that nothing can fill. */
function checkFilled(asked: Asked, path: Path, { id, pathParameters }: ContractOperation, names: string[]): void {
  const quoted = names.map((name) => `"${name}"`).join(', ')
  const cure = quoted === '' ? 'name it in the route' : `name one of ${quoted} alike`
  for (const parameter of pathParameters.filter((one) => !names.includes(one)))
    sayAt(asked, path, 'unfilledParameter', parameter, id, cure)
}

function checkFetches(asked: Asked, path: Path, { id, method, answer }: ContractOperation): void {
  const { definition, record } = asked
  const isList = definition.kind === 'table'
  const [wanted, given] = isList ? ['a list', 'one record'] : ['one record', 'a list']
  if (method !== 'get') sayAt(asked, path, 'fetchesNothing', id)
  else if (answer.list !== isList) sayAt(asked, path, 'answersOther', id, given, wanted)
  else if (record && answer.record !== undefined && answer.record !== record.id)
    sayAt(asked, path, 'answersOther', id, answer.record, record.id)
}

function checkTakes(asked: Asked, operation: ContractOperation, kind: string, { query = [] }: CompletedCall): void {
  const { id, body, operate } = operation
  const { record } = asked
  const wrong = (...told: Told) => sayAt(asked, [kind, 'operation'], ...told)
  if (!body && query.length === 0) wrong('takesNothing', id)
  else if (body?.record !== undefined && record && body.record !== record.id)
    wrong('takesOther', id, body.record, record.id)
  if (kind === 'create' && operate['verb'] === 'update') wrong('changesStored', id)
  if (kind === 'update' && operate['verb'] === 'create') wrong('makesNew', id)
  for (const name of query.filter((one) => isSecret(asked, one))) wrong('secretInAddress', name)
}

function isSecret({ project, record }: Asked, name: string): boolean {
  const field = propertyAt(record?.whole ?? {}, name)?.schema
  return field !== undefined && kindOf(field, project.formats) === 'secret'
}

function checkAction(asked: Asked, { id, operation: name, confirm }: Action, path: Path, named: string[]): void {
  const operation = asked.project.contract.operations.get(name ?? '')
  if (!operation || lacksRecord(asked)) return
  const names = [...Object.keys(asked.record?.whole?.properties ?? {}), ...named]
  // The one parameter of a call on a record is filled with the record's own id, whatever the contract calls it.
  const { pathParameters, method } = operation
  const ownId = pathParameters.length === 1 && names.includes('resourceUuid') ? pathParameters : []
  checkFilled(asked, [...path, 'operation'], operation, [...names, ...ownId])
  if (method === 'delete' && confirm !== true) sayAt(asked, path, 'neverAsks', id)
}
