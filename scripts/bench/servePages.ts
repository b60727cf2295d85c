import { preview } from 'vite'

/** Serves the built pages of the bench. */
export async function servePages(
  root: string,
  outDir: string,
  port: number,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await preview({ root, configFile: false, logLevel: 'error', build: { outDir }, preview: { port } })
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
