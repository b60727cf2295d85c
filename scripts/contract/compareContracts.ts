import { compareShapes, type Direction, type Say } from './compareShapes.ts'
import type { ClientCall, Shape } from '#compiler/contract/clientCalls.ts'

/**
 * Names every change that breaks a client which was written for the old contract: the operation, where in the call, such as
 * a parameter, a field of the body or a status, and what is broken.
 */
export function compareContracts(before: ClientCall[], after: ClientCall[]) {
  return before.flatMap((old) => {
    const now = after.find(({ id }) => id === old.id)
    if (!now) return [{ operation: old.id, place: old.call, what: 'is gone' }]
    return compareOperation(old, now)
  })
}

function compareOperation(old: ClientCall, now: ClientCall) {
  const breaks: { operation: string; place: string; what: string }[] = []
  const say: Say = (place, what) => void breaks.push({ operation: old.id, place, what })
  if (old.call !== now.call) say(old.call, `is ${now.call} now`)
  if (now.bearer && !old.bearer) say('session', 'is needed now')
  compareParameters(old, now, say)
  if (now.bodyRequired && !old.bodyRequired) say('body', 'is required now')
  compareContents(old.request, now.request, 'sent', 'body', say)
  compareAnswers(old, now, say)
  return breaks
}

function compareAnswers(old: ClientCall, now: ClientCall, say: Say): void {
  for (const [status, contents] of Object.entries(old.responses)) {
    const answers = now.responses[status]
    if (!answers) {
      // A refusal that can no longer happen breaks no client.
      if (status.startsWith('2')) say(`answer ${status}`, 'is gone')
      continue
    }
    for (const name of old.headers[status] ?? [])
      if (!now.headers[status]?.includes(name)) say(`answer ${status}`, `no longer has the header ${name}`)
    compareContents(contents, answers, 'answered', `answer ${status}`, say)
  }
}

type Contents = Record<string, Shape>

/** @param place what holds the contents, which stand by their media type */
function compareContents(before: Contents, after: Contents, direction: Direction, place: string, say: Say): void {
  for (const [media, shape] of Object.entries(before)) {
    const next = after[media]
    if (next) compareShapes(shape, next, direction, '', (path, what) => say(`${place} ${path}`.trim(), what))
    else say(`${place} as ${media}`, direction === 'sent' ? 'is no longer taken' : 'is gone')
  }
}

function compareParameters(old: ClientCall, now: ClientCall, say: Say): void {
  const byName = ({ parameters }: ClientCall) => new Map(parameters.map((one) => [`${one.in} ${one.name}`, one]))
  const [before, after] = [byName(old), byName(now)]
  for (const [name, parameter] of before) {
    const next = after.get(name)
    if (next) compareShapes(parameter.schema, next.schema, 'sent', '', (_, what) => say(name, what))
    else say(name, 'is gone')
  }
  for (const [name, { required }] of after) {
    if (required && !before.get(name)?.required) say(name, 'is required now')
  }
}
