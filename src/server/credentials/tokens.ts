import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { jwtVerify, SignJWT } from 'jose'
import { dirname, join } from 'node:path'
import { flushNames } from '../privateFiles.ts'

const issuer = 'trousseau'
const audience = 'trousseau-api'
const type = 'at+jwt'

/** Who calls. A token only points at a session: what counts is what the session's row says. */
export interface Caller {
  accountId: string
  sessionId: string
}

export type Tokens = ReturnType<typeof createTokens>

/** Tokens, and sessions that have ended, that are remembered at most; tokens in the usual spelling of their header. */
const maxRemembered = 10_000

const bearer = /^Bearer +([A-Za-z0-9._-]{1,4096})$/i

/**
 * Signs and verifies the bearer tokens (JWT) of sessions. Verified tokens are cached, since every call has one and the
 * signature never changes.
 */
export function createTokens(key: Uint8Array) {
  // A verified signature stays valid; each call checks only the time and the session's row.
  const verified = new Map<string, Caller & { expiresAt: number }>()
  /** Sessions that have ended: none comes back. */
  const ended = new Set<string>()
  const kid = createHash('sha256').update(key).digest('hex').slice(0, 16)
  return {
    sign: (claims: Caller & { authorities: string[]; issuedAt: Date; expiresAt: Date }) =>
      new SignJWT({ sid: claims.sessionId, authorities: claims.authorities })
        .setProtectedHeader({ alg: 'HS256', typ: type, kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(claims.accountId)
        .setIssuedAt(claims.issuedAt)
        .setExpirationTime(claims.expiresAt)
        .sign(key),
    /** Remembers that a session has ended, so that its token is refused without a look at its row. */
    forget(sessionId: string) {
      const [oldest = ''] = ended
      if (ended.size >= maxRemembered) ended.delete(oldest)
      ended.add(sessionId)
    },
    /** The claims of a token that was verified before, and may still be good; undefined for every other header. */
    known(authorization: string, now: Date): Caller | undefined {
      const known = verified.get(authorization)
      if (!known || ended.has(known.sessionId)) return undefined
      return known.expiresAt > Math.floor(now.getTime() / 1000) ? known : undefined
    },
    /** The claims of a bearer's token that we signed and that has not expired; undefined for every other header. */
    async verify(authorization: string, now: Date): Promise<Caller | undefined> {
      const token = bearer.exec(authorization)?.[1]
      if (token === undefined || !isCanonical(token)) return undefined
      try {
        const { payload, protectedHeader } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          typ: type,
          issuer,
          audience,
          requiredClaims: ['exp', 'sub', 'sid'],
          currentDate: now,
        })
        const { sub, sid, exp = 0 } = payload
        if (protectedHeader.kid !== kid || typeof sid !== 'string' || !sub || ended.has(sid)) return undefined
        const [oldest = ''] = verified.keys()
        if (verified.size >= maxRemembered) verified.delete(oldest)
        verified.set(`Bearer ${token}`, { accountId: sub, sessionId: sid, expiresAt: exp })
        return { accountId: sub, sessionId: sid }
      } catch {
        return undefined
      }
    },
  }
}

/** The spare bits of a last letter would give one token many spellings. */
const isCanonical = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)

/** The secret that signs tokens: the setting, or a random one that is created in the data folder at the first start. */
export function readTokenKey(dataDir: string, setting: string | undefined): Uint8Array {
  if (setting !== undefined) return new TextEncoder().encode(setting)
  const file = join(dataDir, 'token.key')
  if (!existsSync(file)) writeKeyOnce(file, randomBytes(48).toString('base64url'))
  chmodSync(file, 0o600)
  const text = readFileSync(file, 'utf8').trim()
  if (text.length < 32) throw new Error(`${file} holds no key. Remove it (everyone must sign in again) or restore it.`)
  return new TextEncoder().encode(text)
}

/**
 * Creates the key file whole or not at all, as half a key would lock everyone out. If processes start together, the
 * first file wins.
 */
function writeKeyOnce(file: string, text: string): void {
  const temporary = `${file}.${randomUUID()}.new`
  writeFileSync(temporary, text, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporary)
    flushNames(dirname(file))
  }
}
