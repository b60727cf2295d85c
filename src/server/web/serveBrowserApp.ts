import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { descriptionKey, splitKey } from '#engine/words/wordKeys.ts'
import type { ScreensDefinition } from '#generated/definitions.gen.ts'
import { type Language, languages } from '#generated/languages.gen.ts'
import { refusals } from '../errors.ts'
import { chosenLanguage, escapeHtml, readWords } from '../languages.ts'
import { inPieces } from '../request/inPieces.ts'
import type { Services } from '../services.ts'
import { createCompressed, readPageTexts } from './pageTexts.ts'

/**
 * Serves the built browser app below the base path: its files, compressed ahead where the build has put such files beside
 * them, and `index.html` for every other path, since the app knows its own routes. The page learns base path and
 * proxy prefix here, so one build serves any of them, and what search engines read, for they may run no script. It holds
 * the first picture of its route, as the build has rendered it.
 */
export async function serveBrowserApp(
  app: FastifyInstance,
  { folder, services: { settings, catalogue } }: { folder: string; services: Services },
): Promise<void> {
  const { basePath, apiPrefix, privacyUrl } = settings
  const pageText = readPageTexts(folder, { basePath, apiPrefix })
  // Each file and each screen has a route of its own: the log names calls by their routes, and no key in an address.
  await app.register(async (scope) => {
    scope.addHook('onRequest', (_, reply, done) => {
      reply.header('content-security-policy', workerPolicy)
      done()
    })
    scope.addHook('onSend', ({ share }, _reply, payload, done) => {
      done(null, share && payload instanceof Readable ? inPieces(payload, share) : payload)
    })
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: basePath,
      wildcard: false,
      globIgnore: ['index.html', 'pages.json', '**/*.{br,gz}'],
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        // Names of built assets hold a hash of their content; the few others may change under the same name.
        const forever = path.startsWith(join(folder, 'assets') + sep)
        response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
        response.setHeader('vary', 'accept-encoding')
      },
    })
  })

  const { routes, landing, notFound } = catalogue.screens
  const descriptions = readDescriptions(catalogue.screens)
  // Opens the pages that need no session and name no record, closes all else.
  const robots = [
    'User-agent: *',
    ...[...descriptions.keys()].map((path) => `Allow: ${basePath}${path.slice(1)}$`),
    `Allow: ${basePath}assets/`,
    `Disallow: ${basePath}`,
    `Disallow: ${apiPrefix}/`,
    '',
  ].join('\n')

  if (privacyUrl !== undefined) app.get(`${basePath}privacy`, (_, reply) => reply.redirect(privacyUrl))
  // Crawlers ask for it at the root of a host alone.
  app.get('/robots.txt', { exposeHeadRoute: true }, (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(robots),
  )
  for (const path of [...routes.map((route) => route.path), '/*']) {
    const url = basePath + path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1')
    if (app.hasRoute({ method: 'GET', url })) continue
    const texts = descriptions.get(path) ?? descriptions.get(landing)
    const pages = new Map(
      languages.map((language) => {
        const description = texts?.get(language) ?? ''
        const text = pageText({ path: path === '/*' ? notFound : path, language, description })
        return [language, createCompressed(text)]
      }),
    )
    app.get(url, { exposeHeadRoute: true }, (request, reply) => {
      if (request.url.startsWith(`${basePath}assets/`)) throw refusals.notFound()
      const { encoding, body } = pages.get(chosenLanguage(request.headers))?.(request.headers['accept-encoding']) ?? {}
      if (encoding) reply.header('content-encoding', encoding)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('vary', 'accept-encoding, accept-language, cookie')
        .header('content-security-policy', pagePolicy)
        .send(body)
    })
  }
  if (basePath !== '/') {
    app.get(basePath.slice(0, -1), (_, reply) => reply.redirect(basePath))
    if (!app.hasRoute({ method: 'GET', url: '/' })) app.get('/', (_, reply) => reply.redirect(basePath))
  }
}

/** A worker goes by the policy of its own file: it may take in scripts of ours, and ask or tell nobody anything. */
const workerPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

/** Nothing from elsewhere, no inline script and no inline style. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The HTML text that describes each page that search engines may list, by path and by language. The text of the landing
 * page describes all pages without one. Throws where a description is missing.
 */
function readDescriptions({ routes, notFound }: ScreensDefinition) {
  const descriptions = new Map<string, Map<Language, string>>()
  for (const route of routes) {
    const key = descriptionKey(route, notFound)
    if (key === undefined) continue
    const { namespace, inside } = splitKey(key)
    const words = readWords(namespace)
    descriptions.set(route.path, new Map(languages.map((language) => [language, escapeHtml(words(language, inside))])))
  }
  return descriptions
}
