import type { Answer } from '#client/Answer.ts'
import type { CallArguments } from '#client/createClient.ts'
import type { FormAlert } from '#engine/form/FormState.ts'
import type { Problem } from '#engine/validation/problem.ts'
import type { Effect, OutcomeTable } from '#generated/definitions.gen.ts'
import type { NewToast } from '#ui/toast/toasts.ts'
import type { ScreenServices } from '../ScreenServices.ts'
import { namedFields, runEffect } from './runEffect.ts'

/** What only the screen itself can do. An effect without its handler does nothing there. */
export interface ScreenHandlers {
  /** Shows a message inside the form. */
  alert?: (alert: FormAlert) => void
  /** Shows what the server refused at the fields of a form. */
  refuse?: (problems: readonly Problem[]) => void
  /** Puts another form, as `folder/name`, in the place of this one. */
  show?: (form: string) => void
  /** Joins what was typed with what was saved meanwhile. */
  merge?: () => void
  /** Names the records that keep this one from being removed. */
  inUse?: (users: readonly Problem[]) => void
  /** Takes the row that the action was called on out of the list. */
  removeRow?: () => void
  /** Reads again what the screen shows. */
  reload?: () => void
}

/** Where a call comes from. */
export interface CallContext extends ScreenHandlers {
  /** Folder whose words are used, such as the one of the definition. */
  namespace: string
  /** The record on the screen, or of the row; fills templates and texts. */
  record?: Record<string, unknown>
  /** A call that goes well ends the screen: where it leads to takes its place, and is no way back to it. */
  ends?: boolean
}

export interface PerformedCall {
  /** Operation of the API document. */
  operation: string
  args?: CallArguments
  outcomes: OutcomeTable
  context: CallContext
}

/** What a call needs of the application. */
export interface CallServices extends Pick<
  ScreenServices,
  'call' | 'holds' | 'route' | 'navigate' | 'session' | 'signInAgain'
> {
  toasts: { add: (toast: NewToast) => void }
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
 * The effects of an answer: those of its status, else for a refusal those of `other`; no answer at all takes `network`.
 * No row means no effect.
 */
export function effectsFor(rows: OutcomeTable, status: number | 'network'): Effect[] {
  const isRefusal = status === 'network' || status >= 300
  return rows[`${status}`] ?? (isRefusal ? rows.other : undefined) ?? []
}
