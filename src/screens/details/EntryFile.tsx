import { isObject } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/plan/ListPlan.ts'
import { useFieldServices } from '#fields/FieldServices.ts'
import { FileActions } from '#ui/files/FileActions.tsx'

interface EntryFileProps {
  /** The field that is a file; an entry of a list without one has none. */
  column: PlanColumn | undefined
  /** A file as it is stored, `{ label, resourceUuid }`. */
  file: unknown
}

/** The file of an entry, fetched as the user who is signed in when he asks for it. */
export function EntryFile({ column, file }: EntryFileProps) {
  const { fileBytes } = useFieldServices()
  const operation = column?.schema.upload?.bytes
  const { resourceUuid: id, label } = isObject(file) ? file : {}
  if (operation === undefined || typeof id !== 'string') return <span className="quiet-dash">–</span>
  return <FileActions name={typeof label === 'string' ? label : id} load={() => fileBytes(operation, id)} />
}
