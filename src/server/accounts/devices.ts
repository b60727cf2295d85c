import type { Call } from '../request/Call.ts'
import { networksOf } from '../request/networkAddress.ts'
import type { Services } from '../services.ts'
import type { Repositories } from '../store/openStore.ts'
import type { AccountRow } from '../store/database/tables.ts'
import { normalEmail } from '../credentials/emails.ts'

const minute = 60 * 1000
const year = 365 * 24 * 60 * minute
/** The network address that used a link of an account counts as one of its devices for as long as a limit runs. */
const addressLifetime = 15 * minute
/** Devices that an account knows at most. */
const maxDevices = 20

/** Stands for the device of a sign-up whose password was chosen through a mail: whichever activates is its owner's. */
export const anyDevice = '*'

/** The hash of the device that calls, if the account of an email knows it. */
export function deviceOf(call: Call, email: string, services: Services): Promise<string | undefined> {
  const hashes = [keyHash(call, email, services), addressHash(call, email, services)]
  const given = hashes.filter((hash) => hash !== undefined)
  return services.store.devices.find(given, services.clock().toISOString())
}

/** Remembers the key of the device that calls; after a link of a mail was used, its network address for a while, too. */
export async function rememberDevice(
  call: Call,
  account: Pick<AccountRow, 'id' | 'email'>,
  devices: Repositories['devices'],
  services: Services,
  { byLink } = { byLink: false },
): Promise<void> {
  const remember = async (hash: string, lifetime: number) => {
    const expires_at = new Date(services.clock().getTime() + lifetime).toISOString()
    await devices.remember({ hash, account_id: account.id, expires_at }, maxDevices)
  }
  const key = keyHash(call, account.email, services)
  if (key !== undefined) await remember(key, year)
  if (byLink) await remember(addressHash(call, account.email, services), addressLifetime)
}

/** The hash of the key of the device that calls; undefined where the call brings none. */
export const keyHash = ({ deviceKey }: Call, email: string, { fingerprint }: Services): string | undefined =>
  deviceKey === undefined ? undefined : fingerprint(`${normalEmail(email)} device ${deviceKey}`)

const addressHash = (call: Call, email: string, { fingerprint }: Services): string =>
  fingerprint(`${normalEmail(email)} address ${networksOf(call.request.ip)[0]?.network ?? ''}`)
