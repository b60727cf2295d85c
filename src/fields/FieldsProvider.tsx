import { useMemo, type ReactNode } from 'react'
import { useLanguage, useText } from '#ui/text/useText.ts'
import type { TextSurroundings } from './Field.ts'
import { FieldServicesContext, type FieldServices } from './FieldServices.ts'
import { KnownContext } from './useLookup.ts'
import { TextSurroundingsContext } from './values/valueText.ts'
import { useStore } from '#ui/useStore.ts'

/**
 * Gives all fields below what they need, and what turns their values into text: made here once, since a list has hundreds
 * of cells. It is another object for another language, and when names of lookups have come.
 */
export function FieldsProvider({ services, children }: { services: FieldServices; children: ReactNode }) {
  const { formats, lookups, references } = services
  const text = useText()
  const language = useLanguage()
  const known = useStore(lookups.subscribe, lookups.known)
  const surroundings = useMemo((): TextSurroundings => {
    const around: TextSurroundings = {
      formats,
      text,
      language,
      nameOf(name, value) {
        lookups.want(name)
        return known.get(name)?.byValue.get(value)
      },
    }
    return {
      ...around,
      titleOf: (record) => references?.titleOf(record, around) ?? '',
      titleKeyOf: (record) => references?.titleKeyOf?.(record, around),
    }
  }, [formats, text, language, lookups, references, known])
  return (
    <FieldServicesContext value={services}>
      <KnownContext value={known}>
        <TextSurroundingsContext value={surroundings}>{children}</TextSurroundingsContext>
      </KnownContext>
    </FieldServicesContext>
  )
}
