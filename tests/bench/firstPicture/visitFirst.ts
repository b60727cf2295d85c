import type { Browser, CDPSession } from '@playwright/test'

/** What a first visit on a slow phone has fetched and shown. */
export interface FirstVisit {
  /** Compressed bytes of the page and of its style sheets. */
  contentBytes: number
  fontBytes: number
  scriptBytes: number
  /** How many requests had to follow each other: 1 is what the page itself names. */
  waves: number
  /** Milliseconds until something, and until the largest thing, is painted. */
  firstContent: number
  largestContent: number
  layoutShift: number
}

/** A slow 4G line, as Lighthouse takes it: bytes a second and milliseconds. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const slowness = 4

/** Opens an address in a browser that has seen nothing, on a slow line and a slow processor. */
export async function visitFirst(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const fetched = await countRequests(session)
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    await page.addInitScript(watchPaints)
    await page.goto(url)
    await page.locator('h1').waitFor()
    await page.waitForLoadState('networkidle')
    const paints = await page.evaluate(() => window.paints)
    return { ...fetched(), ...paints }
  } finally {
    await context.close()
  }
}

/** Counts what is fetched from now on: bytes by kind, and how many waves of requests there are. */
async function countRequests(session: CDPSession) {
  const urlOf = new Map<string, string>()
  const waveOf = new Map<string, number>()
  const typeOf = new Map<string, string>()
  const lengthOf = new Map<string, number>()
  const bytes = { contentBytes: 0, fontBytes: 0, scriptBytes: 0 }
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    urlOf.set(requestId, request.url)
    const asking = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? ''
    if (!waveOf.has(request.url)) waveOf.set(request.url, (waveOf.get(asking) ?? -1) + 1)
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What is announced is fetched as it is.
    typeOf.set(requestId, /\.js$/.test(response.url) ? 'Script' : type)
    lengthOf.set(requestId, Number(response.headers['content-length'] ?? NaN))
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = typeOf.get(requestId)
    // Nothing came over the line for what the cache holds already.
    const bytesSent = encodedDataLength === 0 ? 0 : (lengthOf.get(requestId) ?? NaN)
    if (type === 'Script') bytes.scriptBytes += bytesSent
    else if (type === 'Font') bytes.fontBytes += bytesSent
    else if (type === 'Document' || type === 'Stylesheet') bytes.contentBytes += bytesSent
  })
  await session.send('Network.enable')
  return () => ({ ...bytes, waves: Math.max(...waveOf.values()) })
}

type Paints = Pick<FirstVisit, 'firstContent' | 'largestContent' | 'layoutShift'>

/** Runs in the page before anything else. It names no function: a name would need a helper that the page lacks. */
function watchPaints(): void {
  window.paints = { firstContent: NaN, largestContent: NaN, layoutShift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) window.paints.firstContent = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.paints.largestContent = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.paints.layoutShift += (entry as { value?: number }).value ?? 0
  }).observe({ type: 'layout-shift', buffered: true })
}

declare global {
  interface Window {
    paints: Paints
  }
}
