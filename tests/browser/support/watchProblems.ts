import type { BrowserContext } from '@playwright/test'

/** What went wrong behind the screen, in words; each entry holds the address that it is about. */
export type Problems = Awaited<ReturnType<typeof watchProblems>>

const reporter = () => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`Content security policy: ${violatedDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`)
  })
}

/** Notes every complaint of the console, uncaught error, policy violation and failed request of the product's own, and every `Referer`. */
export async function watchProblems(context: BrowserContext, origin: string) {
  const problems: string[] = []
  const expected: RegExp[] = []
  await context.addInitScript(reporter)
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => problems.push(`uncaught: ${String(webError.error().stack ?? webError.error())}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page itself gives up requests when it is left.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED') {
      problems.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
    }
  })
  context.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin)) {
      problems.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
    }
  })
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) {
      problems.push(`request to elsewhere: ${request.url()}`)
    }
    // The address of a page may hold the key of a mail, and proxies write it into their logs.
    const { referer } = request.headers()
    if (referer) problems.push(`request tells its page: ${request.url()} from ${referer}`)
  })
  return {
    /** Declares that something is meant to go wrong, such as `/401/` for a refused sign-in. */
    expect: (pattern: RegExp) => expected.push(pattern),
    /** What went wrong without having been declared. */
    unexpected: () => problems.filter((problem) => ![...expected, leftBehind].some((pattern) => pattern.test(problem))),
  }
}

/** A page for others was left for this one, which has no use for the files that the first one had announced. */
const leftBehind = /was preloaded using link preload but not used.*\/(signin|dashboard)\)$/
