import type { CompletedCall } from '#engine/plan/PlanCall.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { Action } from '#generated/definitions.gen.ts'
import type { ContractOperation } from '../../project/readContract.ts'
import { routeNames } from '../refers/addresses.ts'
import { type Subject, lacksRecord, operationsOf } from '../../project/Subject.ts'
import { report, reportAt } from '../report.ts'
import { type Sentence, sentences } from '../../text/sentences.ts'

/** Ends the message about a missing property of a call, for which completion found no single default. */
export const usualOnly = ': only one call on any record of the kind, with that verb, would imply it'

/**
 * Checks a call that fetches what the screen shows, or sends the record of a form. A call that nothing implies must
 * name its operation and its outcomes.
 */
export function checkCall(subject: Subject): void {
  const { project, record, path } = subject
  const [kind] = path
  const call = subject.value as CompletedCall
  const named = addressNames(subject)
  for (const part of ['operation', 'outcomes'] as const) {
    if (call[part] === undefined) report(subject, sentences.missing({ name: part, why: usualOnly }))
  }
  for (const operation of operationsOf(project, call)) {
    const idParameter =
      kind === 'update' && record?.whole?.properties['resourceUuid'] ? operation.pathParameters.slice(-1) : []
    if (named) checkPathParameters(subject, 'operation', operation, [...named, ...idParameter])
    if (kind === 'load') checkLoadCalls(subject, operation, named)
    else checkSentRecord(subject, operation)
  }
}

/**
 * Parameters of the route that shows the screen; undefined if no route is known. A form serves a route without
 * parameters to create and one with parameters to update.
 */
function addressNames({ project, definition, path }: Subject): string[] | undefined {
  const names = routeNames(project, definition)
  if (path[0] === 'create') return names ?? []
  return definition.kind === 'form' && names?.length === 0 ? undefined : names
}

/**
 * Checks the operations that load a screen. With `then`, a second operation fetches the record, and its path parameters
 * are filled from the answer of the first.
 */
function checkLoadCalls(subject: Subject, first: ContractOperation, named: string[] = []): void {
  const { then } = subject.value as CompletedCall
  if (then === undefined) checkFetchedRecord(subject, 'operation', first)
  const next = subject.project.contract.operations.get(then ?? '')
  if (!next) return
  checkFetchedRecord(subject, 'then', next)
  checkPathParameters(subject, 'then', next, [...answeredNames(subject, first), ...named])
}

/** Properties of the answer of an operation, which can fill the path parameters of the next one. */
function answeredNames({ project }: Subject, { answer: { names, record = '' } }: ContractOperation): string[] {
  return [...names, ...Object.keys(project.schemas.get(record)?.properties ?? {})]
}

/** Reports path parameters of a call that nothing can fill. */
function checkPathParameters(
  subject: Subject,
  at: string,
  { id, pathParameters }: ContractOperation,
  names: string[],
): void {
  const quoted = names.map((name) => `"${name}"`).join(', ')
  const cure = quoted === '' ? 'name it in the route' : `name one of ${quoted} alike`
  for (const parameter of pathParameters.filter((one) => !names.includes(one))) {
    reportAt(subject, [at], sentences.unfilledParameter({ name: parameter, operation: id, cure }))
  }
}

/**
 * Checks that an operation is a GET that answers the screen's record: a list for a table, one record for other screens.
 */
function checkFetchedRecord(subject: Subject, at: string, { id, method, answer }: ContractOperation): void {
  const { definition, record } = subject
  const isList = definition.kind === 'table'
  const [wanted, given] = isList ? ['a list', 'one record'] : ['one record', 'a list']
  if (method !== 'get') reportAt(subject, [at], sentences.fetchesNothing({ operation: id }))
  else if (answer.list !== isList) reportAt(subject, [at], sentences.answersOther({ operation: id, given, wanted }))
  else if (record && answer.record !== undefined && answer.record !== record.id) {
    reportAt(subject, [at], sentences.answersOther({ operation: id, given: answer.record, wanted: record.id }))
  }
}

/**
 * Checks that the operation which saves a form accepts its record, creates or updates as the form does, and puts no
 * secret into the query string, where logs would keep it.
 */
function checkSentRecord(subject: Subject, { id, body, query, operate }: ContractOperation): void {
  const { project, record, path } = subject
  const wrong = (sentence: Sentence) => reportAt(subject, ['operation'], sentence)
  const isSecret = ({ name }: { name: string }) =>
    kindOf(propertyAt(record?.whole ?? {}, name)?.schema ?? {}, project.formats) === 'secret'
  if (!body && query.length === 0) wrong(sentences.takesNothing({ operation: id }))
  else if (body?.record !== undefined && record && body.record !== record.id) {
    wrong(sentences.takesOther({ operation: id, given: body.record, wanted: record.id }))
  }
  if (path[0] === 'create' && operate['verb'] === 'update') wrong(sentences.changesStored({ operation: id }))
  if (path[0] === 'update' && operate['verb'] === 'create') wrong(sentences.makesNew({ operation: id }))
  for (const { name } of query.filter(isSecret)) wrong(sentences.secretInAddress({ name }))
}

const fieldNames = (record: Subject['record']) => Object.keys(record?.whole?.properties ?? {})

/**
 * Checks that the path parameters of an action can be filled from the record or the route, and that an action which
 * deletes asks for confirmation.
 */
export function checkAction(subject: Subject): void {
  const { project, definition, record } = subject
  const { id, operation: name, confirm, apart } = subject.value as Action
  const operation = project.contract.operations.get(name ?? '')
  if (!operation || lacksRecord(subject)) return
  // Apart from a list it is done with no row.
  const fields = definition.kind === 'table' && apart ? [] : fieldNames(record)
  const names = [...fields, ...(routeNames(project, definition) ?? [])]
  // The single path parameter of a call on a record takes the record's own id, under any name.
  const { pathParameters, method, operate } = operation
  const ownId = pathParameters.length === 1 && names.includes('resourceUuid') ? pathParameters : []
  checkPathParameters(subject, 'operation', operation, [...names, ...ownId])
  if (method === 'delete' && confirm !== true) report(subject, sentences.neverAsks({ action: id }))
  if (operate['asks'] !== undefined && confirm) reportAt(subject, ['confirm'], sentences.asksAlready({ change: id }))
}
