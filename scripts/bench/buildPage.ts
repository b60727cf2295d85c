import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { formOf, schemaOf, sizes } from '../../tests/bench/benchForm.ts'
import { readFormats } from '../generate/domain.ts'
import { validatorsModule } from '../generate/validators.ts'
import { tokens } from '../vite/tokens.ts'

const validators = 'virtual:bench-validators'

/** Gives the page the validators of its generated forms, compiled ahead as those of the product are. */
function benchValidators(): Plugin {
  const formats = readFormats()
  const idOf = (size: number) => `\0bench-validators-${size}.js`
  return {
    name: 'bench-validators',
    resolveId: (id) => (id === validators ? `\0${validators}` : id.startsWith('\0bench-validators-') ? id : undefined),
    load(id) {
      if (id === `\0${validators}`) {
        const imports = sizes.map((size) => `import form${size} from ${JSON.stringify(idOf(size))}`)
        const table = sizes.map((size) => `${size}: form${size}`).join(', ')
        return `${imports.join('\n')}\nexport const factories = { ${table} }\nexport const formats = ${JSON.stringify(formats)}`
      }
      const size = sizes.find((one) => id === idOf(one))
      if (size === undefined) return undefined
      const folder = {
        name: 'bench',
        records: { bench: schemaOf(size) },
        definitions: { 'bench.form.json': formOf(size) },
      }
      return validatorsModule(folder, formats)
    },
  }
}

/** Builds the measured pages as the product is built, with the build of React that can tell its own time. */
export async function buildPage(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), tokens(), benchValidators()],
    resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: ['index.html', 'lists.html'].map((page) => join(root, page)) },
    },
  })
}
