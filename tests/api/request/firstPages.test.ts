import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { builtApp } from '../builtApp.ts'
import { testServer, type TestServer } from '../server.ts'

const browserApp = builtApp()
writeFileSync(
  join(browserApp, 'index.html'),
  '<html lang="__LANGUAGE__"><head><meta data-page="__PAGE__" data-guard="__GUARD__"></head><div id="root"><!--page--></div>',
)
const rendered = (html: string) => ({
  html,
  modules: ['assets/a.js'],
  scripts: ['assets/b.js'],
  styles: ['assets/c.css'],
})
writeFileSync(
  join(browserApp, 'pages.json'),
  JSON.stringify({
    '/signin': {
      guard: 'visitor',
      languages: { fr: rendered('<a href="__BASE_PATH__signup">$& Créer</a>'), en: rendered('Create') },
    },
    '/404': { guard: 'anyone', languages: { fr: rendered('Introuvable'), en: rendered('Not found') } },
  }),
)
let server: TestServer
afterEach(() => server.close())

it('a page holds the first picture of its route in the language of the browser, and names the files that it will ask for', async () => {
  server = await testServer({ BASE_PATH: '/rent' }, { browserApp })
  const read = async (url: string, headers = {}) => (await server.inject({ url, headers })).body
  expect(await read('/rent/signin')).toBe(
    '<html lang="fr"><head><meta data-page="/signin" data-guard="visitor">' +
      '<link rel="stylesheet" crossorigin href="./assets/c.css">' +
      '<link rel="modulepreload" crossorigin href="./assets/a.js">' +
      '<link rel="preload" as="fetch" crossorigin href="./assets/b.js">' +
      '</head><div id="root"><a href="/rent/signup">$& Créer</a></div>',
  )
  expect(await read('/rent/signin', { 'accept-language': 'en' })).toContain('>Create<')
  expect(await read('/rent/nowhere')).toContain('data-page="/404" data-guard="anyone"')
  // What was not rendered ahead is drawn by the script alone.
  expect(await read('/rent/tenant')).toContain('<div id="root"></div>')
  expect((await server.inject({ url: '/rent/pages.json' })).body).toContain('>Introuvable<')
})

it('the language that was chosen here goes before the one that the browser prefers; any other choice is none', async () => {
  server = await testServer({}, { browserApp })
  for (const [cookie, language] of [
    ['language=en', 'en'],
    ['a=b; language=en; c=d', 'en'],
    ['language=xx', 'fr'],
    ['sublanguage=en', 'fr'],
    ['language=<script>', 'fr'],
  ] as const) {
    const headers = { cookie, 'accept-language': 'fr' }
    expect((await server.inject({ url: '/signin', headers })).body, cookie).toContain(`<html lang="${language}">`)
  }
})

it('a page is sent compressed to who can read that', async () => {
  server = await testServer({}, { browserApp })
  const same = (bytes: Buffer) => bytes
  for (const [accepted, encoding, read] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=0.0, gzip;q=0.5', 'gzip', gunzipSync],
    ['x-gzip, brx', undefined, same],
    ['', undefined, same],
  ] as const) {
    const answer = await server.inject({ url: '/signin', headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding'], accepted).toBe(encoding)
    expect(read(answer.rawPayload).toString(), accepted).toContain('$& Créer')
    expect(answer.headers['vary']).toBe('accept-encoding, accept-language, cookie')
  }
})
