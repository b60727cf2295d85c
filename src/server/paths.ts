import { join } from 'node:path'

/** Folder of the project, which holds `schemas/`, `openapi/` and `src/`. */
export const projectRoot = join(import.meta.dirname, '..', '..')

/** Where `npm run build` puts the browser app. */
export const builtApp = join(projectRoot, 'dist')
