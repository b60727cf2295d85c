import { once } from 'node:events'
import { resolve } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { normalizePath, type ViteDevServer } from 'vite'
import type * as Server from '#server/openServer.ts'
import type * as Settings from '#server/settings.ts'

export type LiveApi = ReturnType<typeof createLiveApi>

/** The module that imports all validators. */
const records = 'src/generated/records.gen.ts'

type Changed = 'all' | readonly string[]

/** How long calls that have begun may take to end, in milliseconds. */
const endTimeoutMs = 10_000

/**
 * Runs the API of the dev server from source. It is opened at the first call.
 * @param onTrouble called when the reason why the API cannot be opened has changed
 */
export function createLiveApi(vite: ViteDevServer, onTrouble: () => void) {
  let opened: Promise<Server.OpenServer> | undefined
  let trouble: string | undefined
  const openCalls = new Set<Promise<unknown>>()

  function setTrouble(reason?: string): void {
    if (reason === trouble) return
    trouble = reason
    onTrouble()
  }

  /** Runs the server from source, like the browser's half. */
  async function open(): Promise<Server.OpenServer> {
    const server = (await vite.ssrLoadModule('/src/server/openServer.ts')) as typeof Server
    const { readSettings } = (await vite.ssrLoadModule('/src/server/settings.ts')) as typeof Settings
    const [address] = vite.resolvedUrls?.local ?? []
    const settings = readSettings({ ...(address && { PUBLIC_URL: address }), ...process.env })
    const opened = await server.openServer(settings, { undo: true })
    await opened.app.ready()
    return opened
  }

  function openNow(after: Promise<unknown> = Promise.resolve()): Promise<Server.OpenServer> {
    const turn = after.then(open)
    opened = turn
    turn.then(
      () => setTrouble(),
      (cause: unknown) => {
        // The obstacle may be gone at the next call.
        if (opened === turn) opened = undefined
        setTrouble(`The API cannot be opened. ${(cause as Error).message}`)
      },
    )
    return turn
  }

  async function end(before: Promise<Server.OpenServer> | undefined, changed: Changed): Promise<void> {
    const api = await before?.catch(() => undefined)
    await Promise.race([Promise.all(openCalls), new Promise((done) => setTimeout(done, endTimeoutMs).unref())])
    await api?.app.close()
    const { moduleGraph } = vite.environments.ssr
    if (changed === 'all') moduleGraph.invalidateAll()
    // A module that imports validators is run anew, since Node holds them and Vite does not know them.
    else for (const file of [...changed, resolve(records)]) moduleGraph.onFileChange(normalizePath(file))
  }

  return {
    answer(request: IncomingMessage, response: ServerResponse) {
      ;(opened ?? openNow()).then(
        ({ app }) => {
          const closed = once(response, 'close')
            .catch(() => undefined)
            .finally(() => openCalls.delete(closed))
          openCalls.add(closed)
          app.routing(request, response)
        },
        () => {
          response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' })
          response.end(trouble)
        },
      )
    },
    /**
     * Reopens the API with the files on disk. Calls that have begun may end first; the next calls wait until stored records
     * are migrated.
     * @param changed the changed files that the API runs
     */
    async renew(changed: Changed) {
      if (opened || trouble !== undefined) await openNow(end(opened, changed)).catch(() => undefined)
    },
    trouble: () => trouble,
    async close() {
      await (await opened?.catch(() => undefined))?.app.close()
    },
  }
}
