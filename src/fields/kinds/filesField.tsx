import { lazy, Suspense } from 'react'
import { fetchedAhead } from '#ui/fetchedAhead.tsx'
import { entriesOf } from '../files/fileEntries.ts'
import type { Field, ShowProps } from '../Field.ts'

const Edit = fetchedAhead(async () => (await import('../files/FilesEdit.tsx')).FilesEdit)
/** What looks at a file and keeps it is no part of screens that show none. */
const FilesShow = lazy(async () => ({ default: (await import('../files/FilesShow.tsx')).FilesShow }))

const filesText = ({ value }: ShowProps) =>
  entriesOf(value)
    .map(({ label }) => label)
    .join(', ')

function Show(shown: ShowProps) {
  return (
    <Suspense fallback={filesText(shown)}>
      <FilesShow {...shown} />
    </Suspense>
  )
}

function Cell(shown: ShowProps) {
  return <>{filesText(shown)}</>
}

/** Files, stored and new ones together. */
export const filesField: Field = { Edit, Show, Cell, text: filesText, labelled: () => 'group' }
