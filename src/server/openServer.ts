import type { FastifyInstance } from 'fastify'
import { createApp, type AppOptions } from './app.ts'
import { readCatalogue } from './catalogue.ts'
import { openDiskFiles } from './files/diskFiles.ts'
import { createPasswords } from './identity/passwords.ts'
import { readTokenKey } from './identity/tokenKey.ts'
import { createTokens } from './identity/tokens.ts'
import { projectRoot } from './paths.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'
import { openSqlite } from './store/openSqlite.ts'
import type { Store } from './store/Store.ts'

const hour = 60 * 60 * 1000

export interface OpenOptions extends AppOptions {
  clock?: () => Date
  passwords?: Services['passwords']
}

export interface OpenServer {
  app: FastifyInstance
  services: Services
}

/**
 * Opens the data folder and makes the server, without listening. Closing `app` finishes what was accepted, then closes
 * the database. Throws with the reason if the data folder cannot be had.
 */
export async function openServer(settings: Settings, options: OpenOptions = {}): Promise<OpenServer> {
  const { clock = () => new Date(), passwords = createPasswords(), ...appOptions } = options
  const catalogue = await readCatalogue(projectRoot, clock)
  const store = await openSqlite(settings.dataDir)
  try {
    const files = await openDiskFiles(settings.dataDir)
    const tokens = createTokens(readTokenKey(settings.dataDir, settings.tokenKey))
    const services: Services = { settings, catalogue, store, files, tokens, passwords, clock }
    const app = await createApp(services, appOptions)
    const { missing } = await files.sweep(new Set(await store.files.allIds()))
    if (missing.length > 0) app.log.error({ missing: missing.length }, 'files are missing below DATA_DIR')
    await dropStale(store, clock())
    const timer = setInterval(() => void dropStale(store, clock()).catch((err: unknown) => app.log.error(err)), hour)
    timer.unref()
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await store.close()
    })
    return { app, services }
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Idempotency keys live for a day; ended sessions and windows of the sign-in limits are of no more use. */
async function dropStale(store: Store, now: Date): Promise<void> {
  await store.idempotency.dropBefore(new Date(now.getTime() - 24 * hour).toISOString())
  await store.sessions.dropExpired(now.toISOString())
  await store.attempts.dropEnded(now.toISOString())
}
