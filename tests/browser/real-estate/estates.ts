import type { Page } from '@playwright/test'
import type { Account } from '../support/Account.ts'
import { openSession } from '../support/signIn.ts'
import type { ChosenFile } from './pictureFiles.ts'

/** A real estate as it is sent. */
export type Estate = Record<string, unknown>

export const land: Estate = {
  label: 'Champ des Élans',
  type: 'LAND',
  address: 'Lieu-dit Les Oliviers 13100 Aix-en-Provence - France',
  surface: 2.5,
  measureUnity: 'HECTARES',
}

export const house: Estate = {
  label: 'Maison Élan',
  type: 'HOUSE',
  address: '12, rue des Lilas 69003 Lyon - France',
  surface: 120.5,
  measureUnity: 'SQUARE_METERS',
  constructionYear: 1932,
  acquisitionDate: '14/07/2001',
  habitable: {
    habitableComponents: [
      { type: 'LIVING_ROOM', surface: 32, label: 'Grand salon' },
      { type: 'BED_ROOM', surface: 14.5 },
    ],
  },
  condominiumTrustee: {
    name: 'Foncia Rhône',
    phone: '0472000000',
    email: 'syndic@foncia.example',
    realestatetenth: 120,
    condominiumtrusteetenth: 10000,
  },
}

/** Speaks to the API as an account, beside the browser. */
export interface Estates {
  create: (estate: Estate, pictures?: ChosenFile[]) => Promise<string>
  list: () => Promise<Estate[]>
  read: (id: string) => Promise<Estate>
  remove: (id: string) => Promise<void>
}

const collection = 'api/restapi/realestate'

/** @param address of the server, with a slash at the end */
export async function estatesOf(address: string, account: Account): Promise<Estates> {
  const call = async (path: string, init: RequestInit, token?: string): Promise<unknown> => {
    const headers = new Headers(init.headers)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const answer = await fetch(new URL(path, address), { ...init, headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${answer.status} ${text}`)
    return answer.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text
  }
  const signedIn = (await call('api/authentication/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account.email, password: account.password, grant_type: 'password' }),
  })) as { access_token: string }
  const own = (path: string, init: RequestInit = {}) => call(`${collection}${path}`, init, signedIn.access_token)
  return {
    async create(estate, pictures = []) {
      const body = new FormData()
      body.append('commondata', new Blob([JSON.stringify(estate)], { type: 'application/json' }))
      for (const { name, mimeType, buffer } of pictures)
        body.append('pictures', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
      const { resourceUuid } = (await own('', { method: 'POST', body })) as { resourceUuid: string }
      return resourceUuid
    },
    list: async () => (await own('')) as Estate[],
    read: async (id) => (await own(`/${id}`)) as Estate,
    async remove(id) {
      await own(`/${id}`, { method: 'DELETE' })
    },
  }
}

/** Opens a page of the product as somebody who is signed in already. @param path without a slash at its start */
export async function visit(page: Page, account: Account, path: string): Promise<void> {
  // The page of the health check has the right origin and loads no app.
  await page.goto('health/live')
  await openSession(page, account)
  await page.goto(path)
}
