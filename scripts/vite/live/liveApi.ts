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

/** @param onTrouble called when `trouble` says something else */
export function createLiveApi(vite: ViteDevServer, onTrouble: () => void) {
  let opened: Promise<Server.OpenServer> | undefined
  let trouble: string | undefined
  const begun = new Set<Promise<unknown>>()

  function tell(reason?: string): void {
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
      () => tell(),
      (cause: unknown) => {
        // The obstacle may be gone at the next call.
        if (opened === turn) opened = undefined
        tell(`The API cannot be opened. ${(cause as Error).message}`)
      },
    )
    return turn
  }

  async function end(before: Promise<Server.OpenServer> | undefined, changed: Changed): Promise<void> {
    const api = await before?.catch(() => undefined)
    await Promise.race([Promise.all(begun), new Promise((done) => setTimeout(done, endTimeoutMs).unref())])
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
            .finally(() => begun.delete(closed))
          begun.add(closed)
          app.routing(request, response)
        },
        () => {
          response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' })
          response.end(trouble)
        },
      )
    },
    /**
     * Opens the API anew by what stands on disk: calls that have begun end, the next ones wait until records are carried
     * over.
     * @param changed files that it runs and that have changed
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
