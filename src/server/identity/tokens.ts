import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

const issuer = 'trousseau'
const audience = 'trousseau-api'
const type = 'at+jwt'

/** What a token says. It only points at a session: what counts is what the session's row says. */
export interface TokenClaims {
  accountId: string
  sessionId: string
}

export interface Tokens {
  sign(claims: TokenClaims & { authorities: string[]; issuedAt: Date; expiresAt: Date }): Promise<string>
  /** The claims of a token that we signed and that has not expired; undefined for every other text. */
  verify(token: string, now: Date): Promise<TokenClaims | undefined>
}

export function createTokens(key: Uint8Array): Tokens {
  const kid = createHash('sha256').update(key).digest('hex').slice(0, 16)
  return {
    sign: ({ accountId, sessionId, authorities, issuedAt, expiresAt }) =>
      new SignJWT({ sid: sessionId, authorities })
        .setProtectedHeader({ alg: 'HS256', typ: type, kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),
    async verify(token, now) {
      try {
        const { payload, protectedHeader } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          typ: type,
          issuer,
          audience,
          requiredClaims: ['exp', 'sub', 'sid'],
          currentDate: now,
        })
        if (protectedHeader.kid !== kid || typeof payload['sid'] !== 'string' || !payload.sub) return undefined
        return { accountId: payload.sub, sessionId: payload['sid'] }
      } catch {
        return undefined
      }
    },
  }
}
