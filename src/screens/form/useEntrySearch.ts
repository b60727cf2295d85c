import type { FormEntry } from '#engine/form/formPlan.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import { readRecord } from '#engine/record/readRecord.ts'
import { useSearch } from '#fields/useSearch.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { callSignedIn } from '../callSignedIn.ts'
import { useScreenServices } from '../ScreenServices.ts'

/** How long nobody types before the server is asked, in milliseconds. */
const pause = 400

/** Searches for entries of other records. */
export function useEntrySearch(search: NonNullable<FormEntry['search']>, schema: RecordSchema) {
  const { call, signInAgain } = useScreenServices()
  return useSearch<Json>(async (typed) => {
    const args = { query: { [search.query]: typed } }
    const { ok, data } = await callSignedIn({ call, signInAgain }, search.operation, args)
    if (!ok || !Array.isArray(data)) throw new Error(`${search.operation} found nothing that can be read`)
    return data.filter(isObject).map((entry) => readRecord(schema, entry))
  }, pause)
}
