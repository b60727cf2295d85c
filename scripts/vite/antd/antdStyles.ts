import type { Plugin } from 'vite'
import { buildAhead } from '../ahead/buildAhead.ts'
import type { antdSheets } from './sheets.tsx'

const prefix = 'virtual:antd/'
/** A call in antd's code that makes the styles of a component, named by one word or two. */
const styleHook = /\bgen(?:StyleHooks|SubStyleComponent|ComponentStyleHook)\(\s*\[?\s*'(\w+)'(?:,\s*'(\w+)'\s*\])?/g

/**
 * Gives each component of antd the style sheet that antd would make while the page runs: the bundler carries it with
 * the component's code. In development antd makes its styles itself.
 */
export function antdStyles(): Plugin[] {
  let sheets: Promise<ReturnType<typeof antdSheets>> | undefined
  const hooksIn = (code: string) =>
    [...code.matchAll(styleHook)].map(([, component = '', part = component]) => ({
      component,
      name: `${component}-${part}`,
    }))

  const inBuild: Plugin = {
    name: 'antd-styles',
    apply: 'build',
    buildStart() {
      sheets = buildAhead<{ antdSheets: typeof antdSheets }>('scripts/vite/antd/sheets.tsx').then((module) =>
        module.antdSheets(),
      )
      // Who asks for a sheet reports what went wrong.
      sheets.catch(() => undefined)
    },
    transform: {
      filter: { id: /\/node_modules\/antd\/es\/.*\/style(\/\w+)?\.js$/ },
      handler(code) {
        const imports = hooksIn(code).flatMap(({ component, name }) => [
          `import '${prefix}rules/${name}.css'`,
          `import '${prefix}variables/${component}.css'`,
        ])
        return imports.length > 0 ? `${imports.join('\n')}\n${code}` : undefined
      },
    },
    async generateBundle(_, bundle) {
      const { rules = {} } = (await sheets) ?? {}
      const drawn = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const missing = drawn.flatMap((id) => {
        const info = /\/antd\/es\/.*style/.test(id) ? this.getModuleInfo(id)?.code : undefined
        return hooksIn(info ?? '').filter(({ name }) => rules[name] === undefined)
      })
      const [first] = missing
      if (first) this.error(`The styles of ${first.name} of antd are missing: draw it in scripts/vite/antd/sheets.tsx`)
    },
  }
  const sheet: Plugin = {
    name: 'antd-sheets',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return undefined
      const { rules = {}, variables = {} } = (await sheets) ?? {}
      const [kind = '', name = ''] = id.slice(prefix.length, -'.css'.length).split('/')
      if (kind === 'shared') return `${rules[''] ?? ''}${variables[''] ?? ''}`
      return (kind === 'rules' ? rules : variables)[name] ?? ''
    },
  }
  return [inBuild, sheet]
}
