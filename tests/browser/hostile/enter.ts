import { dropAt, type Json } from '#engine/record/path.ts'
import { hostileFiles, hostileRecord, hostileTextsIn } from '../../arbitraries/hostileRecord.ts'
import { schemaOf } from '../../arbitraries/judgeOf.ts'
import { swatch } from '../real-estate/pictureFiles.ts'
import type { Account } from '../support/Account.ts'
import { apiOf, bodyOf } from '../support/api.ts'

/** A record whose every free text is hostile, as it is entered by the API. */
interface Entry {
  record: string
  /** Part of the body in which the record travels. */
  part: string
  collection: string
  sets: Json
  /** Paths that would have a person shown as a company. */
  lacks: string[]
}

const entries = {
  estate: {
    record: 'real-estate/real-estate',
    part: 'commondata',
    collection: 'restapi/realestate',
    sets: { type: 'HOUSE' },
    lacks: [],
  },
  individual: {
    record: 'tenant/tenant',
    part: 'tenant',
    collection: 'restapi/tenant/individual',
    sets: { type: 'INDIVIDUAL' },
    lacks: ['person.name', 'guarantors.0.person.name', 'emergencyContacts.0.person.name'],
  },
  corporation: {
    record: 'tenant/tenant',
    part: 'tenant',
    collection: 'restapi/tenant/corporation',
    sets: { type: 'CORPORATION' },
    lacks: [],
  },
} satisfies Record<string, Entry>

const profiles = { individual: { type: 'INDIVIDUAL' }, corporation: { type: 'CORPORATION' } }

/** Enters hostile records as an account, beside the browser. @param address of the server, with a slash at the end */
export async function hostileOf(address: string, account: Account) {
  const call = apiOf(address, account)
  const own = async (path: string, init?: RequestInit) => (await call(path, init)) as Json
  const { buffer } = await swatch('')
  const hostileBody = (schema: string, part: string, sign: string, { sets, lacks }: Pick<Entry, 'sets' | 'lacks'>) => {
    const record = lacks.reduce(dropAt, { ...hostileRecord(schemaOf(schema), sign), ...sets })
    const files = hostileFiles(schemaOf(schema), record, sign)
    return bodyOf(
      part,
      record,
      files.map((file) => ({ ...file, buffer, mimeType: '' })),
    )
  }
  return {
    /** Enters a record; its texts are by the marks of its fields. */
    async enter(name: keyof typeof entries) {
      const { record, part, collection, ...how } = entries[name]
      const body = hostileBody(record, part, name, how)
      const id = String((await own(collection, { method: 'POST', body }))['resourceUuid'])
      return { id, texts: hostileTextsIn(await own(`${collection}/${id}`)) }
    },
    /** Saves the account's own profile. */
    async introduce(as: keyof typeof profiles) {
      const id = String((await own('authentication/account/details'))['resourceUuid'])
      const body = hostileBody('account/account', as, 'own', { sets: profiles[as], lacks: [] })
      await own(`authentication/account/${as}/${id}`, { method: 'PUT', body })
      return { id, texts: hostileTextsIn(await own(`authentication/account/${id}/${as}`)) }
    },
    /** Changes a stored property, as somebody else would. */
    async change(id: string, changes: Json) {
      const { collection, part } = entries.estate
      const { resourceUuid: _, pictures, habitable, ...stored } = await own(`${collection}/${id}`)
      const idsOf = (list: unknown) => (list as { resourceUuid: string }[]).map(({ resourceUuid }) => resourceUuid)
      const kept = {
        oldPictures: idsOf(pictures),
        oldHabitableComponents: idsOf((habitable as Json)['habitableComponents']),
        habitable: { habitableComponents: [] },
      }
      const body = bodyOf(part, { ...stored, ...kept, ...changes })
      await own(`${collection}/${id}`, { method: 'PUT', body })
    },
  }
}
