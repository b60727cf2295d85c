import { type ReactNode, useMemo } from 'react'
import { FieldServicesContext, useFieldServices } from '../FieldServices.ts'

/** Shows fields of another record in its own words. @param namespace folder of the record */
export function FieldsOf({ namespace, children }: { namespace: string; children: ReactNode }) {
  const services = useFieldServices()
  const inner = useMemo(() => ({ ...services, namespace }), [services, namespace])
  return <FieldServicesContext value={inner}>{children}</FieldServicesContext>
}
