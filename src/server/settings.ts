import ipaddr from 'ipaddr.js'
import { isIPv6 } from 'node:net'
import { resolve } from 'node:path'

type Environment = Record<string, string | undefined>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Takes a text of some form as it is. */
const matching = (form: RegExp, wrong: string) => (text: string) => {
  if (!form.test(text)) throw new Error(wrong)
  return text
}
const host = matching(/^[A-Za-z0-9._:-]+$/, 'is not a host name or an address')
/** A mailbox, behind a name or alone. A name with signs that part several mailboxes stands between quotation marks. */
const sender = matching(
  /^(("[^"<>\\\r\n]*"\s*|[^<>@,;:"\r\n]*)<[^@\s<>,;:]+@[^@\s<>,;:/]+>|[^@\s<>,;:]+@[^@\s<>,;:/]+)$/,
  'is not a mail address',
)
const logLevel = matching(new RegExp(`^(${logLevels.join('|')})$`), 'is not a level')
const limit = (text: string) => Number(matching(/^[1-9]\d{0,14}$/, 'is not a whole number from 1')(text))

/** Takes an address as it is, if it is whole. */
const address = (scheme: RegExp, beginning: string, isWhole: (url: URL) => boolean) => (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !scheme.test(url.protocol) || !isWhole(url)) {
    throw new Error(`is not an address that begins with ${beginning}`)
  }
  return text
}
const web = address(/^https?:$/, 'http:// or https://', () => true)
const database = address(
  /^postgres(ql)?:$/,
  'postgres:// and names a server and a database',
  ({ hostname, pathname }) => hostname !== '' && pathname.length >= 2,
)
const bucket = address(/^https?:$/, 'http:// or https:// and names a server and a bucket', ({ pathname }) =>
  /^\/[^/]/.test(pathname),
)
const mailServer = address(/^smtps?:$/, 'smtp:// or smtps://', ({ hostname }) => hostname !== '')

const folder = matching(/^(?![a-z][a-z0-9+.-]+:\/)[^\0\r\n]+$/i, 'is not a folder')

/** Takes a path, without slashes at its end. */
const path = (form: RegExp, wrong: string) => (text: string) => matching(form, wrong)(text.replace(/\/+$/, ''))
/** A step of a path, which leads neither nowhere nor up. */
const step = String.raw`(/(?!\.{1,2}(/|$))[A-Za-z0-9._~-]+)`
const base = path(new RegExp(`^${step}*$`), 'is not a path that begins with a slash')
const prefix = path(new RegExp(`^${step}+$`), 'is not a path of at least one step that begins with a slash')

interface Reader {
  /** The default of a setting. Without a default, a missing setting is undefined. */
  fallback?: string
  example: string
  /** Throws with the reason if the text is invalid. */
  read: (text: string) => unknown
}

const readers = {
  port: { fallback: '3000', example: '3000', read: port },
  host: { fallback: '127.0.0.1', example: '127.0.0.1 or 0.0.0.0', read: host },
  /** Address at which people reach the product, without a slash at its end. */
  publicUrl: { example: 'https://rent.example.org', read: publicUrl },
  /** Privacy policy that `/privacy` redirects to; undefined: the page of the product. */
  privacyUrl: { example: 'https://www.example.org/privacy', read: (text: string) => new URL(web(text)).href },
  /** Path below which the browser app stands; begins and ends with a slash. */
  basePath: { fallback: '/', example: '/ or /rent', read: (text: string) => `${base(text)}/` },
  /** Path before every call, `/api`; begins with a slash and ends without one. */
  apiPrefix: { fallback: '/api', example: '/api', read: prefix },
  /** Absolute path of the folder that holds database, files and key. */
  dataDir: { fallback: 'data', example: 'data or /var/lib/trousseau', read: (text: string) => resolve(folder(text)) },
  /** PostgreSQL server; undefined: SQLite under `dataDir`. */
  databaseUrl: { example: 'postgres://user:password@db.example.org:5432/trousseau', read: database },
  /** Bucket of an S3-compatible storage; undefined: files stand below `dataDir`. */
  s3Url: { example: 'https://id:key@s3.example.org/bucket?region=eu-west-3', read: bucket },
  mailFrom: { fallback: 'Trousseau <trousseau@localhost>', example: 'Trousseau <post@example.org>', read: sender },
  /** Mail server; undefined: mails are written into `dataDir/outbox`. */
  smtpUrl: { example: 'smtp://user:password@mail.example.org:587', read: mailServer },
  /** Secret that signs tokens; undefined: one is made at the first start and kept under `dataDir`. */
  tokenKey: { example: 'the output of `openssl rand -base64 48`', read: tokenKey },
  logLevel: { fallback: 'info', example: logLevels.join(', '), read: logLevel },
  /** Connections at a time; more are turned away. */
  maxConnections: { fallback: '5000', example: '5000', read: limit },
  /** Connections of one address at a time that is no trusted proxy; more are turned away. */
  maxConnectionsPerAddress: { fallback: '100', example: '100', read: limit },
  /** Calls of an account under way at a time; a tenth of them are at work, and the others wait. */
  maxCalls: { fallback: '20', example: '20', read: limit },
  /** Most records of one kind that an account holds. */
  maxRecords: { fallback: '5000', example: '5000', read: limit },
  /** Most bytes that the files of an account take. */
  maxFileBytes: { fallback: '5368709120', example: '5368709120', read: limit },
  /** Bytes that uploads leave free on the disk of `dataDir`. */
  minFreeBytes: { fallback: '268435456', example: '268435456', read: limit },
  /** Most writes of an account in a minute. */
  maxWrites: { fallback: '600', example: '600', read: limit },
  /** Networks of the proxies that are believed when they say for whom they speak: addresses, or `address/bits`. */
  trustedProxies: { fallback: 'loopback', example: 'loopback, 10.0.0.0/8', read: networks },
  /** Sessions that an account may have at once. */
  maxSessions: { fallback: '20', example: '20', read: limit },
} satisfies Record<string, Reader>

type Readers = typeof readers

/** The type of a setting; undefined too if it has no default. */
type Read<One extends Reader> = ReturnType<One['read']> | (One extends { fallback: string } ? never : undefined)
type ReadSettings = { [Name in keyof Readers]: Read<Readers[Name]> }

/** Everything that the environment decides. Made by `readSettings`; nothing else reads `process.env`. */
export type Settings = ReadSettings & {
  publicUrl: string
  /** Warnings about settings that are allowed but probably unintended, printed at the start. */
  warnings: string[]
}

/** Settings whose value must not stand in a log. */
const secrets = ['tokenKey', 'databaseUrl', 'smtpUrl', 's3Url']

/** Letters of a wrong value that are shown. */
const maxShown = 100

/** A wrong value as it may stand in a log: what belongs to another setting may hold the password of that one. */
function shownValue(text: string): string {
  const open = text.replace(/(?<=:\/\/).*@/s, '…@')
  return open.length > maxShown ? `${open.slice(0, maxShown)}…` : open
}

/** Reads and checks all settings. Throws one error that lists everything that is wrong. */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = []
  /** Reads one setting from the environment, or its default. A mistake is noted in `problems` with an example. */
  const readSetting = ([name, { fallback, example, read }]: [string, Reader]) => {
    // `maxFileBytes` is `MAX_FILE_BYTES` in the environment.
    const variable = name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
    const given = environment[variable]?.trim() || fallback
    try {
      return [name, given && read(given)]
    } catch (error) {
      const shown = secrets.includes(name) ? '' : ` ("${shownValue(given ?? '')}")`
      problems.push(`${variable}${shown} ${(error as Error).message}. Example: ${example}`)
      return [name, fallback && read(fallback)]
    }
  }
  const settings = Object.fromEntries(Object.entries(readers).map(readSetting)) as ReadSettings
  if (settings.basePath.startsWith(`${settings.apiPrefix}/`)) {
    problems.push(`API_PREFIX ("${settings.apiPrefix}") hides BASE_PATH ("${settings.basePath}"). Example: /api`)
  }
  if (problems.length > 0) throw new Error(['These settings are wrong.', ...problems].join('\n  '))
  return {
    ...settings,
    publicUrl: settings.publicUrl ?? `http://${urlHost(settings.host)}:${settings.port}`,
    warnings: warningsFor(settings, environment),
  }
}

/** Warnings about settings that are allowed, but would let callers forge their address or send broken links. */
function warningsFor({ host, publicUrl, trustedProxies }: ReadSettings, environment: Environment): string[] {
  const wide = trustedProxies
    .filter(isWiderThanOneOwner)
    .map(
      (network) =>
        `TRUSTED_PROXIES ("${network}") trusts so many that callers may be among them: such a caller can call itself any address, and no limit by address holds. Name the proxies alone.`,
    )
  if (host === 'localhost' || host === '::1' || host.startsWith('127.')) return wide
  const proxies = `HOST ("${host}") takes calls of other machines and TRUSTED_PROXIES is not set: behind a proxy on another machine all callers count as one, and the wrong passwords of one shut all of them out. Name the proxies; without any, say TRUSTED_PROXIES=loopback.`
  const links = `HOST ("${host}") is no address that a browser can open and PUBLIC_URL is not set: the links of mails lead nowhere. Set PUBLIC_URL.`
  return [
    ...wide,
    ...(environment['TRUSTED_PROXIES']?.trim() ? [] : [proxies]),
    ...(publicUrl === undefined && ['0.0.0.0', '::'].includes(host) ? [links] : []),
  ]
}

function port(text: string): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(number <= 65535)) throw new Error('is not a port from 0 (any free one) to 65535')
  return number
}

function publicUrl(text: string): string {
  const url = new URL(web(text))
  if (url.pathname !== '/' || url.search || url.hash) throw new Error('holds a path; that belongs into BASE_PATH')
  return url.origin
}

function tokenKey(text: string): string {
  if (text.length < 32) throw new Error('is shorter than 32 characters and could be guessed')
  if (new Set(text).size < 10) throw new Error('repeats less than 10 characters and could be guessed')
  return text
}

/** Each as `address/bits`; `loopback` stands for this machine. */
function networks(text: string): string[] {
  return text.split(',').flatMap((part) => {
    const network = part.trim()
    if (network === 'loopback') return ['127.0.0.0/8', '::1/128']
    const range = network.includes('/') ? network : `${network}/${isIPv6(network) ? 128 : 32}`
    if (!ipaddr.IPv4.isValidCIDRFourPartDecimal(range) && !ipaddr.IPv6.isValidCIDR(range)) {
      throw new Error('is not a list of networks and addresses')
    }
    return [range]
  })
}

/** Whether a network is larger than any that belongs to one owner, such as 10.0.0.0/8 and fc00::/7. */
function isWiderThanOneOwner(network: string): boolean {
  const [address, bits] = ipaddr.parseCIDR(network)
  if (address.kind() === 'ipv4') return bits < 8
  const range = address.range()
  if (range === 'ipv4Mapped') return bits < 96 + 8
  return bits < (range === 'uniqueLocal' || range === 'linkLocal' ? 7 : 16)
}

const urlHost = (name: string) => (name.includes(':') ? `[${name}]` : name)
