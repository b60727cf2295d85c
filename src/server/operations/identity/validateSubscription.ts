import type { Contact } from '../../account/profile.ts'
import { refusals } from '../../errors.ts'
import { keyHash, rememberDevice } from '../../identity/devices.ts'
import { linkHash } from '../../identity/links.ts'
import { activateSignUp } from '../../identity/signUps.ts'
import type { Handler } from '../../request/Call.ts'
import { idOf } from '../recordCall.ts'

/** Makes an account of the sign-up whose link is used, and keeps how its owner can be reached. */
export const validateSubscription: Handler = async (call, services) => {
  const { store, clock } = services
  const { mobile, phone, address } = call.json as Record<string, string>
  const contact: Contact = { mobile: mobile ?? '', phone, address }
  const hash = linkHash(idOf(call))
  const now = clock()
  await store.transaction(async (tables) => {
    const { links, signUps } = tables
    const link = await links.find(hash, 'activation')
    if (!link) throw refusals.notFound()
    if (link.expires_at <= now.toISOString()) throw refusals.linkExpired()
    const signUp = await signUps.byId(link.sign_up_id ?? '')
    if (!signUp) throw refusals.notFound()
    // Links of one address that are used side by side would each wait for the rows of the others.
    await signUps.hold(signUp.email)
    if (!(await links.use(hash, 'activation'))) throw refusals.notFound()
    const device = keyHash(call, signUp.email, services)
    if (!(await activateSignUp(signUp, tables, now, { contact, device }))) throw refusals.notFound()
    await rememberDevice(call, signUp, tables.devices, services)
  })
  return { kind: 'text', body: 'Account validated' }
}
