import { Database } from '#server/store/database/sqliteDriver.ts'
import { Unavailable } from '#server/errors.ts'

const sqlite = (code: string) => new Database.SqliteError(`planted: ${code}`, code)
const system = (code: string) => Object.assign(new Error(`planted: ${code}`), { code, errno: -1 })
const smtp = (responseCode: number) => Object.assign(new Error('planted'), { code: 'EENVELOPE', responseCode })
const cut = () => new Error('planted: the connection was cut')

/** How a call fails: the error that store, files or mail really give, and whether the call was carried out before. */
export interface Fault {
  errorOf: (name: string) => Error
  done: boolean
}

const partOf = (name: string) => name.split('.')[0] as 'store' | 'files' | 'mail'
const fault = (errors: Record<ReturnType<typeof partOf>, (name: string) => Error>, done = false): Fault => ({
  errorOf: (name) => errors[partOf(name)](name),
  done,
})

/** Every way in which a call to disk, database or mail server fails. */
export const faults = {
  busy: fault({ store: () => sqlite('SQLITE_BUSY'), files: () => system('EMFILE'), mail: () => smtp(421) }),
  full: fault({ store: () => sqlite('SQLITE_FULL'), files: () => system('ENOSPC'), mail: () => smtp(452) }),
  gone: fault({
    store: () => new Unavailable('database', cut()),
    files: () => new Unavailable('storage of files', cut()),
    mail: () => system('ECONNREFUSED'),
  }),
  refused: fault({ store: () => sqlite('SQLITE_READONLY'), files: () => system('EACCES'), mail: () => smtp(550) }),
  'done and not answered': fault(
    {
      store: (name) => new Unavailable('database', cut(), { mayBeDone: name.endsWith('commit') }),
      files: () => new Unavailable('storage of files', cut()),
      mail: () => system('ETIMEDOUT'),
    },
    true,
  ),
}
