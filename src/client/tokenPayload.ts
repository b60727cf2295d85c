/** The facts of a token that the browser uses; it cannot and need not check the signature. */
export interface TokenPayload {
  /** When the token ends, in seconds since 1970. */
  exp?: number
  /** When it began, in seconds since 1970. */
  iat?: number
  /** Role names. */
  authorities: string[]
  /** Whose token it is. */
  sub?: string
  /** The session that it opens. */
  sid?: string
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
}

function readPayload(token: string): Record<string, unknown> {
  try {
    const payload: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''))
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Reads the middle part of a token (base64url JSON). A token that cannot be read has no roles and no end. */
export function tokenPayload(token: string): TokenPayload {
  const { exp, iat, authorities, sub, sid } = readPayload(token)
  const roles = Array.isArray(authorities) ? authorities.filter((role) => typeof role === 'string') : []
  return {
    ...(typeof exp === 'number' && Number.isFinite(exp) && { exp }),
    ...(typeof iat === 'number' && Number.isFinite(iat) && { iat }),
    authorities: roles,
    ...(typeof sub === 'string' && { sub }),
    ...(typeof sid === 'string' && { sid }),
  }
}
