import type { Member } from '../api/Member.ts'
import { contentOf, multipart, picture, refusal, type SentFile } from '../api/requests.ts'
import records from './records.json' with { type: 'json' }

const { person, company, apiary, colony, harvest } = records

/** A record of the trade as it is answered. */
export interface Stored {
  resourceUuid: string
  [name: string]: unknown
}

/** Where the records of each kind are, and the name of the part in which one is sent. */
const kinds = {
  person: { path: 'keeper/person', part: 'keeper' },
  company: { path: 'keeper/company', part: 'keeper' },
  apiary: { path: 'apiary', part: 'record' },
  colony: { path: 'colony', part: 'record' },
  harvest: { path: 'harvest', part: 'record' },
}
export type Kind = keyof typeof kinds

export const pdf = (part: string, name = `${part}.pdf`): SentFile => ({
  name,
  bytes: Buffer.from('%PDF-1.4\n%%EOF'),
  type: 'application/pdf',
  part,
})
export const photo = (part: string, name = 'façade.png'): SentFile => ({ ...picture(name), part })

/** What somebody may ask who keeps bees. */
export function beekeeper({ inject }: Pick<Member, 'inject'>) {
  const urlOf = (kind: Kind, id?: string, does?: string) =>
    ['/api/restapi', kinds[kind].path, id, does].filter((part) => part !== undefined).join('/')

  /** Creates a record (no id) or replaces one. @param version that is believed to be stored */
  async function save(kind: Kind, record: object, files: SentFile[] = [], id?: string, version?: string) {
    const { payload, headers } = await multipart(record, files, { json: kinds[kind].part, files: 'files' })
    const match = version === undefined ? {} : { 'if-match': version }
    const method = id === undefined ? 'POST' : 'PUT'
    return inject({ method, url: urlOf(kind, id), payload, headers: { ...headers, ...match } })
  }
  async function change(kind: Kind, id: string, does: string, asked?: object) {
    const url = urlOf(kind, id, does).replace(/keeper\/\w+/, 'keeper/any')
    return inject({ method: 'POST', url, ...(asked && { payload: asked }) })
  }
  const made = async (kind: Kind, record: object, files?: SentFile[]) =>
    contentOf<Stored>(await save(kind, record, files)).resourceUuid
  const read = async (kind: Kind, id: string) => contentOf<Stored>(await inject({ url: urlOf(kind, id) }))
  return {
    inject,
    save,
    /** Creates a record that must be taken, and gives its id. */
    made,
    read,
    versionOf: async (kind: Kind, id: string) => String((await inject({ url: urlOf(kind, id) })).headers['etag']),
    /** The status of a save, and what it refuses. */
    async refusal(...given: Parameters<typeof save>): Promise<[status: number, ...string[]]> {
      const answer = await save(...given)
      return answer.statusCode === 200 ? [200] : refusal(Promise.resolve(answer))
    },
    list: async (kind: 'keeper' | Exclude<Kind, 'person' | 'company'>) =>
      contentOf<Stored[]>(await inject({ url: `/api/restapi/${kind}` })),
    remove: async (kind: Kind, id: string) => {
      const url = urlOf(kind, id).replace(/keeper\/\w+/, 'keeper/any')
      return (await inject({ method: 'DELETE', url })).statusCode
    },
    /** Carries out a change of state, with the fields that it asks for. */
    change: async (kind: Kind, id: string, does: string, asked?: object) =>
      (await change(kind, id, does, asked)).statusCode,
    /** The status of a change of state, and what it refuses. */
    async refusedChange(...given: Parameters<typeof change>): Promise<[status: number, ...string[]]> {
      const answer = await change(...given)
      return answer.statusCode === 200 ? [200] : refusal(Promise.resolve(answer))
    },
    person: (changes: object = {}) => made('person', { ...person, ...changes }, [pdf('card'), photo('portrait')]),
    company: (changes: object = {}) => made('company', { ...company, ...changes }),
    apiary: (owner: string, changes: object = {}) => made('apiary', { ...apiary, owner, ...changes }),
    colony: (apiary: string, changes: object = {}) =>
      made('colony', { ...colony, apiary, ...changes }, [pdf('treatments')]),
    harvest: (colony: string, changes: object = {}) => made('harvest', { ...harvest, colony, ...changes }),
  }
}

export { apiary, colony, company, harvest, person }
