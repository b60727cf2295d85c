import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { readCatalogue } from './catalogue.ts'
import { createLookups } from './lookups/createLookups.ts'
import { openServer } from './openServer.ts'
import { projectRoot } from './paths.ts'
import { readSettings } from './settings.ts'
import { readHistory } from './store/recordHistory.ts'
import { summariesOf } from './summariesOf.ts'

/** The API alone, without a port: the development server hands calls to it and does the rest itself. */
export interface DevelopmentApi {
  routing: (request: IncomingMessage, response: ServerResponse) => void
  /** Answers by the definitions and the contract as they stand on disk now; sessions and data stay. */
  reread: () => Promise<void>
  close: () => Promise<void>
}

export async function openDevelopmentApi(environment: NodeJS.ProcessEnv): Promise<DevelopmentApi> {
  const { app, services } = await openServer(readSettings(environment))
  await app.ready()
  let current = app
  const opened = Date.now()
  const edition = (file: string) => {
    const changed = statSync(file).mtimeMs
    return changed > opened ? `?changed=${changed}` : ''
  }
  return {
    routing: (request, response) => current.routing(request, response),
    async reread() {
      const catalogue = await readCatalogue(projectRoot, services.clock, edition)
      const lookups = createLookups(join(projectRoot, 'schemas'))
      await services.store.follow({ ...readHistory(projectRoot), summaries: summariesOf(catalogue) })
      const next = await createApp({ ...services, catalogue, lookups })
      await next.ready()
      const before = current
      current = next
      // The first one owns the database, and stays open below its followers.
      if (before !== app) await before.close()
    },
    async close() {
      if (current !== app) await current.close()
      await app.close()
    },
  }
}
