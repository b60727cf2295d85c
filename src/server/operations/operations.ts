import type { ServerOperation, Verb } from '#engine/plan/ServerOperation.ts'
import type { Handler } from '../request/Call.ts'
import { changePassword } from '../accounts/changePassword.ts'
import { endOtherSessions, endSession, listSessions } from '../accounts/ownSessions.ts'
import { countContents, exportAccount, getAccountDetails, removeUser } from '../accounts/ownAccount.ts'
import { create, get, getFile, list, remove, set, update } from '../records/verbs.ts'
import { renewPassword, renewSubscription, resendActivation, resetPassword } from '../accounts/links.ts'
import { revokeSession, signIn, signOut } from '../accounts/sessions.ts'
import { signUp, validateSubscription } from '../accounts/signUps.ts'
import { listCountries, listEnumeration, listTowns, listValues, searchEntries } from '../records/lookups.ts'

/** The handlers of `x-operate: { verb }` of the contract. */
const verbHandlers: Record<Verb, Handler> = { list, get, create, update, set, remove }

/** The handlers of `x-operate: { handler }` of the contract. */
const namedHandlers: Record<string, Handler> = {
  signIn,
  signOut,
  revokeSession,
  signUp,
  resendActivation,
  validateSubscription,
  renewSubscription,
  renewPassword,
  resetPassword,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
  getAccountDetails,
  countContents,
  exportAccount,
  removeUser,
  listEnumeration,
  listValues,
  listCountries,
  listTowns,
  searchEntries,
  getFile,
}

/** The handler of an operation. Throws if the contract names a handler that does not exist. */
export function handlerOf({ id, operate }: ServerOperation): Handler {
  if (operate.kind === 'record') return verbHandlers[operate.verb]
  const handler = Object.hasOwn(namedHandlers, operate.handler) ? namedHandlers[operate.handler] : undefined
  if (!handler) throw new Error(`openapi.yaml: ${id} names the handler ${operate.handler}, which does not exist`)
  return handler
}
