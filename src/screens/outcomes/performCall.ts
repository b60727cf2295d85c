import type { Answer } from '#client/Answer.ts'
import type { CallArguments } from '#client/createClient.ts'
import type { Effect, OutcomeTable } from '#generated/definitions.gen.ts'
import type { CallContext, CallServices } from './CallContext.ts'
import { namedFields, runEffect } from './runEffect.ts'

export interface PerformedCall {
  operation: string
  args?: CallArguments
  outcomes: OutcomeTable
  context: CallContext
}

/** After a fresh sign-in the same call is refused again: asking once more would go round in circles. */
const refusedAgain: Effect = { toast: 'accessDenied', type: 'error' }

/**
 * Sends a call and lets its answer do what the outcome table says. After a sign-in that the answer asked for, the very
 * same call is sent once more. Gives the last answer; nothing happens any more once the signal is aborted.
 */
export async function performCall(services: CallServices, performed: PerformedCall): Promise<Answer> {
  const { operation, args = {}, outcomes, context } = performed
  let answer: Answer = await services.call(operation, args)
  for (let attempt = 1; !args.signal?.aborted; attempt++) {
    const users = namedFields(answer).filter(({ code }) => code === 'inUse')
    if (users.length > 0 && context.inUse) {
      context.inUse(users)
      break
    }
    const effects = effectsFor(outcomes, answer.status)
    const asksAt = effects.indexOf('signInAgain')
    const run = (effect: Effect): void => runEffect(effect, { services, answer, args, context })
    effects.slice(0, asksAt < 0 ? undefined : asksAt).forEach(run)
    if (asksAt < 0) break
    if (attempt > 1) {
      run(refusedAgain)
      break
    }
    const signedIn = await services.signInAgain(answer)
    if (!signedIn || args.signal?.aborted) break
    answer = await services.call(operation, args)
  }
  return answer
}

/** Sends a call that has no outcome table; where the session has ended it asks for a sign-in and sends it once more. */
export async function callSignedIn(
  { call, signInAgain }: Pick<CallServices, 'call' | 'signInAgain'>,
  operation: string,
  args?: CallArguments,
): Promise<Answer> {
  const answer: Answer = await call(operation, args)
  if (answer.status !== 401 || !(await signInAgain(answer))) return answer
  return call(operation, args)
}

/**
 * The effects of an answer: the row of its status, else for a refusal the row `other`; without an answer, the row
 * `network`. No row means no effect.
 */
export function effectsFor(rows: OutcomeTable, status: number | 'network'): Effect[] {
  const isRefusal = status === 'network' || status >= 300
  return rows[`${status}`] ?? (isRefusal ? rows.other : undefined) ?? []
}
