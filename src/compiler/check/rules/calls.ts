import type { CompletedCall } from '#engine/plan/PlanCall.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { Action } from '#generated/definitions.gen.ts'
import type { ContractOperation } from '../../project/readContract.ts'
import type { Told } from '../../text/Finding.ts'
import { routeNames } from '../refers/addresses.ts'
import { type Asked, lacksRecord, operationsOf, say, sayAt } from '../refers/Asked.ts'

/** Why something must be written. */
export const usualOnly = ': only one call on any record of the kind, with that verb, would imply it'

/**
 * Checks a call that fetches what the screen shows, or sends the record of a form. One that nothing implies names its
 * operation, and what answers do.
 */
export function checkCall(asked: Asked): void {
  const { project, record, path } = asked
  const [kind] = path
  const call = asked.value as CompletedCall
  const named = namesAround(asked)
  for (const part of ['operation', 'outcomes'] as const)
    if (call[part] === undefined) say(asked, 'missing', part, usualOnly)
  for (const operation of operationsOf(project, call)) {
    const own = kind === 'update' && record?.whole?.properties['resourceUuid'] ? operation.pathParameters.slice(-1) : []
    if (named) checkFilled(asked, 'operation', operation, [...named, ...own])
    if (kind === 'load') checkLoads(asked, operation, named)
    else checkTakes(asked, operation)
  }
}

/**
 * Names that the address fills; undefined where no address is known. A form serves an address without names to create and
 * one with names to update.
 */
function namesAround({ project, definition, path }: Asked): string[] | undefined {
  const names = routeNames(project, definition)
  if (path[0] === 'create') return names ?? []
  return definition.kind === 'form' && names?.length === 0 ? undefined : names
}

/** A call that follows is filled from the answer of the first, and fetches in its place. */
function checkLoads(asked: Asked, first: ContractOperation, named: string[] = []): void {
  const { then } = asked.value as CompletedCall
  if (then === undefined) checkFetches(asked, 'operation', first)
  const next = asked.project.contract.operations.get(then ?? '')
  if (!next) return
  checkFetches(asked, 'then', next)
  checkFilled(asked, 'then', next, [...namesAnswered(asked, first), ...named])
}

/** Names of the values that a call answers with. */
function namesAnswered({ project }: Asked, { answer: { names, record = '' } }: ContractOperation): string[] {
  return [...names, ...Object.keys(project.schemas.get(record)?.properties ?? {})]
}

/** Reports path parameters of a call that nothing can fill. */
function checkFilled(asked: Asked, at: string, { id, pathParameters }: ContractOperation, names: string[]): void {
  const quoted = names.map((name) => `"${name}"`).join(', ')
  const cure = quoted === '' ? 'name it in the route' : `name one of ${quoted} alike`
  for (const parameter of pathParameters.filter((one) => !names.includes(one)))
    sayAt(asked, [at], 'unfilledParameter', parameter, id, cure)
}

function checkFetches(asked: Asked, at: string, { id, method, answer }: ContractOperation): void {
  const { definition, record } = asked
  const isList = definition.kind === 'table'
  const [wanted, given] = isList ? ['a list', 'one record'] : ['one record', 'a list']
  if (method !== 'get') sayAt(asked, [at], 'fetchesNothing', id)
  else if (answer.list !== isList) sayAt(asked, [at], 'answersOther', id, given, wanted)
  else if (record && answer.record !== undefined && answer.record !== record.id)
    sayAt(asked, [at], 'answersOther', id, answer.record, record.id)
}

function checkTakes(asked: Asked, { id, body, query, operate }: ContractOperation): void {
  const { project, record, path } = asked
  const wrong = (...told: Told) => sayAt(asked, ['operation'], ...told)
  const isSecret = ({ name }: { name: string }) =>
    kindOf(propertyAt(record?.whole ?? {}, name)?.schema ?? {}, project.formats) === 'secret'
  if (!body && query.length === 0) wrong('takesNothing', id)
  else if (body?.record !== undefined && record && body.record !== record.id)
    wrong('takesOther', id, body.record, record.id)
  if (path[0] === 'create' && operate['verb'] === 'update') wrong('changesStored', id)
  if (path[0] === 'update' && operate['verb'] === 'create') wrong('makesNew', id)
  for (const { name } of query.filter(isSecret)) wrong('secretInAddress', name)
}

const fieldNames = (record: Asked['record']) => Object.keys(record?.whole?.properties ?? {})

/** Checks that the call of an action can be filled, and asks before it destroys something. */
export function checkAction(asked: Asked): void {
  const { project, definition, record } = asked
  const { id, operation: name, confirm, apart } = asked.value as Action
  const operation = project.contract.operations.get(name ?? '')
  if (!operation || lacksRecord(asked)) return
  // Apart from a list it is done with no row.
  const fields = definition.kind === 'table' && apart ? [] : fieldNames(record)
  const names = [...fields, ...(routeNames(project, definition) ?? [])]
  // The one parameter of a call on a record is filled with the record's own id, whatever the contract calls it.
  const { pathParameters, method, operate } = operation
  const ownId = pathParameters.length === 1 && names.includes('resourceUuid') ? pathParameters : []
  checkFilled(asked, 'operation', operation, [...names, ...ownId])
  if (method === 'delete' && confirm !== true) say(asked, 'neverAsks', id)
  if (operate['asks'] !== undefined && confirm) sayAt(asked, ['confirm'], 'asksAlready', id)
}
