import type { Catalogue } from './catalogue.ts'
import type { FileStorage } from './files/diskFiles.ts'
import type { ValueLists } from './lookups/createValueLists.ts'
import type { Passwords } from './credentials/passwords.ts'
import type { Tokens } from './credentials/tokens.ts'
import type { MailWorker } from './mail/createMailWorker.ts'
import type { Shares } from './shares.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/openStore.ts'

/** All that a call may use. Made once at the start; tests make their own. */
export interface Services {
  settings: Settings
  catalogue: Catalogue
  lookups: ValueLists
  store: Store
  files: FileStorage
  tokens: Tokens
  passwords: Passwords
  /** A hash that only this server's key makes: tells whether two texts are the same, and not what they are. */
  fingerprint: (text: string) => string
  mailWorker: MailWorker
  /** How much of the server the calls of each account take. */
  shares: Record<'ofAccounts' | 'ofAddresses', Shares>
  clock: () => Date
}
