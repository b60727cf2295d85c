import { existsSync } from 'node:fs'
import { openServer, type OpenOptions, type OpenServer } from './openServer.ts'
import { builtApp } from './paths.ts'
import type { Settings } from './settings.ts'

export interface StartedServer extends OpenServer {
  /** Address of the browser app on this machine. */
  address: string
  /** Finishes what was accepted, then closes everything. */
  close: () => Promise<void>
}

/** Opens the data folder, serves API and built browser app on one port, and gives its address. */
export async function startServer(settings: Settings, options: OpenOptions = {}): Promise<StartedServer> {
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
