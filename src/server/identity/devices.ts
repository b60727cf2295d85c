import type { Call } from '../request/Call.ts'
import { networksOf } from '../request/networkAddress.ts'
import type { Services } from '../services.ts'
import type { Repositories } from '../store/createStore.ts'
import { normalEmail } from './emails.ts'

const minute = 60 * 1000
const year = 365 * 24 * 60 * minute
/** The network address that used a link of an account counts as one of its devices for as long as a limit runs. */
const addressLifetime = 15 * minute
/** Devices that an account knows at most. */
const most = 20

/** Stands for the device of a sign-up whose password was chosen through a mail: whichever activates is its owner's. */
export const anyDevice = '*'

type Knowing = Pick<Services, 'fingerprint' | 'clock'>

/** The hash of the device that calls, if the account of an email knows it. */
export function deviceOf(
  call: Call,
  email: string,
  { store, fingerprint, clock }: Knowing & Pick<Services, 'store'>,
): Promise<string | undefined> {
  const { key, address } = marksOf(call, email, fingerprint)
  return store.devices.find([...key, ...address], clock().toISOString())
}

/** Remembers the key of the device that calls; after a link of a mail was used, its network address for a while, too. */
export async function rememberDevice(
  call: Call,
  account: { id: string; email: string },
  devices: Repositories['devices'],
  { fingerprint, clock }: Knowing,
  { byLink }: { byLink: boolean } = { byLink: false },
): Promise<void> {
  const { key, address } = marksOf(call, normalEmail(account.email), fingerprint)
  const remember = async (hash: string, lifetime: number) => {
    const expires_at = new Date(clock().getTime() + lifetime).toISOString()
    await devices.remember({ hash, account_id: account.id, expires_at }, most)
  }
  for (const hash of key) await remember(hash, year)
  if (byLink) for (const hash of address) await remember(hash, addressLifetime)
}

/** The hash of the key of the device that calls; undefined where the call brings none. */
export function keyHash(call: Call, email: string, { fingerprint }: Pick<Services, 'fingerprint'>): string | undefined {
  return marksOf(call, normalEmail(email), fingerprint).key[0]
}

function marksOf(call: Call, email: string, fingerprint: Services['fingerprint']) {
  const [nearest] = networksOf(call.address())
  return {
    key: call.deviceKey === undefined ? [] : [fingerprint(`${email} device ${call.deviceKey}`)],
    address: nearest ? [fingerprint(`${email} address ${nearest.network}`)] : [],
  }
}
