import type Driver from 'better-sqlite3'
import { createRequire } from 'node:module'

const [major = ''] = process.versions.node.split('.')

/**
 * The driver of SQLite that suits this Node. Version 13 needs Node 22 and ends the process on Node 20; version 12 ends it on
 * Node 24, at random.
 */
export const Database = loadDriver(Number(major) < 22 ? 'better-sqlite3-node20' : 'better-sqlite3')

/** Loads a driver. Throws with the way to install it if it is missing. */
function loadDriver(name: string): typeof Driver {
  try {
    return createRequire(import.meta.url)(name) as typeof Driver
  } catch (error) {
    // On Node 20 the driver is compiled where no finished one can be downloaded; npm does not report that this failed.
    const cure = 'Install Python, make and a C++ compiler, then run npm ci again, or take Node 22 or later.'
    throw new Error(`The driver of SQLite is missing (${name}). ${cure}`, { cause: error })
  }
}
