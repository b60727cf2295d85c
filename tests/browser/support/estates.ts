import { expect, type Page } from '@playwright/test'

/** The smallest valid real estate. */
export const land = {
  label: 'Pré du Moulin',
  type: 'LAND',
  address: '3, chemin Creux 46140 Luzech - France',
  surface: 1200,
  measureUnity: 'SQUARE_METERS',
}

const collection = 'restapi/realestate'
const apiOf = (page: Page, prefix: string) => new URL(`${prefix}/${collection}`, page.url()).href

/** The token of the session that the page holds. */
export async function tokenOf(page: Page): Promise<string> {
  const text = await page.evaluate(() => localStorage.getItem('currentUser'))
  return (JSON.parse(text ?? '{}') as { access_token: string }).access_token
}

async function bearer(page: Page): Promise<{ Authorization: string }> {
  return { Authorization: `Bearer ${await tokenOf(page)}` }
}

/** Enters a real estate without the form, for tests about something else; gives its id. */
export async function enterEstate(page: Page, record: object = land, prefix = '/api'): Promise<string> {
  const commondata = { name: 'blob', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) }
  const answer = await page.request.post(apiOf(page, prefix), {
    headers: await bearer(page),
    multipart: { commondata },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { resourceUuid: string }).resourceUuid
}

/** What the server holds for whoever is signed in. */
export async function storedEstates(page: Page, prefix = '/api'): Promise<{ label: string; resourceUuid: string }[]> {
  const answer = await page.request.get(apiOf(page, prefix), { headers: await bearer(page) })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as { label: string; resourceUuid: string }[]
}

/** Ends the session at the server alone: the page still believes in it. */
export async function revokeSession(page: Page, prefix = '/api'): Promise<void> {
  const address = new URL(`${prefix}/authentication/signout`, page.url()).href
  const answer = await page.request.post(address, { headers: await bearer(page) })
  expect(answer.status()).toBe(200)
}
