import { fetchedAhead } from '#ui/fetchedAhead.tsx'
import { entriesOf } from './fileEntries.ts'
import type { Field, ShowProps } from './Field.ts'

const Edit = fetchedAhead(async () => (await import('./FilesEdit.tsx')).FilesEdit)

const filesText = ({ value }: ShowProps) =>
  entriesOf(value)
    .map(({ label }) => label)
    .join(', ')

function Show(shown: ShowProps) {
  return <>{filesText(shown)}</>
}

/** Files, stored and new ones together. */
export const filesField: Field = { Edit, Show, Cell: Show, text: filesText, labelled: () => 'group' }
