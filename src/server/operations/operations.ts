import type { Verb } from '#generated/serverContract.gen.ts'
import type { Handler } from '../request/Call.ts'
import { countContents } from './account/countContents.ts'
import { exportAccount } from './account/exportAccount.ts'
import { getAccountDetails } from './account/getAccountDetails.ts'
import { removeUser } from './account/removeUser.ts'
import { create } from './create.ts'
import { get } from './get.ts'
import { getFile } from './getFile.ts'
import { renewPassword } from './identity/renewPassword.ts'
import { renewSubscription } from './identity/renewSubscription.ts'
import { resendActivation } from './identity/resendActivation.ts'
import { resetPassword } from './identity/resetPassword.ts'
import { revokeSession } from './identity/revokeSession.ts'
import { signUp } from './identity/signUp.ts'
import { validateSubscription } from './identity/validateSubscription.ts'
import { list } from './list.ts'
import { listEnumeration } from './listEnumeration.ts'
import { listCountries } from './lookups/listCountries.ts'
import { listTowns } from './lookups/listTowns.ts'
import { listValues } from './lookups/listValues.ts'
import { remove } from './remove.ts'
import { searchEntries } from './searchEntries.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { update } from './update.ts'

/** What `x-operate: { verb }` of the contract stands for. */
export const verbHandlers: Record<Verb, Handler> = { list, get, create, update, remove }

/** What `x-operate: { handler }` of the contract stands for. */
export const namedHandlers: Record<string, Handler> = {
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
