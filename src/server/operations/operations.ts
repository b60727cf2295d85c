import type { ServerOperation, Verb } from '#engine/plan/ServerOperation.ts'
import type { Handler } from '../request/Call.ts'
import { countContents, exportAccount, getAccountDetails, removeUser } from './account.ts'
import { create } from './create.ts'
import { get, getFile } from './get.ts'
import { renewPassword, renewSubscription, resendActivation } from './identity/requestMails.ts'
import { resetPassword } from './identity/resetPassword.ts'
import { revokeSession, signIn, signOut } from './identity/sessions.ts'
import { signUp } from './identity/signUp.ts'
import { validateSubscription } from './identity/validateSubscription.ts'
import { list } from './list.ts'
import { listEnumeration, listCountries, listTowns, listValues } from './lookups.ts'
import { remove } from './remove.ts'
import { searchEntries } from './searchEntries.ts'
import { set } from './set.ts'
import { update } from './update.ts'

/** What `x-operate: { verb }` of the contract stands for. */
const verbHandlers: Record<Verb, Handler> = { list, get, create, update, set, remove }

/** What `x-operate: { handler }` of the contract stands for. */
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

/** What carries an operation out. Throws if the contract names a handler that does not exist. */
export function handlerOf({ id, operate }: ServerOperation): Handler {
  if (operate.kind === 'record') return verbHandlers[operate.verb]
  const handler = Object.hasOwn(namedHandlers, operate.handler) ? namedHandlers[operate.handler] : undefined
  if (!handler) throw new Error(`openapi.yaml: ${id} names the handler ${operate.handler}, which does not exist`)
  return handler
}
