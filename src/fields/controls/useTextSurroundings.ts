import { useMemo } from 'react'
import { useLanguage, useText } from '#ui/text/useText.ts'
import type { TextSurroundings } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import type { Choice } from '../lookups/ChoiceStore.ts'
import { useKnown } from '../lookups/useLookup.ts'

/** What turns values into text; another object for another language, and when names of lookups have come. */
export function useTextSurroundings(): TextSurroundings {
  const { namespace, formats, lookups, references } = useFieldServices()
  const text = useText()
  const language = useLanguage()
  const seen = useKnown()
  return useMemo(() => {
    const nameOf = (name: string, value: string): Choice | undefined => {
      lookups.want(name)
      return seen.known(name)?.byValue.get(value)
    }
    const around: TextSurroundings = { namespace, formats, text, language, nameOf }
    return { ...around, titleOf: (record) => references?.titleOf(record, around) ?? '' }
  }, [namespace, formats, text, language, lookups, references, seen])
}
