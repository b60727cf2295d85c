import type { TestProject } from 'vitest/node'
import { startPostgres } from './embeddedPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server that all tests of this project share; the others run on SQLite. */
    postgresUrl?: string
  }
}

/** One server for the whole project; each test server gets a schema of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ durable: false })
  project.provide('postgresUrl', server.url)
  return server.close
}
