import { relative, resolve } from 'node:path'
import { normalizePath, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite'
import { generatedCode, generatedPages } from '../generate/generatedFiles.ts'
import type { Finding } from '#compiler/text/Finding.ts'
import { shapeFile } from '../generate/shape.ts'
import { overlayOf } from './live/overlay.ts'
import { createLiveApi, type LiveApi } from './live/liveApi.ts'
import { createRefresh } from './live/refresh.ts'

const mended = 'definitions:mended'
/** Closes Vite's error overlay. Vite itself would reload the page for that, and typed values would be lost. */
const overlayCode = `
import.meta.hot.on('${mended}', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close()
})
`

/**
 * Vite plugin of the dev server. A saved definition, file of words, contract or code of the server is checked, and updates
 * the open page and the API. A mistake is shown over the page instead, until it is mended.
 */
export function liveDefinitions(apiPrefix: string): Plugin {
  const root = process.cwd()
  const refresh = createRefresh(root)
  let api: LiveApi | undefined
  const isDefinition = (path: string) =>
    path !== shapeFile && /^(schemas|locales|openapi|scripts\/demo\/records)\/.*\.(json|ya?ml)$/.test(path)
  const isCode = (path: string) => /^src\/(server|engine)\/.*(?<!\.test)\.ts$/.test(path)
  const isGenerated = (path: string) => path.startsWith(`${generatedCode}/`) || path.startsWith(`${generatedPages}/`)
  /** Changed modules that the page does not run yet, because of a mistake or because more saves follow. */
  const unshownModules = new Set<EnvironmentModuleNode>()
  /** Whether all changes since the last update are words of the page, and whether any is code. */
  let wordsOnly = true
  let hasCode = false
  let findings: Finding[] = []
  let logged: string | undefined
  let saves = 0
  let queue: Promise<unknown> = Promise.resolve()

  /** Shows the findings and troubles of the API over the page and in the log, or closes the overlay if there are none. */
  function showFindings(vite: ViteDevServer): void {
    const trouble = api?.trouble()
    const overlay = overlayOf(findings, root, trouble)
    // Without a page, Vite would keep the mistake and show it on the next page, even if it is mended by then.
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

  /** Updates page and API after a save. Undefined if a later save does it, or if there is a finding. */
  async function handleSave(vite: ViteDevServer, save: number) {
    if (save !== saves) return undefined
    const refreshed = refresh.checkAndGenerate({ wordsOnly })
    findings = refreshed.findings
    if (findings.length === 0) {
      const changed = hasCode ? 'all' : refreshed.written.map((name) => resolve(root, name))
      const needsRenewal = !wordsOnly
      // Reset before the API restarts: a file saved meanwhile counts for the next update.
      wordsOnly = true
      hasCode = false
      if (needsRenewal) await api?.renew(changed)
    }
    showFindings(vite)
    return findings.length === 0 ? refreshed : undefined
  }

  return {
    name: 'live-definitions',
    apply: 'serve',
    configureServer(vite) {
      const live = createLiveApi(vite, () => showFindings(vite))
      api = live
      vite.middlewares.use(apiPrefix, (request, response) => {
        // Vite cuts the prefix off `url`, but the routes of the API begin with it.
        request.url = request.originalUrl
        live.answer(request, response)
      })
      // The first check is slow, as it compiles the meta-schemas. Better now than at the first save.
      findings = refresh.checkAndGenerate({ wordsOnly: false }).findings
      showFindings(vite)
      vite.ws.on('connection', () => showFindings(vite))
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
        if (isGenerated(path)) return type === 'delete' || refresh.hasWritten(path, await read()) ? [] : undefined
        const changesCode = isCode(path)
        if (!changesCode && !isDefinition(path)) return undefined
        if (this.environment.name !== 'client') return []
        hasCode ||= changesCode
        wordsOnly &&= type === 'update' && /^locales\/.*(?<!\/mail\.json)$/.test(path)
        if (!changesCode) for (const module of modules) unshownModules.add(module)
        const save = ++saves
        const turn = queue.then(() => handleSave(server, save))
        queue = turn.catch(() => undefined)
        const refreshed = await turn
        // Vite reloads the modules that the page runs.
        if (changesCode) return undefined
        if (!refreshed) return []
        const graph = this.environment.moduleGraph
        const remade = refreshed.written.flatMap((name) => [
          ...(graph.getModulesByFile(normalizePath(resolve(root, name))) ?? []),
        ])
        const shown = [...unshownModules, ...remade]
        unshownModules.clear()
        return shown
      },
    },
  }
}
