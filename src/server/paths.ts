import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(import.meta.url)
const folder = dirname(file)
const isBuilt = extname(file) === '.js'

/** Folder of the files that the server reads: the project. A built server has copies of them beside it, at the same paths. */
export const filesRoot = isBuilt ? folder : join(folder, '..', '..')

/** Folder of the built browser app. */
export const builtApp = isBuilt ? join(folder, '..', 'app') : join(filesRoot, 'dist', 'app')
