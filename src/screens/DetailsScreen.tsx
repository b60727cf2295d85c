import { useMemo } from 'react'
import { detailsPlan } from '#engine/details/detailsPlan.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import { readRecord } from '#engine/record/readRecord.ts'
import { FieldServicesContext } from '#fields/FieldServices.ts'
import type { DetailsDefinition } from '#generated/definitions.gen.ts'
import { DetailsPage } from './details/DetailsPage.tsx'
import { useScreenServices } from './ScreenServices.ts'
import { useLoad } from './useLoad.ts'
import { useScreenFields } from './useScreenFields.ts'
import './screens.css'

interface DetailsScreenProps {
  /** The details definition as `folder/name`. */
  name: string
  definition: DetailsDefinition
}

/** A record to read, as its definition says. */
export function DetailsScreen({ name, definition }: DetailsScreenProps) {
  const { recordOf, formatsDefinition } = useScreenServices()
  const { schema } = recordOf(definition.record)
  const [namespace = ''] = name.split('/')
  const fieldServices = useScreenFields(definition.record.split('/')[0] ?? '')
  const plan = useMemo(
    () => detailsPlan(definition, schema, formatsDefinition),
    [definition, schema, formatsDefinition],
  )
  const { loading, retry } = useLoad<Json>({
    load: definition.load,
    namespace,
    read: (data) => (isObject(data) ? readRecord(schema, data) : undefined),
  })
  return (
    <FieldServicesContext value={fieldServices}>
      <DetailsPage name={name} definition={definition} plan={plan} loading={loading} onRetry={retry} />
    </FieldServicesContext>
  )
}
