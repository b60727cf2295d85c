import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { values } from '#generated/values.gen.ts'
import { accountMessages } from './accounts/accountMessages.ts'
import { createPasswords } from './credentials/passwords.ts'
import { createTokens, readTokenKey } from './credentials/tokens.ts'
import { type AppOptions, createApp } from './app.ts'
import { openCatalogue } from './catalogue.ts'
import { openFiles } from './files/openFiles.ts'
import { createValueLists } from './lookups/createValueLists.ts'
import { createMailWorker } from './mail/createMailWorker.ts'
import { openTransport } from './mail/transports.ts'
import { builtApp } from './paths.ts'
import { canOthersEnter, closeDataFolder } from './privateFiles.ts'
import { createShares } from './shares.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/openStore.ts'
import { readHistory } from './store/RecordHistory.ts'
import { summariesOf } from './summariesOf.ts'

const hour = 60 * 60 * 1000

/** Calls without an account that one network address has at work: each may hash a password. */
const maxOfAddress = 8

type Intercept = <Part extends object>(name: 'store' | 'files' | 'mail', part: Part) => Part
const asItIs: Intercept = (_, part) => part

export interface OpenOptions extends AppOptions {
  clock?: () => Date
  passwords?: Services['passwords']
  /** Most transactions of the embedded database that share one flush of the disk. */
  groupSize?: number
  /** Takes messages for the operator; standard output by default. */
  print?: (text: string) => void
  /** Stands before store, file storage and mail transport: tests make calls fail there. */
  intercept?: Intercept
  /** Whether steps that the records have taken, and that say something else by now, are taken back; else they stop it. */
  undo?: boolean
}

export type OpenServer = Awaited<ReturnType<typeof openServer>>

/**
 * Opens the data folder and makes the server, without listening. Closing `app` finishes accepted calls, then closes the
 * database. Throws with the reason if data folder or database cannot be opened.
 */
export async function openServer(settings: Settings, options: OpenOptions = {}) {
  const { clock = () => new Date(), passwords = createPasswords(), undo = false, groupSize, ...others } = options
  const { intercept = asItIs, ...appOptions } = others
  const print = options.print ?? ((text: string) => void process.stdout.write(text))
  closeDataFolder(settings.dataDir)
  const catalogue = openCatalogue(clock)
  const history = { ...readHistory(), undo, summaries: summariesOf(catalogue) }
  const store = intercept('store', await openStore(settings, history, groupSize))
  try {
    const files = intercept('files', await openFiles(settings))
    const key = readTokenKey(settings.dataDir, settings.tokenKey)
    const tokens = createTokens(key)
    const fingerprint = (text: string) => createHmac('sha256', key).update(text).digest('hex')
    const lookups = createValueLists(values)
    const messageFor = accountMessages(store, settings, clock)
    const transport = intercept('mail', openTransport(settings, print))
    const mailWorker = createMailWorker({ transport, outbox: store.outbox, messageFor, clock, log: () => app.log })
    // An account, or an address, never has more than half of the connections.
    const maxAtWork = Math.floor(store.connections / 2)
    const shares = {
      ofAccounts: createShares(settings.maxCalls, maxAtWork),
      // Many people may share an address: their calls wait, and none is refused. Reading the head of a call and sending
      // a page take longer than the call itself, and are not timed.
      ofAddresses: createShares(Infinity, Math.min(maxAtWork, maxOfAddress), 0),
    }
    const given = { settings, catalogue, lookups, store, files, tokens, passwords, mailWorker, clock }
    const services: Services = { ...given, fingerprint, shares }
    const app = await createApp(services, appOptions)
    if (canOthersEnter(settings.dataDir)) {
      app.log.warn({ dataDir: settings.dataDir }, 'the data folder can be entered by others: chmod 700')
    }
    if (store.recovered) app.log.warn('the last stop was not clean: the database was checked, and is whole')
    if (store.migrated.size > 0) app.log.info({ records: Object.fromEntries(store.migrated) }, 'records were migrated')
    for (const warning of settings.warnings) app.log.warn(warning)
    const tidy = async (starting: boolean) => {
      await store.dropStale(clock())
      await files.dropIncoming(starting)
      return files.sweep((beginning) => store.files.idsFrom(beginning), starting)
    }
    const missing = await tidy(true)
    if (missing > 0) app.log.error({ missing }, 'files are missing')
    const timer = setInterval(() => void tidy(false).catch((err: unknown) => app.log.error(err)), hour)
    timer.unref()
    mailWorker.start()
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await mailWorker.stop()
      await store.close()
    })
    return { app, services }
  } catch (error) {
    await store.close()
    throw error
  }
}

/**
 * Serves API and built browser app on one port and returns its address on this machine. `close` finishes accepted
 * calls.
 */
export async function startServer(settings: Settings, options: OpenOptions = {}) {
  const browserApp = existsSync(`${builtApp}/index.html`) ? { browserApp: builtApp } : {}
  const opened = await openServer(settings, { ...browserApp, ...options })
  try {
    const origin = await opened.app.listen({ port: settings.port, host: settings.host })
    // Any free port: only now it is known where the links of mails lead.
    if (settings.publicUrl.endsWith(':0')) settings.publicUrl = origin
    return { ...opened, address: origin + settings.basePath, close: () => opened.app.close() }
  } catch (error) {
    await opened.app.close()
    throw error
  }
}
