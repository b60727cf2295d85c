import { relative, resolve } from 'node:path'
import { normalizePath, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite'
import { generatedCode, generatedPages } from '../generate/generatedFiles.ts'
import type { Finding } from '../check/Finding.ts'
import { overlayOf } from './live/overlay.ts'
import { createRefresh, type Refreshed } from './live/refresh.ts'

const overlayModule = 'virtual:definitions-overlay'
const mended = 'definitions:mended'
/** Vite would load the page anew to take its overlay away, and with the page all that was typed. */
const overlayCode = `
import.meta.hot.on('${mended}', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close()
})
`

interface LiveDefinitions {
  /** Called when definitions have changed for good, before the page hears of it. */
  onChanged: () => Promise<void>
}

/**
 * While developing: a definition, a file of words or the contract that is saved reaches the open page and the API as
 * soon as it is right, and is told over the page as long as it is not.
 */
export function liveDefinitions({ onChanged }: LiveDefinitions): Plugin {
  const root = process.cwd()
  const refresh = createRefresh(root)
  const isDefinition = (path: string) => /^(schemas|locales|openapi)\/.*\.(json|ya?ml)$/.test(path)
  const isGenerated = (path: string) => path.startsWith(`${generatedCode}/`) || path.startsWith(`${generatedPages}/`)
  /** What has changed and is not shown, because something is wrong or more is on its way. */
  const waiting = new Set<EnvironmentModuleNode>()
  /** Of what has changed, whether all of it are words. */
  let wordsOnly = true
  let findings: Finding[] = []
  let saves = 0
  let queue: Promise<unknown> = Promise.resolve()

  function tell(vite: ViteDevServer): void {
    const overlay = overlayOf(findings, root)
    if (!overlay) return
    vite.environments.client.hot.send(overlay)
    vite.config.logger.error(overlay.err.message, { timestamp: true })
  }

  /** Undefined if a later save takes it over, or if something is wrong. */
  async function take(vite: ViteDevServer, save: number): Promise<Refreshed | undefined> {
    if (save !== saves) return undefined
    const refreshed = refresh.now(wordsOnly)
    findings = refreshed.findings
    if (findings.length > 0) {
      tell(vite)
      return undefined
    }
    if (!wordsOnly) await onChanged()
    wordsOnly = true
    vite.environments.client.hot.send(mended)
    return refreshed
  }

  return {
    name: 'live-definitions',
    apply: 'serve',
    configureServer(vite) {
      // The first check compiles the meta-schemas; the next ones only read what has changed.
      findings = refresh.now(false).findings
      tell(vite)
      vite.ws.on('connection', () => tell(vite))
      vite.httpServer?.once('close', refresh.stop)
    },
    resolveId: (id) => (id === overlayModule ? id : undefined),
    load: (id) => (id === overlayModule ? overlayCode : undefined),
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: `/@id/${overlayModule}` } }],
    hotUpdate: {
      order: 'post',
      async handler({ file, modules, server, type, read }) {
        const path = normalizePath(relative(root, file))
        if (isGenerated(path)) return type === 'delete' || refresh.isOwn(path, await read()) ? [] : undefined
        if (!isDefinition(path)) return undefined
        if (this.environment.name !== 'client') return []
        for (const module of modules) waiting.add(module)
        wordsOnly &&= path.startsWith('locales/')
        const save = ++saves
        const turn = queue.then(() => take(server, save))
        queue = turn.catch(() => undefined)
        const refreshed = await turn
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
