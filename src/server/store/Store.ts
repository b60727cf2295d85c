import type { Summary } from './recordMigration/RecordHistory.ts'
import type {
  AccountRow,
  DeviceRow,
  FileRow,
  LinkRow,
  OutboxRow,
  RecordRow,
  SessionRow,
  SignUpRow,
} from './database/tables.ts'

/**
 * What the server keeps, whatever database keeps it. Every statement on records and files names the owner; a row of
 * another owner is a row that does not exist.
 */
export interface Repositories {
  accounts: AccountStore
  signUps: SignUpStore
  devices: DeviceStore
  sessions: SessionStore
  records: RecordStore
  files: FileStore
  idempotency: IdempotencyStore
  attempts: AttemptStore
  links: LinkStore
  outbox: OutboxStore
  counters: CounterStore
}

export interface Store extends Repositories {
  /**
   * Carries `work` out whole or not at all. Inside it only the given repositories may be used. It may be begun anew, so
   * it does nothing that lasts outside the database.
   */
  transaction<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>
  /** Whether the last process ended without closing the database, which was then checked as it was opened. */
  recovered?: boolean
  /** Brings the database into its newest form, and all records into the shape of the definitions. */
  migrate(): Promise<void>
  /** Leaves nothing of what was deleted readable beside the data, as far as the database can. */
  forget(): Promise<void>
  /** Resolves if the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface AccountStore {
  /** False if the email is taken. */
  add(account: AccountRow): Promise<boolean>
  byEmail(email: string): Promise<AccountRow | undefined>
  byId(id: string): Promise<AccountRow | undefined>
  /** Whether the account is there; if so, it stays, and other saves of it wait, until the transaction ends. */
  stays(id: string): Promise<boolean>
  /** The account, locked against removal and new rows until the transaction ends. */
  hold(id: string): Promise<AccountRow | undefined>
  /** Sets another password, and makes every token that was given out before worthless. The account is then active. */
  changePassword(id: string, hash: string): Promise<void>
  /** Lets the account sign in from any device. */
  activate(id: string): Promise<void>
  /** Removes the account and all rows that refer to it. */
  remove(id: string): Promise<void>
}

export interface SignUpStore {
  /** Lets no other transaction that holds them change the sign-ups of an address until this one ends. */
  hold(email: string): Promise<void>
  /** Removes the oldest ones of the same address where there are more than `most`. */
  add(signUp: SignUpRow, most: number): Promise<void>
  byId(id: string): Promise<SignUpRow | undefined>
  /** Newest first. */
  ofEmail(email: string): Promise<SignUpRow[]>
  /** Gives a sign-up its password and device, and removes all others of the address. */
  keepOnly(signUp: Pick<SignUpRow, 'id' | 'email' | 'password_hash' | 'device'>): Promise<void>
  /** Removes all of an address, with their links and mails. */
  removeOf(email: string): Promise<void>
  dropBefore(time: string): Promise<void>
}

export interface DeviceStore {
  /** Removes those of the same account that expire first where there are more than `most`. */
  remember(device: DeviceRow, most: number): Promise<void>
  /** The first of the hashes that is remembered. */
  find(hashes: readonly string[], now: string): Promise<string | undefined>
  removeOf(accountId: string): Promise<void>
  dropExpired(now: string): Promise<void>
}

/** A session with what the account says now. */
export type LiveSession = Pick<SessionRow, 'id' | 'account_id' | 'created_at' | 'expires_at' | 'revoked_at' | 'epoch'> &
  Pick<AccountRow, 'active'> & { accountEpoch: number }

export interface SessionStore {
  add(session: SessionRow): Promise<void>
  find(id: string): Promise<LiveSession | undefined>
  revoke(id: string, now: string): Promise<void>
  removeOf(accountId: string): Promise<void>
  /** Removes all of an account but the newest ones that live. */
  keepNewest(accountId: string, most: number, now: string): Promise<void>
  dropExpired(now: string): Promise<void>
}

/** Gives and takes records in the shape of the definitions of now, whatever shape they are stored in. */
export interface RecordStore {
  /**
   * What is kept beside the documents of all records of a kind, newest first, a page at a time. A record that is changed
   * between two pages comes as it is when its page is read.
   */
  summaries(owner: string, name: string, column: keyof Summary): AsyncIterable<string[]>
  find(owner: string, name: string, id: string): Promise<RecordRow | undefined>
  /** A record, locked against other changes until the transaction ends. */
  hold(owner: string, name: string, id: string): Promise<RecordRow | undefined>
  add(record: RecordRow): Promise<void>
  /** False if the version is no longer `from`. */
  replace(record: RecordRow, from: number): Promise<boolean>
  remove(owner: string, name: string, id: string): Promise<boolean>
  count(owner: string, name: string): Promise<number>
  /** Whether an owner has fewer records of a kind than `most`. */
  hasRoom(owner: string, name: string, most: number): Promise<boolean>
  /** The kinds of which an owner has records. */
  kinds(owner: string): Promise<string[]>
  /** Records of a kind by their ids; they stay until the transaction ends. */
  keep(owner: string, name: string, ids: readonly string[]): Promise<RecordRow[]>
  /** All records of a kind, or those whose document holds a text, oldest first; a few are held at a time. */
  all(owner: string, name: string, text?: string): AsyncIterable<RecordRow>
}

export interface FileStore {
  add(files: FileRow[]): Promise<void>
  find(owner: string, id: string): Promise<FileRow | undefined>
  ofRecord(owner: string, recordId: string): Promise<FileRow[]>
  remove(owner: string, ids: string[]): Promise<void>
  ofOwner(owner: string): Promise<FileRow[]>
  /** How much room the files of an owner take. */
  bytesOf(owner: string): Promise<number>
  /** Ids of all files of all owners; for sweeping only. */
  allIds(): Promise<string[]>
}

export interface StoredAnswer {
  requestHash: string
  answer: string
}

export interface IdempotencyStore {
  /** The answer that stands under the key; undefined if the key is new, which is then claimed. */
  claim(owner: string, key: string, requestHash: string, now: string): Promise<StoredAnswer | undefined>
  keep(owner: string, key: string, answer: string): Promise<void>
  dropBefore(time: string): Promise<void>
}

export interface AttemptStore {
  /** Counts one attempt, and gives how many there were in the running window and when it ends (ISO). */
  count(bucket: string, now: string, endsAt: string): Promise<{ count: number; endsAt: string }>
  /** Takes one attempt back. */
  giveBack(bucket: string): Promise<void>
  clear(bucket: string): Promise<void>
  /** Clears all buckets whose name begins with a word. */
  clearOf(word: string): Promise<void>
  dropEnded(now: string): Promise<void>
}

export interface LinkStore {
  add(link: LinkRow): Promise<void>
  find(hash: string, purpose: LinkRow['purpose']): Promise<LinkRow | undefined>
  /** Uses a link up, with all links of its holder for the same purpose. False if another call was faster. */
  use(hash: string, purpose: LinkRow['purpose']): Promise<boolean>
  dropBefore(time: string): Promise<void>
}

export interface OutboxStore {
  add(mail: OutboxRow): Promise<void>
  /** Takes the mail that has been due for longest, and keeps all others away from it until a time. */
  claim(now: string, until: string): Promise<OutboxRow | undefined>
  postpone(id: string, dueAt: string): Promise<void>
  remove(id: string): Promise<void>
  removeFor(recipient: string): Promise<void>
}

export interface CounterStore {
  /** The next running number of an owner's records of one kind, from 1. */
  next(owner: string, name: string): Promise<number>
}
