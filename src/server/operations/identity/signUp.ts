import { refusals } from '../../errors.ts'
import { accountAt, normalEmail } from '../../identity/emails.ts'
import { keyHash } from '../../identity/devices.ts'
import { countAttempt, signUpLimit } from '../../identity/limits.ts'
import { requireUncommon } from '../../identity/requireUncommon.ts'
import { addSignUp } from '../../identity/signUps.ts'
import type { Handler } from '../../request/Call.ts'

/**
 * Keeps a sign-up and has its activation mail sent; answers with the id that the account will have. Whether others wait
 * for the same address changes nothing: the link that is used decides.
 */
export const signUp: Handler = async (call, services) => {
  const { email = '', password = '', accountType = '', ...names } = call.json as Record<string, string>
  const { surname, firstName, corporationName } = names
  await countAttempt(services, signUpLimit, call, normalEmail(email))
  requireUncommon(password, email)
  if (await accountAt(services.store.accounts, email)) throw refusals.emailTaken()
  const introduction = { accountType, surname, firstName, corporationName }
  const device = keyHash(call, email, services)
  const id = await addSignUp({ email, password, language: call.language(), introduction, device }, services)
  services.mailWorker.wake()
  return { kind: 'text', body: id }
}
