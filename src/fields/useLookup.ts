import { useEffect } from 'react'
import { lookupOf } from '#engine/schema/kindOf.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { neededContext } from '#ui/neededContext.ts'
import { useFieldServices } from './FieldServices.ts'
import type { Choice, KnownChoices } from './lookups/createLookups.ts'

/** What is known of lookups, by name; another object when more is. */
export const [KnownContext, useKnown] = neededContext<ReadonlyMap<string, KnownChoices>>('KnownChoices')

/** What is known of the values of a lookup, which is asked for. @param name undefined where there is none */
export function useLookup(name: string | undefined): KnownChoices | undefined {
  const { lookups } = useFieldServices()
  const known = useKnown().get(name ?? '')
  const isAsked = known !== undefined
  useEffect(() => {
    // One that could not be had is asked for again; all listeners hear what came of it.
    if (name !== undefined) lookups.load(name).catch(() => undefined)
  }, [lookups, name, isAsked])
  return known
}

/** The values that a field offers: those of its lookup, else those that its schema lists. */
export function useChoices(schema: PropertySchema): { choices: readonly Choice[]; loading: boolean } {
  const name = lookupOf(schema)
  const known = useLookup(name)
  const loading = name !== undefined && known === undefined
  if (known?.state === 'loaded') return { choices: [...known.byValue.values()], loading }
  const listed = schema.enum?.flatMap((value) => (value === null ? [] : [{ value }])) ?? []
  return { choices: loading ? [] : listed, loading }
}
