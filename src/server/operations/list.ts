import type { Json } from '#engine/record/path.ts'
import type { Call, Handler } from '../request/Call.ts'
import type { RecordDefinition } from '../catalogue.ts'
import { isMeant, ownerOf, recordOf } from './recordCall.ts'

/** All records of the caller as rows, newest first. */
export const list: Handler = (call, { catalogue, store }) => {
  const definition = recordOf(call, catalogue)
  const pages = store.records.summaries(ownerOf(call), definition.name, 'listed')
  return Promise.resolve({ kind: 'rows', pages: meantOf(call, definition, pages) })
}

async function* meantOf(call: Call, definition: RecordDefinition, pages: AsyncIterable<string[]>) {
  const all = !('only' in call.operation.operate)
  for await (const page of pages)
    yield all ? page : page.filter((row) => isMeant(call, definition, JSON.parse(row) as Json))
}
