import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer, type Environment, type ServerProcess } from '../../api/serverProcess.ts'
import { freePort } from '../../freePort.ts'
import { newAccounts } from './Account.ts'

/** The real product, in a process of its own with a data folder of its own. */
export type ProductServer = Awaited<ReturnType<typeof startProductServer>>

interface Started {
  project?: string
  program?: string[]
  people?: number
}

// More than there are tests: without a failure one worker may run them all.
const accountsPerServer = 200

/**
 * Starts the product over a fresh data folder.
 * @param settings environment beside the folder
 * @param project folder of the product, where it is not this one
 * @param program words for Node that start it; from its source if there are none
 * @param people how many have an account
 */
export async function startProductServer(
  settings: Environment = {},
  { project = process.cwd(), program, people = accountsPerServer }: Started = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'trousseau-browser-'))
  const PORT = settings.PORT ?? String(await freePort())
  const environment = { HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings, PORT, DATA_DIR: dataDir }
  const accounts = await newAccounts(environment, people)
  let server: ServerProcess | undefined
  async function start(): Promise<void> {
    server = runServer(environment, { cwd: project, ...(program && { program }) })
    await server.ready()
  }
  const stop = () => server?.end('SIGTERM')
  await start()
  const url = `http://127.0.0.1:${PORT}${(settings.BASE_PATH ?? '/').replace(/\/*$/, '/')}`
  return {
    /** Address of the browser app, with the base path and a slash at the end. */
    url,
    /** The same, past everything that a test may put in between. */
    direct: url,
    dataDir,
    /** Accounts that may sign in. */
    accounts,
    stop,
    /** Stops it and starts it again over the same data. */
    async restart() {
      await stop()
      await start()
    },
    /** Stops it and takes its data away. */
    async remove() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
