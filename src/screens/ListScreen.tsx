import { useMemo } from 'react'
import { isObject, type Json } from '#engine/record/path.ts'
import { readRecord } from '#engine/record/readRecord.ts'
import { tablePlan } from '#engine/table/tablePlan.ts'
import { FieldServicesContext } from '#fields/FieldServices.ts'
import type { TableDefinition } from '#generated/definitions.gen.ts'
import { ListPage } from './list/ListPage.tsx'
import { useScreenServices } from './ScreenServices.ts'
import { useLoad } from './useLoad.ts'
import { useScreenFields } from './useScreenFields.ts'
import './screens.css'

interface ListScreenProps {
  /** The table definition as `folder/name`. */
  name: string
  definition: TableDefinition
}

/** A list of records, as its definition says. */
export function ListScreen({ name, definition }: ListScreenProps) {
  const { recordOf, formatsDefinition } = useScreenServices()
  const { schema } = recordOf(definition.record)
  const fieldServices = useScreenFields(definition.record.split('/')[0] ?? '')
  const plan = useMemo(() => tablePlan(definition, schema, formatsDefinition), [definition, schema, formatsDefinition])
  const { loading, retry, change } = useLoad<readonly Json[]>({
    load: definition.load,
    namespace: name.split('/')[0] ?? '',
    read: (data) => (Array.isArray(data) ? data.filter(isObject).map((row) => readRecord(schema, row)) : undefined),
  })
  return (
    <FieldServicesContext value={fieldServices}>
      <ListPage
        name={name}
        definition={definition}
        plan={plan}
        loading={loading}
        onRetry={retry}
        onRemove={(row) => change((rows) => rows.filter((other) => other !== row))}
      />
    </FieldServicesContext>
  )
}
