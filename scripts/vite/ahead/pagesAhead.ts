import type { Plugin, Rolldown } from 'vite'
import type { PageFiles, PagesAhead } from '#engine/firstPage/PagesAhead.ts'
import type { ahead } from '../../../src/app/firstPage/ahead.tsx'
import { buildAhead } from './buildAhead.ts'
import { recordedImports } from './recordedImports.ts'

/** Stands for the base path in the links of a page; the server knows it. */
const basePath = '/__BASE_PATH__/'

/**
 * Renders the first picture of every route in every language, from the same components and definitions as the browser
 * does, and lists the files that the browser will ask for there: the server puts both into the page that it sends.
 */
export function pagesAhead(): Plugin {
  return {
    name: 'pages-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const built = await buildAhead<{ ahead: typeof ahead }>('src/app/firstPage/ahead.tsx', [recordedImports()])
        const { languages, routes, renderPage } = built.ahead
        const filesOf = createFileList(bundle)
        const pages: PagesAhead = {}
        for (const { path, screen, guard } of routes) {
          if ('redirect' in screen) continue
          const needsSession = guard === undefined || guard === 'signedIn'
          const rendered: PagesAhead[string]['languages'] = {}
          for (const language of languages) {
            // No address of a record may stand in the page of all.
            const address = path.replaceAll(/\{\w+\}/g, 'ahead')
            const { html, imported } = await renderPage({ address, language, basePath, needsSession })
            rendered[language] = { html: html.replaceAll(basePath, '__BASE_PATH__'), ...filesOf(imported, html) }
          }
          pages[path] = { guard: guard ?? 'signedIn', languages: rendered }
        }
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) })
      },
    },
  }
}

/** Finds the files in which modules have come, with all that these import, but for those of every page. */
function createFileList(bundle: Rolldown.OutputBundle) {
  const chunks = new Map<string, Rolldown.OutputChunk>()
  for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file)
  const chunkOf = new Map([...chunks.values()].flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])))
  const importsOf = (name: string) => chunks.get(name)?.imports ?? []
  const stylesOf = (name: string) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]
  const withImports = (names: readonly string[]): Set<string> => {
    const all = new Set(names)
    for (const name of all) for (const imported of importsOf(name)) all.add(imported)
    return all
  }
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const everywhere = withImports(entries.map(({ fileName }) => fileName))

  /** Whether a style sheet may style the page: any other one comes with its code, and keeps nobody waiting. */
  const isSeenIn = (html: string) => {
    const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
    return (name: string) => {
      const file = bundle[name]
      const css = file?.type === 'asset' ? String(file.source) : ''
      const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','))
      return selectors.some((selector) => {
        const names = [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)]
        // Without a class it is an element, such as a link, or else a condition or a step of a movement.
        if (names.length === 0) return /^(?!from|to)[a-z]+\b(?!%)/.test(selector.trim())
        return names.every(([, one = '']) => classes.has(one))
      })
    }
  }

  return (modules: readonly string[], html: string): PageFiles => {
    const named = modules.flatMap((id) => chunkOf.get(id)?.fileName ?? [])
    const all = [...withImports(named)].filter((name) => !everywhere.has(name))
    const imported = new Set(all.flatMap(importsOf))
    // Vite imports a file that needs no other one without fetching it first.
    const isAlone = (name: string) => !imported.has(name) && importsOf(name).length === 0 && stylesOf(name).length === 0
    return {
      modules: all.filter(isAlone),
      scripts: all.filter((name) => !isAlone(name)),
      styles: [...new Set(all.flatMap(stylesOf))].filter(isSeenIn(html)),
    }
  }
}
