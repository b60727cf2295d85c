import { chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { build, preview, type Plugin } from 'vite'
import svgr from 'vite-plugin-svgr'
import { validatorsModule } from '#compiler/emit/validators/validatorsModule.ts'
import { readOwnProject } from '../../scripts/check/lintDefinitions.ts'
import { bringChromium } from '../../scripts/suite/chromium.ts'
import { tokens } from '../../scripts/vite/tokens.ts'
import { schemaOf, sizes } from './page/benchForm.ts'

const root = join(process.cwd(), 'tests', 'bench', 'page')
const outDir = join(process.cwd(), '.cache', 'bench', 'page')
const validators = 'virtual:bench-validators'

/** Gives the page the validators of its generated forms, compiled ahead as those of the product are. */
function benchValidators(): Plugin {
  const formats = readOwnProject().formats
  const idOf = (size: number) => `\0bench-validators-${size}.js`
  return {
    name: 'bench-validators',
    resolveId(id) {
      if (id === validators) return `\0${validators}`
      return id.startsWith('\0bench-validators-') ? id : undefined
    },
    load(id) {
      if (id === `\0${validators}`) {
        const imports = sizes.map((size) => `import form${size} from ${JSON.stringify(idOf(size))}`)
        const table = sizes.map((size) => `${size}: form${size}`).join(', ')
        return `${imports.join('\n')}\nexport const factories = { ${table} }\nexport const formats = ${JSON.stringify(formats)}`
      }
      const size = sizes.find((one) => id === idOf(one))
      if (size === undefined) return undefined
      return validatorsModule('bench/bench', schemaOf(size), formats)
    },
  }
}

/** Builds the measured pages as the product is built. */
const buildPages = (profiling: boolean) =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), svgr(), tokens(), benchValidators()],
    ...(profiling && { resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } } }),
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: ['index.html', 'lists.html'].map((page) => join(root, page)) },
    },
  })

/** Opens a page afresh for each measurement; an error on the page fails it. */
export interface Pages {
  visit: <Figures>(path: string, measure: (page: Page) => Promise<Figures>) => Promise<Figures>
}

/**
 * Builds and serves the pages, and measures in a browser of their own.
 * @param flags more than the usual ones of the browser
 * @param profiling takes the build of React that tells how long its renders take; it is slower than the one of users
 */
export async function withPages<Series>(
  measureAll: (pages: Pages) => Promise<Series>,
  { flags = [], profiling = false }: { flags?: readonly string[]; profiling?: boolean } = {},
) {
  await buildPages(profiling)
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 5197 },
  })
  const browser = await chromium.launch({ executablePath: bringChromium(), args: ['--disable-gpu', ...flags] })
  const pages: Pages = {
    async visit(path, measure) {
      const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } })
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => complaints.push(message))
      try {
        await page.goto((server.resolvedUrls?.local[0] ?? '') + path, { waitUntil: 'load' })
        const figures = await measure(page)
        if (complaints.length > 0) throw new Error('The page reports errors')
        return figures
      } catch (cause) {
        throw new Error(`Measuring /${path} failed: ${complaints.join('; ')}`, { cause })
      } finally {
        await page.close()
      }
    },
  }
  try {
    return await measureAll(pages)
  } finally {
    await browser.close()
    await server.close()
  }
}
