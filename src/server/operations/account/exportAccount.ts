import { exportArchive } from '../../account/exportArchive.ts'
import { refusals } from '../../errors.ts'
import type { Handler } from '../../request/Call.ts'
import { ownerOf } from '../recordCall.ts'

/** Accounts whose export this process is sending. */
const underWay = new Set<string>()

/** All records and files of the caller in one zip; one at a time, since each reads and packs all that there is. */
export const exportAccount: Handler = async (call, { store, files, catalogue, clock }) => {
  const owner = ownerOf(call)
  const account = await store.accounts.byId(owner)
  if (!account) throw refusals.notFound()
  const kinds = await store.records.kinds(owner)
  const fileRows = await store.files.ofOwner(owner)
  const now = clock()
  if (underWay.has(owner)) throw refusals.tooMany(10)
  underWay.add(owner)
  const stream = exportArchive({ account, kinds, fileRows }, { catalogue, records: store.records, files, now })
  stream.once('close', () => underWay.delete(owner))
  return {
    kind: 'download',
    stream,
    mediaType: 'application/zip',
    label: `trousseau-${now.toISOString().slice(0, 10)}.zip`,
  }
}
