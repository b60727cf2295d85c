import { preview } from 'vite'

/** How the browser of the bench is started. */
export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Serves the built pages of the bench. */
export async function servePages(
  root: string,
  outDir: string,
  port: number,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await preview({ root, configFile: false, logLevel: 'error', build: { outDir }, preview: { port } })
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
