import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { builtApp } from '../builtApp.ts'
import { requireDeclared } from '../contract.ts'
import { estates, house, keyOf, picture } from '../requests.ts'
import { testServer, type TestServer } from '../server.ts'

const browserApp = builtApp()
let server: TestServer
afterEach(() => server.close())

describe('the contract', () => {
  it('lists every status and media type that these tests see; this proves that the check can fail', async () => {
    server = await testServer()
    const answer = (statusCode: number, type: string) => ({ statusCode, headers: { 'content-type': type } })
    const check = (status: number, type: string) => () =>
      requireDeclared({ url: estates }, answer(status, type), '/api')
    expect(check(200, 'application/json')).not.toThrow()
    expect(check(418, 'application/json')).toThrow('listRealEstates answered 418')
    expect(check(200, 'text/html')).toThrow('text/html')
  })

  it('tells its clients the licence, and how each call is refused', async () => {
    server = await testServer()
    const contract = (await server.inject({ url: '/api/openapi.json' })).json<{
      info: { license?: object }
      paths: Record<string, Record<string, { operationId?: string; responses?: object }>>
    }>()
    expect(contract.info.license).toEqual({ name: 'MIT', identifier: 'MIT' })
    const calls = Object.values(contract.paths).flatMap((item) => Object.values(item))
    const operations = calls.filter(({ operationId }) => operationId !== undefined)
    expect(operations.length).toBeGreaterThan(30)
    const isRefusal = (status: string) => status.startsWith('4')
    expect(operations.filter(({ responses = {} }) => !Object.keys(responses).some(isRefusal))).toEqual([])
  })

  it('answers unknown paths and methods below the prefix by a JSON 404', async () => {
    server = await testServer({}, { browserApp })
    for (const [method, url] of [
      ['GET', '/api'],
      ['GET', '/api/'],
      ['GET', '/api/nothing'],
      ['POST', '/api/restapi/realestate/types'],
      ['PATCH', '/api/restapi/realestate'],
      ['GET', '/api/restapi/realestatex'],
      ['GET', '/api/restapi/realestate/picture/x/y'],
      ['GET', '/api/%zz'],
    ] as const) {
      const answer = await server.inject({ method, url })
      expect([url, answer.statusCode, keyOf(answer)]).toEqual([url, 404, 'ERR_GEN_404'])
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    }
  })

  it('API-01 stands behind the prefix that is set', async () => {
    server = await testServer({ API_PREFIX: '/rent/proxy', BASE_PATH: '/rent' })
    expect((await server.inject({ url: '/rent/proxy/restapi/realestate/types' })).statusCode).toBe(200)
    expect((await server.inject({ url: '/api/restapi/realestate/types' })).statusCode).toBe(404)
  })
})

/** The description in a page, as the search engines read it. */
const description = (page: string) => /<meta name="description"[^>]*>/.exec(page)?.[0] ?? ''

describe('the browser app', () => {
  it('describes each public page in the language asked for', async () => {
    server = await testServer({ BASE_PATH: '/rent' }, { browserApp })
    const read = async (url: string, language?: string) =>
      description((await server.inject({ url, headers: { ...(language && { 'accept-language': language }) } })).body)
    const signUp = await read('/rent/signup', 'en-GB,en')
    expect(signUp).toContain('lang="en" content="Create your Trousseau account')
    expect(await read('/rent/signup')).toContain('lang="fr" content="Créez votre compte Trousseau')
    const [landing, signIn] = [await read('/rent/'), await read('/rent/signin')]
    expect(landing).toMatch(/content="[^"]{50,}"/)
    expect(new Set([landing, signIn, signUp]).size).toBe(3)
    expect(await read('/rent/bien')).toBe(landing)
  })

  it('opens the public pages to search engines, and nothing else', async () => {
    for (const [base, prefix] of [
      ['/', '/api'],
      ['/rent/', '/proxy'],
    ] as const) {
      server = await testServer({ BASE_PATH: base, API_PREFIX: prefix }, { browserApp })
      const answer = await server.inject({ url: '/robots.txt' })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
      const lines = answer.body.trim().split('\n')
      expect(lines[0]).toBe('User-agent: *')
      const pages = ['', 'signin', 'signup', 'password/renew', 'subscription/renew', 'privacy']
      expect(lines.slice(1).sort()).toEqual(
        [
          ...pages.map((page) => `Allow: ${base}${page}$`),
          `Allow: ${base}assets/`,
          `Disallow: ${base}`,
          `Disallow: ${prefix}/`,
        ].sort(),
      )
      await server.close()
    }
  })

  it('leads from /privacy to the policy that is set, and shows its own page otherwise', async () => {
    for (const [policy, status] of [
      ['https://www.example.org/privacy', 302],
      ['', 200],
    ] as const) {
      server = await testServer({ PRIVACY_URL: policy }, { browserApp })
      const answer = await server.inject({ url: '/privacy' })
      expect([answer.statusCode, answer.headers.location ?? '']).toEqual([status, policy])
      await server.close()
    }
  })

  it('is served below the base path, with a strict policy', async () => {
    server = await testServer({ BASE_PATH: '/rent', API_PREFIX: '/proxy' }, { browserApp })
    for (const url of ['/rent/', '/rent/bien/new', '/rent/bien/x/details?y=1', '/rent/index.html']) {
      const answer = await server.inject({ url })
      const policy = String(answer.headers['content-security-policy'])
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      expect(answer.body).toBe(
        `<base href="/rent/"><meta name="trousseau" data-base-path="/rent/" data-api-prefix="/proxy">${description(answer.body)}`,
      )
      expect(policy).toContain("default-src 'none'; script-src 'self';")
      expect(policy).toContain("worker-src 'self';")
      expect(policy).toContain("style-src 'self';")
      expect(policy).not.toMatch(/unsafe|nonce|frame-src/)
    }
    const asset = await server.inject({ url: '/rent/assets/main-abc123.js' })
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    // By this one a worker goes: it takes in scripts of ours, and sends nothing.
    const ofWorkers = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"
    expect(asset.headers['content-security-policy']).toBe(ofWorkers)
    for (const [accepted, encoding, sent] of [
      ['gzip, deflate, br, zstd', 'br', 'as Brotli'],
      ['gzip', 'gzip', 'as gzip'],
      ['zstd', undefined, 'export {}'],
    ] as const) {
      const headers = { 'accept-encoding': accepted }
      const answer = await server.inject({ url: '/rent/assets/main-abc123.js', headers })
      expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, sent])
      expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/)
      expect(answer.headers).toMatchObject({
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    }
    expect((await server.inject({ url: '/rent/assets/main-abc123.js.br' })).statusCode).toBe(404)
    expect((await server.inject({ url: '/rent/favicon.svg' })).headers['cache-control']).toBe('no-cache')
    expect((await server.inject({ url: '/rent/assets/gone.js' })).statusCode).toBe(404)
    expect((await server.inject({ url: '/rent/..%2f..%2fpackage.json' })).body).not.toContain('"dependencies"')
    expect((await server.inject({ url: '/elsewhere' })).statusCode).toBe(404)
    expect((await server.inject({ method: 'HEAD', url: '/rent/bien' })).statusCode).toBe(200)
    expect((await server.inject({ method: 'HEAD', url: '/proxy/elsewhere' })).statusCode).toBe(404)
    for (const url of ['/', '/rent']) {
      expect((await server.inject({ url })).headers['location']).toBe('/rent/')
    }
  })
})

describe('the process', () => {
  it('tells that it is not ready when its database does not answer', async () => {
    server = await testServer()
    server.services.store.ping = () => Promise.reject(new Error('gone'))
    expect((await server.inject({ url: '/health/ready' })).statusCode).toBe(503)
    expect((await server.inject({ url: '/health/live' })).statusCode).toBe(200)
  })

  it('sweeps each hour what no record speaks of any more, but nothing that may be on its way', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    server = await testServer()
    const { estates } = await server.person()
    const { pictures } = await estates.created(house, [picture()])
    const id = pictures?.[0]?.resourceUuid ?? ''
    const folder = join(server.dataDir, 'files', id.slice(0, 2))
    const [old, young] = [`${id.slice(0, 2)}old`, `${id.slice(0, 2)}young`]
    for (const name of [old, young]) writeFileSync(join(folder, name), 'x')
    const before = new Date(Date.now() - 2 * 3600 * 1000)
    for (const name of [old, id]) utimesSync(join(folder, name), before, before)
    vi.advanceTimersByTime(3600 * 1000)
    await vi.waitFor(() => expect(readdirSync(folder).sort()).toEqual([id, young].sort()))
  })

  it('masks what it did not foresee, and logs it', async () => {
    server = await testServer()
    const me = await server.person()
    server.services.store.records.find = () => Promise.reject(new Error('disk on fire'))
    const answer = await me.inject({ url: `${estates}/any` })
    expect([answer.statusCode, keyOf(answer)]).toEqual([500, 'ERR_GEN_500'])
    expect(answer.body).not.toContain('fire')
    expect(server.log()).toContain('disk on fire')
  })
})
