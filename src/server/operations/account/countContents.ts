import { profileRecord } from '../../account/profile.ts'
import type { Handler } from '../../request/Call.ts'
import { ownerOf } from '../recordCall.ts'

/** How many records of each kind the caller has, and how many files: what goes with the account. */
export const countContents: Handler = async (call, { store }) => {
  const owner = ownerOf(call)
  const kinds = (await store.records.kinds(owner)).filter((name) => name !== profileRecord)
  const counts = await Promise.all(
    kinds.map(async (name) => [name.split('/')[0], await store.records.count(owner, name)]),
  )
  const files = await store.files.ofOwner(owner)
  return { kind: 'json', body: { ...Object.fromEntries(counts), files: files.length } }
}
