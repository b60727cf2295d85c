import { useCallback, useMemo } from 'react'
import type { Json } from '#engine/record/path.ts'
import { useFieldServices } from '#fields/FieldServices.ts'
import { Gallery } from '#ui/gallery/Gallery.tsx'

interface RecordGalleryProps {
  label: string
  /** Entries with `resourceUuid` and `label`. */
  pictures: readonly Json[]
  /** Operation that gives the bytes of one. */
  operation: string
  /** Size of each picture; without it they share the width. */
  size?: { width: number; height: number } | undefined
  /** Pictures are shown whole, not cropped. */
  whole?: boolean | undefined
}

/** The pictures of a record, fetched as the user who is signed in. */
export function RecordGallery({ label, pictures, operation, size, whole }: RecordGalleryProps) {
  const { fileBytes } = useFieldServices()
  const load = useCallback((id: string) => fileBytes(operation, id), [fileBytes, operation])
  const known = useMemo(
    () =>
      pictures.flatMap(({ resourceUuid: id, label: name }) =>
        typeof id === 'string' ? [{ id, label: typeof name === 'string' ? name : '' }] : [],
      ),
    [pictures],
  )
  return <Gallery label={label} pictures={known} load={load} size={size} whole={whole} />
}
