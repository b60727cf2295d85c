import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type CallArguments } from '#client/createClient.ts'
import { createAccount } from '#server/accounts/createAccount.ts'
import { openServer } from '#server/openServer.ts'
import { writeWhole } from '#server/privateFiles.ts'
import type { Settings } from '#server/settings.ts'
import { readFileParts, readOrders, type RecordOrder } from './readOrders.ts'

export const demoAccount = { email: 'demo@trousseau.example', password: 'Trousseau-2026' }

/**
 * Makes the demo account and enters its records through the API, once for each data folder. An interrupted run is
 * resumed, and records that the user changed or removed later are left alone. Returns how many records this call
 * entered, and whether the printed password still opens the account.
 */
export async function prepareDemo(
  settings: Settings,
  { orders: given, tell = () => {} }: { orders?: RecordOrder[]; tell?: (line: string) => void } = {},
) {
  const { app, services } = await openServer(settings)
  try {
    const { store, passwords } = services
    let progress = readProgress(settings.dataDir)
    if (!progress && !(await store.accounts.byEmail(demoAccount.email))) {
      progress = { done: 0, begun: new Date().toISOString() }
      await saveProgress(settings.dataDir, progress)
    }
    const orders = given ?? readOrders(progress && new Date(progress.begun))
    if (!progress || progress.done >= orders.length) return { entered: 0, isPasswordRight: await isPasswordRight() }

    // An account that is there already is one that a stopped run has made.
    await createAccount(demoAccount, services)
    tell(`Entering ${orders.length - progress.done} records of the demo with their files…`)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const call = await signIn(origin + settings.apiPrefix)
    const waiting = orders.slice(progress.done)
    const files = await Promise.all(waiting.map(readFileParts))
    for (const [index, { operation, addressedBy, json }] of waiting.entries()) {
      const path = addressedBy === undefined ? {} : ((await call(addressedBy)) as Record<string, string>)
      const idempotencyKey = `demo-${progress.begun}-${progress.done}`
      await call(operation, { path, json, files: files[index] ?? [], idempotencyKey })
      progress = { ...progress, done: progress.done + 1 }
      await saveProgress(settings.dataDir, progress)
    }
    await call('signOut')
    return { entered: waiting.length, isPasswordRight: true }

    async function isPasswordRight(): Promise<boolean> {
      const account = await store.accounts.byEmail(demoAccount.email)
      return passwords.verify(demoAccount.password, account?.password_hash)
    }
  } finally {
    await app.close()
  }
}

/** Calls of the demo account, which throw where they are refused. */
async function signIn(prefix: string) {
  let token = ''
  const client = createClient({ prefix, session: { read: () => ({ access_token: token }) } })
  /** Sends a call. Throws with the server's reason if it is refused. */
  const callOrThrow = async (operation: string, given?: CallArguments): Promise<unknown> => {
    const { ok, status, data, problem, reason } = await client.call(operation, given)
    if (ok) return data
    const details = JSON.stringify(problem ?? reason)
    throw new Error(`${operation} was refused (${status}): ${details}; npm run lint:schemas names the file and line`)
  }
  const { email: username, password } = demoAccount
  const session = (await callOrThrow('signIn', { json: { username, password } })) as { access_token: string }
  token = session.access_token
  return callOrThrow
}

/** How far the demo has been entered into a data folder. */
interface Progress {
  done: number
  /** When it was begun, as ISO text: a run that is taken up later sends the very same dates and keys. */
  begun: string
}

const fileOf = (dataDir: string) => join(dataDir, 'demo.json')

/** The state of the demo in a data folder. Undefined if none was ever begun in it. */
function readProgress(dataDir: string): Progress | undefined {
  const file = fileOf(dataDir)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Progress) : undefined
}

/** Whole, whenever the program is stopped. */
export const saveProgress = (dataDir: string, progress: Progress): Promise<void> =>
  writeWhole(fileOf(dataDir), JSON.stringify(progress))
