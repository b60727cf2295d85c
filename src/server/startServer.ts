import { existsSync } from 'node:fs'
import { openServer, type OpenOptions } from './openServer.ts'
import { builtApp } from './paths.ts'
import type { Settings } from './settings.ts'

/** Opens the data folder, serves API and built browser app on one port, and gives its address on this machine. `close` finishes what was accepted. */
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
