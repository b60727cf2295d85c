import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useFieldServices } from '../FieldServices.ts'
import type { ReferredRecord } from '../lookups/ChoiceStore.ts'

/** A link to the details of a record; what stands in it, where the record has none. */
export function RecordLink({ record, children }: { record: ReferredRecord; children: ReactNode }) {
  const address = useFieldServices().references?.addressOf(record)
  return address === undefined ? children : <Link to={address}>{children}</Link>
}
