import { type ReactNode, useMemo } from 'react'
import { folderOf } from '#engine/schema/definitionName.ts'
import { FieldServicesContext, useFieldServices } from '../FieldServices.ts'

/** Shows fields of another record in its own words. @param record `folder/name` */
export function FieldsOf({ record, children }: { record: string; children: ReactNode }) {
  const services = useFieldServices()
  const inner = useMemo(() => ({ ...services, namespace: folderOf(record) }), [services, record])
  return <FieldServicesContext value={inner}>{children}</FieldServicesContext>
}
