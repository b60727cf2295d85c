import { useEffect } from 'react'
import { lookupOf } from '#engine/schema/kindOf.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { neededContext } from '#ui/neededContext.ts'
import { useFieldServices } from './FieldServices.ts'
import type { Choice, KnownChoices } from './lookups/createLookups.ts'

/** The known values of lookups, by name. A new object whenever more are known. */
export const [KnownContext, useKnown] = neededContext<ReadonlyMap<string, KnownChoices>>('KnownChoices')

/** The known values of a lookup. The lookup is fetched. @param name undefined where there is none */
export function useLookup(name: string | undefined): KnownChoices | undefined {
  const { lookups } = useFieldServices()
  const known = useKnown().get(name ?? '')
  const isAsked = known !== undefined
  useEffect(() => {
    // A failed lookup is fetched again, and all listeners are notified of the result.
    if (name !== undefined) lookups.load(name).catch(() => undefined)
  }, [lookups, name, isAsked])
  return known
}

/** The values that a field offers: its lookup's values, else the values that its schema lists. */
export function useChoices(schema: PropertySchema): { choices: readonly Choice[]; loading: boolean } {
  const name = lookupOf(schema)
  const known = useLookup(name)
  const loading = name !== undefined && known === undefined
  if (known?.state === 'loaded') return { choices: [...known.byValue.values()], loading }
  const listed = schema.enum?.flatMap((value) => (value === null ? [] : [{ value }])) ?? []
  return { choices: loading ? [] : listed, loading }
}
