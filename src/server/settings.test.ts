import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import cases from '../../tests/fixtures/settings.json' with { type: 'json' }
import { readSettings } from './settings.ts'

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1)
  }
}

describe('readSettings', () => {
  it('takes the last port', () => expect(readSettings({ PORT: '65535' }).port).toBe(65535))

  it('has a default for everything', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      privacyUrl: undefined,
      basePath: '/',
      apiPrefix: '/api',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      s3Url: undefined,
      mailFrom: 'Trousseau <trousseau@localhost>',
      smtpUrl: undefined,
      tokenKey: undefined,
      logLevel: 'info',
      maxConnections: 5000,
      maxConnectionsPerAddress: 100,
      maxCalls: 20,
      maxRecords: 5000,
      maxFileBytes: 5 * 1024 ** 3,
      minFreeBytes: 256 * 1024 ** 2,
      maxWrites: 600,
      trustedProxies: ['127.0.0.0/8', '::1/128'],
      maxSessions: 20,
      warnings: [],
    })
  })

  it('takes an empty value for none', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', TOKEN_KEY: ' ' })).toEqual(readSettings({}))
  })

  it('writes base path and prefix in one way', () => {
    for (const text of ['/rent', '/rent/', '/rent//']) expect(readSettings({ BASE_PATH: text }).basePath).toBe('/rent/')
    expect(readSettings({ API_PREFIX: '/rent/api/', BASE_PATH: '/rent' }).apiPrefix).toBe('/rent/api')
  })

  it('derives the public address from host and port', () => {
    expect(readSettings({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080')
    expect(readSettings({ PUBLIC_URL: 'https://rent.example.org/' }).publicUrl).toBe('https://rent.example.org')
  })

  it.each(cases.refused as [string, string, string][])(
    'refuses %s=%s, naming it, the value, what is wrong and an example',
    (name, value, reason) => {
      const problems = problemsOf({ [name]: value })
      expect(problems).toHaveLength(1)
      expect(problems[0]).toMatch(new RegExp(`^${name} \\("`))
      expect(problems[0]).toContain(value)
      expect(problems[0]).toContain(reason)
      expect(problems[0]).toMatch(/Example: .+/)
    },
  )

  it('shows of a wrong value neither a password nor more than can be read, whatever the setting', () => {
    const secret = 'S3/cr@et'
    const addresses = ['https', 'postgres', 'smtp'].map((scheme) => `${scheme}://user:${secret}@example.org/a?b`)
    for (const name of Object.keys(readSettings({}))) {
      const variable = name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
      for (const address of addresses) expect(problemsOf({ [variable]: address }).join()).not.toContain('cr@et')
      expect(problemsOf({ [variable]: 'é<'.repeat(50_000) }).join().length).toBeLessThan(400)
    }
    expect(problemsOf({ PUBLIC_URL: addresses[0] ?? '' })).toEqual([
      expect.stringContaining('PUBLIC_URL ("https://…@example.org/a?b") is not an address'),
    ])
  })

  it('lists everything that is wrong at once', () => {
    const problems = problemsOf({ PORT: 'x', BASE_PATH: 'y', LOG_LEVEL: 'z', TOKEN_KEY: 'w' })
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'BASE_PATH', 'TOKEN_KEY', 'LOG_LEVEL'])
  })

  it.each(cases.urls as [string, 's3Url' | 'databaseUrl' | 'smtpUrl', string[], string[], string][])(
    'takes %s, and says what is wrong with one',
    (name, setting, right, wrong, reason) => {
      for (const url of right) expect(readSettings({ [name]: url })[setting]).toBe(url)
      for (const url of wrong) expect(problemsOf({ [name]: url })).toEqual([expect.stringContaining(reason)])
    },
  )

  it('takes proxies, and warns where their absence makes all callers one or leads mails nowhere', () => {
    const { trustedProxies } = readSettings({ TRUSTED_PROXIES: 'loopback, 10.0.0.9/32,2001:db8::/32 , 192.0.2.1' })
    expect(trustedProxies).toEqual(['127.0.0.0/8', '::1/128', '10.0.0.9/32', '2001:db8::/32', '192.0.2.1/32'])
    const warned = (environment: Record<string, string>) =>
      readSettings(environment).warnings.map((warning) => /set: (\w+ \w+ \w+)/.exec(warning)?.[1])
    expect(warned({ HOST: '0.0.0.0' })).toEqual(['behind a proxy', 'the links of'])
    expect(warned({ HOST: '0.0.0.0', PUBLIC_URL: 'https://rent.example.org' })).toEqual(['behind a proxy'])
    expect(warned({ HOST: '192.0.2.1', TRUSTED_PROXIES: 'loopback' })).toEqual([])
    expect(warned({ HOST: '127.0.0.2' })).toEqual([])
  })

  it.each(['0.0.0.0/0', '::/0', 'loopback, 128.0.0.0/1', '0.0.0.0/7', '::ffff:0:0/96', '2000::/3'])(
    'warns of proxies so many that callers may be among them: %s',
    (trusted) =>
      expect(readSettings({ TRUSTED_PROXIES: trusted }).warnings).toEqual([
        expect.stringMatching(/^TRUSTED_PROXIES \(".*"\) .* call itself any address/),
      ]),
  )

  it('does not warn of the networks that proxies stand in', () =>
    expect(readSettings({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8, fc00::/7, fe80::/10' }).warnings).toEqual([]))

  it('takes the name of a sender, in quotation marks where it has a comma', () => {
    for (const mailFrom of ['a@b.c', '<a@b.c>', 'Été & fils <a@b.c>', '"A, B" <a@b.c>']) {
      expect(readSettings({ MAIL_FROM: mailFrom }).mailFrom).toBe(mailFrom)
    }
  })

  it('refuses a key for tokens that could be guessed', () => {
    expect(problemsOf({ TOKEN_KEY: 'short' })).toEqual([expect.stringContaining('shorter than 32')])
    expect(problemsOf({ TOKEN_KEY: 'a'.repeat(32) })).toEqual([expect.stringContaining('repeats less than 10')])
    expect(problemsOf({ TOKEN_KEY: 'b31d8f0c2a7e4956b31d8f0c2a7e4956' })).toEqual([])
  })

  it('never repeats a secret', () => {
    const text = problemsOf({
      TOKEN_KEY: 'secret',
      DATABASE_URL: 'postgres://u:secret@h',
      SMTP_URL: 'http://secret',
      S3_URL: 'https://u:secret@h',
    }).join()
    expect(text).not.toContain('secret')
  })

  it('refuses a prefix that hides the browser app', () => {
    expect(problemsOf({ API_PREFIX: '/rent', BASE_PATH: '/rent' })).toHaveLength(1)
    expect(problemsOf({ API_PREFIX: '/rent', BASE_PATH: '/rent/app' })).toHaveLength(1)
    expect(problemsOf({ API_PREFIX: '/rental', BASE_PATH: '/rent' })).toEqual([])
  })
})
