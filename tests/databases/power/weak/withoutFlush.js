// A database that answers before its log is on the disk, with each driver that is installed.
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
for (const name of readdirSync('node_modules').filter((name) => name.startsWith('better-sqlite3'))) {
  const { prototype } = require(name)
  const { pragma } = prototype
  prototype.pragma = function weakened(text, options) {
    return pragma.call(this, text.replace('synchronous = FULL', 'synchronous = OFF'), options)
  }
}
