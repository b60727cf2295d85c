import { removeAccount } from '../../account/removeAccount.ts'
import type { Handler } from '../../request/Call.ts'
import { ownerOf } from '../recordCall.ts'

/** Removes the caller's account with all its records and files. */
export const removeUser: Handler = async (call, services) => {
  await removeAccount(ownerOf(call), services)
  return { kind: 'text', body: 'Account deleted' }
}
