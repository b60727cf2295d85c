import { expect, type Page } from '@playwright/test'
import { decodeJwt, UnsecuredJWT, type JWTPayload } from 'jose'
import { runSql } from '../../databases/database.ts'
import type { ProductServer } from './startProductServer.ts'

/** The token of the session that the page holds. */
export async function tokenOf(page: Page): Promise<string> {
  const text = await page.evaluate(() => localStorage.getItem('currentUser'))
  return (JSON.parse(text ?? '{}') as { access_token: string }).access_token
}

/** What a token says of itself. */
export const payloadOf = (token: string) => decodeJwt<{ exp: number; authorities: string[] }>(token)

/** A token that nobody signed: the browser believes what it says, the server does not. */
export const madeUpToken = (payload: JWTPayload): string => new UnsecuredJWT(payload).encode()

/** Makes every session so old that what cannot be undone asks for a new sign-in. */
export async function ageSessions({ dataDir }: ProductServer): Promise<void> {
  const created = new Date(Date.now() - 16 * 60_000).toISOString()
  await runSql({ databaseUrl: undefined, dataDir }, 'update sessions set created_at = ?', [created])
}

/** Ends the session of the page at the server alone: the page still believes in it. */
export async function revokeSession(page: Page, prefix = '/api'): Promise<void> {
  const address = new URL(`${prefix}/authentication/signout`, page.url()).href
  const answer = await page.request.post(address, { headers: { Authorization: `Bearer ${await tokenOf(page)}` } })
  expect(answer.status()).toBe(200)
}
