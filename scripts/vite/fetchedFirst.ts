import type { Plugin } from 'vite'

const helper = /vite\/preload-helper\.js$/
const exported = 'export const __vitePreload ='

/**
 * Fetches the files of an `import()` before any of them becomes a module. A browser remembers for the life of the page
 * that a module failed to load, and a retry would fail without a request. A plain file can be retried, and a loaded
 * file comes from the browser's cache.
 */
export function fetchedFirst(): Plugin {
  let isFound = false
  return {
    name: 'fetched-first',
    apply: 'build',
    transform: {
      filter: { id: helper },
      handler(code) {
        isFound = code.includes(exported)
        return `${code.replace(exported, 'const load =')};\n${exported} ${importFunction}`
      },
    },
    buildEnd() {
      if (!isFound) {
        this.error('Vite has another way to fetch the code of an import(): see scripts/vite/fetchedFirst.ts')
      }
    },
  }
}

/** Takes what Vite gives to its own function: what imports, the files that it needs, and the address of the file that asks. */
const importFunction = `(imported, files = [], asking) =>
  Promise.all(files.map((file) => fetchFile(assetsURL(file, asking)))).then(() => load(imported, files, asking))
const fetched = new Map()
function fetchFile(address) {
  const file = fetched.get(address) ?? fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(address)
    return answer.arrayBuffer()
  })
  fetched.set(address, file)
  file.catch(() => fetched.delete(address))
  return file
}`
