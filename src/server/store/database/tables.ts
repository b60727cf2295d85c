import type { Json } from '#engine/record/path.ts'
import type { Generated, Kysely } from 'kysely'

/** The databases that the server speaks to. SQLite has one writer at a time; PostgreSQL has many, in many processes. */
export type DatabaseKind = 'sqlite' | 'postgres'

export type Transact = <Result>(work: (transaction: Kysely<Tables>) => Promise<Result>) => Promise<Result>

/**
 * The tables, in SQL that SQLite and PostgreSQL share: ids are made by us, times are ISO texts, documents are JSON
 * texts, truth is 0 or 1. The owner leads every key, so that rows can be spread by owner.
 */
export interface Tables {
  accounts: AccountRow
  sessions: SessionRow
  /**
   * `step`: number of the step of `schemas/migrations` in whose shape the document is stored. `made_by` says what made the
   * summary that is kept beside it.
   */
  records: RecordRow & { [Column in Exclude<keyof StoredForm, 'document'>]: Generated<StoredForm[Column]> }
  /** A step that records have taken, with all that it says, so that they can go back even where it is not known. */
  record_steps: {
    number: number
    name: string
    /** JSON. */
    definition: string
  }
  /**
   * Values that a rule allows once among the records of an owner and kind. `also` is empty for the record that took them,
   * and the id of a record that had the same ones before they were compared.
   */
  unique_values: {
    owner: string
    name: string
    rule: string
    hash: string
    also: string
    record_id: string
  }
  /** The references between records: ids alone, since the document holds the fields. */
  record_references: {
    owner: string
    target_id: string
    record_id: string
  }
  files: FileRow
  idempotency_keys: {
    owner: string
    key: string
    request_hash: string
    /** JSON of the answer; empty while the call that claimed the key is under way. */
    answer: string
    created_at: string
  }
  attempts: {
    bucket: string
    count: number
    ends_at: string
  }
  sign_ups: SignUpRow
  devices: DeviceRow
  links: LinkRow
  outbox: OutboxRow
  /** The running number of an owner's records of one kind. */
  counters: {
    owner: string
    name: string
    last: number
  }
}

export interface AccountRow {
  id: string
  /** In normal form; unique. */
  email: string
  password_hash: string
  /** JSON list of role names. */
  authorities: string
  /** 1 once its password is known to be its owner's, else 0. */
  active: number
  /** Raised to end all sessions at once. */
  epoch: number
  created_at: string
  /** Language in which the account is written to. */
  language: string
}

export interface SessionRow {
  id: string
  account_id: string
  epoch: number
  created_at: string
  expires_at: string
  revoked_at: string | null
  /** Names of the browser and the system that opened it; null where they are unknown. */
  browser: string | null
  system: string | null
  /** The first use on the day of its last use; null where it was not used since that is kept. */
  used_at: string | null
}

export interface RecordRow {
  id: string
  /** Name of the record definition, `folder/name`. */
  name: string
  owner: string
  version: number
  created_at: string
  updated_at: string
  document: string
}

/** The parts of a record that lists and searches read instead of its document, as JSON texts. */
export interface Summary {
  /** The row of a list. */
  listed: string
  /** The traces of the entries that are searched, by the id of the call that searches them. */
  searched: string
}

/** The content of a row of `records` besides owner, version and times: a document as a store writes it. */
export type StoredForm = Summary & { document: string; step: number; made_by: string }

export const storedRecord = (row: Pick<RecordRow, 'document'>): Json => JSON.parse(row.document) as Json

export interface FileRow {
  id: string
  owner: string
  record_id: string
  label: string
  media_type: string
  size: number
  sha256: string
  created_at: string
}

/**
 * A sign-up that waits for its activation. An address may have several, each with the password that was chosen with it:
 * the link that is used decides which one becomes the account.
 */
export interface SignUpRow {
  /** Becomes the id of the account. */
  id: string
  /** In normal form. */
  email: string
  password_hash: string
  language: string
  /** JSON of the values given at sign-up. */
  introduction: string
  created_at: string
  /** Hash of the key of the device that signed up; null where it brought none. */
  device: string | null
}

/** Devices that have signed in to an account, or used its link. */
export interface DeviceRow {
  /** Keyed hash of the address of the account and the key or network address of the device. */
  hash: string
  account_id: string
  expires_at: string
}

/** A link of a mail: may be used once, until it expires. Belongs to an account or to a sign-up. */
export interface LinkRow {
  /** SHA-256 of the secret, hex; the secret itself stands in the mail alone. */
  hash: string
  purpose: 'activation' | 'passwordReset'
  account_id: string | null
  sign_up_id: string | null
  expires_at: string
}

/** A mail that is to be sent. Its text is made when it is sent. */
export interface OutboxRow {
  id: string
  purpose: LinkRow['purpose']
  /** As accounts store it; there need not be an account. */
  recipient: string
  sign_up_id: string | null
  created_at: string
  /** Earliest time to send it; while a worker sends it, the end of its claim. */
  due_at: string
  attempts: number
}
