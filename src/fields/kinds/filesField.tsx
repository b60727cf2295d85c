import { fetchedAhead } from '#ui/fetchedAhead.tsx'
import { fetchedLate } from '#ui/fetchedLate.tsx'
import type { Field, ShownProps } from '../Field.ts'
import { useFileBytes } from '../FieldServices.ts'
import { entriesOf } from '../files/fileEntries.ts'

/** The code that previews and downloads files is no part of screens without files. */
const FileActions = fetchedLate(
  async () => (await import('#ui/files/FileActions.tsx')).FileActions,
  ({ name }) => <span className="file-name">{name}</span>,
)

/** Files, each with the ways to look at it and to keep it. */
function Show({ schema: { upload }, value, text }: ShownProps) {
  const load = useFileBytes(upload?.bytes ?? '')
  if (!upload) return <span>{text}</span>
  return entriesOf(value).map(({ resourceUuid: id, label }) => (
    <FileActions key={id} name={label} load={() => load(id)} />
  ))
}

export const filesField: Field = {
  Edit: fetchedAhead(async () => (await import('../files/FilesEdit.tsx')).FilesEdit),
  text: ({ value }) =>
    entriesOf(value)
      .map(({ label }) => label)
      .join(', '),
  Show,
  Cell: ({ text }) => <span>{text}</span>,
  labelled: () => 'group',
}
