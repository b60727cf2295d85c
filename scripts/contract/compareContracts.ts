import { isEqual } from '#engine/expressions/values.ts'
import type { ClientCall } from '#compiler/emit/contract/clientCalls.ts'
import type { Shape } from '#compiler/emit/contract/judgedRecord.ts'
import { compareSent, textOf } from './compareSent.ts'
import { compareServed } from './compareServed.ts'
import { compareAnswered, type Direction, type ReportBreak } from './compareAnswered.ts'

/**
 * Names every change that breaks a client written for the old contract: the operation, the place in the call, such as a
 * parameter, a field of the body or a status, and the break. A change counts as a break unless it is known to let
 * through everything that passed before.
 */
export function compareContracts(before: ClientCall[], after: ClientCall[]) {
  return before.flatMap((old) => {
    const now = after.find(({ id }) => id === old.id)
    if (!now) return [{ operation: old.id, place: old.call, what: 'is gone' }]
    return compareOperation(old, now)
  })
}

/** The changes of one operation that break clients. */
function compareOperation(old: ClientCall, now: ClientCall) {
  const breaks = new Map<string, { operation: string; place: string; what: string }>()
  // The shape in which a record travels and the whole of it mostly change alike.
  const say: ReportBreak = (path, what) => {
    const place = path.replaceAll(/\s+/g, ' ').trim()
    breaks.set(`${place} ${what}`, { operation: old.id, place, what })
  }
  if (old.call !== now.call) say(old.call, `is ${now.call} now`)
  if (now.bearer && !old.bearer) say('session', 'is needed now')
  if ((now.freshMinutes ?? Infinity) < (old.freshMinutes ?? Infinity)) {
    say('session', `may be ${now.freshMinutes} minutes old and might be ${old.freshMinutes ?? 'of any age'}`)
  }
  compareParameters(old, now, say)
  if (now.bodyRequired && !old.bodyRequired) say('body', 'is required now')
  compareContents(old.request, now.request, 'sent', 'body', say)
  compareRecords(old, now, say)
  compareOperate(old, now, say)
  compareAnswers(old, now, say)
  return [...breaks.values()]
}

/** Compares whole records: the server judges the stored record with the sent part. */
function compareRecords({ record: old }: ClientCall, { record: now }: ClientCall, say: ReportBreak): void {
  if (!old || !now) return
  const at: ReportBreak = (path, what) => say(`${old.place} ${path}`, what)
  compareSent(old.judged.record, now.judged.record, old.path, at)
  compareServed(old.judged.declared, now.judged.declared, old.path, at)
}

/**
 * Reports changes in what the server does with a call: its conditions, the values it sets, the records that prevent a
 * removal.
 */
function compareOperate(old: ClientCall, now: ClientCall, say: ReportBreak): void {
  for (const word of new Set([...Object.keys(old.operate), ...Object.keys(now.operate)])) {
    const [was, is] = [old.operate[word], now.operate[word]]
    // A call that asks for no values any more takes all records, and a search in more texts still finds the same.
    const isWider = (word === 'only' && is === undefined) || (word === 'texts' && hasAll(is, was))
    if (!isEqual(was, is) && !isWider) say(word, `is ${textOf(is)} and was ${textOf(was)}`)
  }
  for (const [path, how] of Object.entries(now.held)) {
    const was = old.held[path]
    // No stored record holds a value of a field that was not there.
    if (how !== 'forget' && was !== how && was !== undefined) {
      say(path, `keeps what it points at from being removed: ${how}, and was ${was}`)
    }
  }
}

const hasAll = (is: unknown, was: unknown): boolean =>
  Array.isArray(is) && Array.isArray(was) && was.every((one) => is.includes(one))

/** Reports lost statuses, headers and contents of the answers. A refusal that can no longer happen breaks no client. */
function compareAnswers(old: ClientCall, now: ClientCall, say: ReportBreak): void {
  for (const [status, contents] of Object.entries(old.responses)) {
    const answers = now.responses[status]
    if (!answers) {
      // A refusal that can no longer happen breaks no client.
      if (status.startsWith('2')) say(`answer ${status}`, 'is gone')
      continue
    }
    for (const name of old.headers[status] ?? []) {
      if (!now.headers[status]?.includes(name)) say(`answer ${status}`, `no longer has the header ${name}`)
    }
    compareContents(contents, answers, 'answered', `answer ${status}`, say)
  }
}

type Contents = Record<string, Shape>

/** @param place what holds the contents, which stand by their media type */
function compareContents(
  before: Contents,
  after: Contents,
  direction: Direction,
  place: string,
  say: ReportBreak,
): void {
  const compare = direction === 'sent' ? compareSent : compareAnswered
  for (const [media, shape] of Object.entries(before)) {
    const next = after[media]
    if (next) compare(shape, next, '', (path, what) => say(`${place} ${path}`, what))
    else say(`${place} as ${media}`, direction === 'sent' ? 'is no longer taken' : 'is gone')
  }
}

/** Reports parameters that are gone, newly required, or accept less than before. */
function compareParameters(old: ClientCall, now: ClientCall, say: ReportBreak): void {
  const byName = ({ parameters }: ClientCall) => new Map(parameters.map((one) => [`${one.in} ${one.name}`, one]))
  const [before, after] = [byName(old), byName(now)]
  for (const [name, parameter] of before) {
    const next = after.get(name)
    if (next) compareSent(parameter.schema, next.schema, '', (_, what) => say(name, what))
    else say(name, 'is gone')
  }
  for (const [name, { required }] of after) {
    if (required && !before.get(name)?.required) say(name, 'is required now')
  }
}
