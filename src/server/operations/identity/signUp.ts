import { refusals } from '../../errors.ts'
import { createAccount, normalEmail } from '../../identity/createAccount.ts'
import { countAttempt, signUpLimit } from '../../identity/limits.ts'
import type { Handler } from '../../request/Call.ts'

/** Makes an account that waits for its activation, and has the activation mail sent. Answers with the account's id. */
export const signUp: Handler = async (call, services) => {
  const { store, clock, postman } = services
  const { email, password, accountType, surname, firstName, corporationName } = call.json as Record<string, string>
  const address = normalEmail(email ?? '')
  await countAttempt(store.attempts, signUpLimit, { account: address, address: call.address(), now: clock() })
  const id = await createAccount(
    {
      email: address,
      password: password ?? '',
      language: call.language(),
      introduction: { accountType: accountType ?? '', surname, firstName, corporationName },
      active: false,
    },
    services,
  )
  if (id === undefined) throw refusals.emailTaken()
  postman.wake()
  return { kind: 'text', body: id }
}
