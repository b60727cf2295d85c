import { FileActions } from '#ui/files/FileActions.tsx'
import { entriesOf } from './fileEntries.ts'
import type { ShowProps } from '../Field.ts'
import { useFileBytes } from './useStoredFile.ts'

/** Files, each with the ways to look at it and to keep it. */
export function FilesShow({ schema: { upload }, value }: ShowProps) {
  const load = useFileBytes()
  return entriesOf(value).map(({ resourceUuid: id, label }) =>
    upload ? <FileActions key={id} name={label} load={() => load(upload.bytes, id)} /> : label,
  )
}
