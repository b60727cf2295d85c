import type { ViteDevServer } from 'vite'
import type { DevelopmentApi } from '../../../src/server/development.ts'

/** Loads the server of the product through Vite, so that it runs from source like the browser's half. */
export async function openApi(vite: ViteDevServer): Promise<DevelopmentApi> {
  const { openDevelopmentApi } = (await vite.ssrLoadModule('/src/server/development.ts')) as {
    openDevelopmentApi: (environment: NodeJS.ProcessEnv) => Promise<DevelopmentApi>
  }
  return openDevelopmentApi(process.env)
}
