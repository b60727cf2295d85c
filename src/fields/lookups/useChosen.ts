import { useEffect, useState } from 'react'
import { useFieldServices, type Choice } from '../FieldServices.ts'

/**
 * The chosen value with the name that its lookup has for it; without a name until that is known.
 * @param lookup undefined where the name comes from elsewhere
 */
export function useChosen(lookup: string | undefined, value: unknown): Choice | undefined {
  const { lookup: load } = useFieldServices()
  const [known, setKnown] = useState<Choice>()
  const wanted = typeof value === 'string' && value !== '' ? value : undefined
  useEffect(() => {
    if (lookup === undefined || wanted === undefined) return undefined
    let current = true
    load(lookup).then(
      (choices) => current && setKnown(choices.find((choice) => choice.value === wanted)),
      // The value itself then stands for its name.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [load, lookup, wanted])
  if (wanted === undefined) return undefined
  return known?.value === wanted ? known : { value: wanted }
}
