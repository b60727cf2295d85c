import { useMemo, useSyncExternalStore } from 'react'
import { useLanguage, useText } from '#ui/text/useText.ts'
import type { TextSurroundings } from '../Field.ts'
import { useFieldServices, type Choice } from '../FieldServices.ts'
import { lookupNames } from '../lookups/lookupNames.ts'

/** What turns values into text; another object for another language, and when names of lookups have come. */
export function useTextSurroundings(): TextSurroundings {
  const { namespace, formats, lookup } = useFieldServices()
  const text = useText()
  const language = useLanguage()
  const names = lookupNames(lookup)
  const known = useSyncExternalStore(names.subscribe, names.read)
  return useMemo(() => {
    const nameOf = (name: string, value: string): Choice | undefined => {
      if (!known[name]) names.want(name)
      return known[name]?.get(value)
    }
    return { namespace, formats, text, language, nameOf }
  }, [namespace, formats, text, language, names, known])
}
