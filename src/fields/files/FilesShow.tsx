import { FileActions } from '#ui/files/FileActions.tsx'
import { useFieldServices } from '../FieldServices.ts'
import { entriesOf } from './fileEntries.ts'
import type { ShowProps } from '../Field.ts'

/** Stored files, each with the ways to look at it and to keep it. */
export function FilesShow({ schema: { upload }, value }: ShowProps) {
  const { fileBytes, form } = useFieldServices()
  const load = (operation: string, id: string): Promise<Blob> => {
    // One that was chosen in a form is not stored yet.
    const chosen = form?.attachments.get(id)
    return chosen ? Promise.resolve(chosen) : fileBytes(operation, id)
  }
  return entriesOf(value).map(({ resourceUuid: id, label }) =>
    upload ? <FileActions key={id} name={label} load={() => load(upload.bytes, id)} /> : label,
  )
}
