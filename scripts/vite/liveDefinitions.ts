import { relative, resolve } from 'node:path'
import { normalizePath, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite'
import { generatedCode, generatedPages } from '../generate/generatedFiles.ts'
import type { Finding } from '#compiler/text/Finding.ts'
import { shapeFile } from '../generate/shape.ts'
import { overlayOf } from './live/overlay.ts'
import { createLiveApi, type LiveApi } from './live/liveApi.ts'
import { createRefresh } from './live/refresh.ts'

const mended = 'definitions:mended'
/** Vite would load the page anew to take its overlay away, and with the page all that was typed. */
const overlayCode = `
import.meta.hot.on('${mended}', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close()
})
`

/**
 * While developing: a definition, a file of words, the contract or code of the server that is saved reaches the open page
 * and the API as soon as it is right, and is said over the page as long as it is not.
 */
export function liveDefinitions(apiPrefix: string): Plugin {
  const root = process.cwd()
  const refresh = createRefresh(root)
  let api: LiveApi | undefined
  const isDefinition = (path: string) =>
    path !== shapeFile && /^(schemas|locales|openapi|scripts\/demo\/records)\/.*\.(json|ya?ml)$/.test(path)
  const isCode = (path: string) => /^src\/(server|engine)\/.*(?<!\.test)\.ts$/.test(path)
  const isGenerated = (path: string) => path.startsWith(`${generatedCode}/`) || path.startsWith(`${generatedPages}/`)
  /** Changes that are not shown yet, because of a mistake or because more changes follow. */
  const waiting = new Set<EnvironmentModuleNode>()
  /** Of what has changed, whether all of it are words of the page, and whether some of it is code. */
  let wordsOnly = true
  let code = false
  let findings: Finding[] = []
  let logged: string | undefined
  let saves = 0
  let queue: Promise<unknown> = Promise.resolve()

  /** Shows the present mistakes over the page, or removes them once there are none. */
  function tell(vite: ViteDevServer): void {
    const trouble = api?.trouble()
    const overlay = overlayOf(findings, root, trouble)
    // Vite would keep a mistake for the first page that is opened, however long it has been mended by then.
    if (overlay && vite.ws.clients.size > 0) vite.environments.client.hot.send(overlay)
    const message = overlay?.err.message
    if (message === logged) return
    if (message !== undefined) vite.config.logger.error(message, { timestamp: true })
    else {
      vite.environments.client.hot.send(mended)
      vite.config.logger.info('The mistake is mended.', { timestamp: true })
    }
    logged = message
  }

  /** Undefined if a later save takes it over, or if something is wrong. */
  async function take(vite: ViteDevServer, save: number) {
    if (save !== saves) return undefined
    const refreshed = refresh.now(wordsOnly)
    findings = refreshed.findings
    if (findings.length === 0) {
      const changed = code ? 'all' : refreshed.written.map((name) => resolve(root, name))
      const renews = !wordsOnly
      // Before the API is opened anew: a file saved meanwhile has a turn of its own.
      wordsOnly = true
      code = false
      if (renews) await api?.renew(changed)
    }
    tell(vite)
    return findings.length === 0 ? refreshed : undefined
  }

  return {
    name: 'live-definitions',
    apply: 'serve',
    configureServer(vite) {
      const live = createLiveApi(vite, () => tell(vite))
      api = live
      vite.middlewares.use(apiPrefix, (request, response) => {
        // The API knows its calls by their whole addresses.
        request.url = request.originalUrl
        live.answer(request, response)
      })
      // The first check compiles the meta-schemas; the next ones only read what has changed.
      findings = refresh.now(false).findings
      tell(vite)
      vite.ws.on('connection', () => tell(vite))
      vite.httpServer?.once('close', () => {
        refresh.stop()
        void live.close()
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', attrs: { type: 'module' }, children: overlayCode }],
    },
    hotUpdate: {
      order: 'post',
      async handler({ file, modules, server, type, read }) {
        const path = normalizePath(relative(root, file))
        if (isGenerated(path)) return type === 'delete' || refresh.isOwn(path, await read()) ? [] : undefined
        const changesCode = isCode(path)
        if (!changesCode && !isDefinition(path)) return undefined
        if (this.environment.name !== 'client') return []
        code ||= changesCode
        wordsOnly &&= type === 'update' && /^locales\/.*(?<!\/mail\.json)$/.test(path)
        if (!changesCode) for (const module of modules) waiting.add(module)
        const save = ++saves
        const turn = queue.then(() => take(server, save))
        queue = turn.catch(() => undefined)
        const refreshed = await turn
        // Vite reloads the modules that the page runs.
        if (changesCode) return undefined
        if (!refreshed) return []
        const graph = this.environment.moduleGraph
        const remade = refreshed.written.flatMap((name) => [
          ...(graph.getModulesByFile(normalizePath(resolve(root, name))) ?? []),
        ])
        const shown = [...waiting, ...remade]
        waiting.clear()
        return shown
      },
    },
  }
}
