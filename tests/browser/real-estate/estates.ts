import { house as storedHouse } from '../../api/requests.ts'
import type { Account } from '../support/Account.ts'
import { apiOf, bodyOf } from '../support/api.ts'
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
  ...storedHouse,
  label: 'Maison Élan',
  address: '12, rue des Lilas 69003 Lyon - France',
  constructionYear: 1932,
  habitable: {
    habitableComponents: [
      { type: 'LIVING_ROOM', surface: 32, label: 'Grand salon' },
      { type: 'BED_ROOM', surface: 14.5 },
    ],
  },
  condominiumTrustee: {
    ...storedHouse.condominiumTrustee,
    name: 'Foncia Rhône',
    phone: '0472000000',
    email: 'syndic@foncia.example',
  },
}

/** Speaks to the API as an account, beside the browser. */
export type Estates = ReturnType<typeof estatesOf>

const collection = 'restapi/realestate'

/** @param address of the server, with a slash at the end */
export function estatesOf(address: string, account: Account) {
  const call = apiOf(address, account)
  return {
    async create(estate: Estate, pictures: ChosenFile[] = []) {
      const files = pictures.map((picture) => ({ ...picture, part: 'pictures' }))
      const answer = await call(collection, { method: 'POST', body: bodyOf('commondata', estate, files) })
      return (answer as { resourceUuid: string }).resourceUuid
    },
    list: async () => (await call(collection)) as Estate[],
    read: async (id: string) => (await call(`${collection}/${id}`)) as Estate,
    async remove(id: string) {
      await call(`${collection}/${id}`, { method: 'DELETE' })
    },
  }
}
