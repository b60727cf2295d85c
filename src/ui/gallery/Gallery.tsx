import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createPictureStore } from './createPictureStore.ts'
import { Tile } from './Tile.tsx'
import './gallery.css'

/** Fetched when the first picture is opened, not before. */
const Lightbox = lazy(async () => ({ default: (await import('./PictureLightbox.tsx')).PictureLightbox }))

export interface Picture {
  id: string
  /** What is seen, or the name of the file. */
  label: string
}

interface GalleryProps {
  /** Name of the gallery. */
  label: string
  pictures: readonly Picture[]
  /** Fetches the bytes; rejects when they cannot be had. Another function fetches all anew. */
  load: (id: string) => Promise<Blob>
  /** Size of each picture in pixels; without it they share the width. */
  size?: { width: number; height: number } | undefined
  /** Pictures are shown whole, not cropped. */
  whole?: boolean | undefined
}

/** Pictures as a strip; each opens large, with all others before and after it. */
export function Gallery({ label, pictures, load, size, whole }: GalleryProps) {
  const store = useMemo(() => createPictureStore(load), [load])
  const fetched = useSyncExternalStore(store.subscribe, store.get)
  const [opened, setOpened] = useState<string>()
  const ids = JSON.stringify(pictures.map(({ id }) => id))
  useEffect(() => store.keep(JSON.parse(ids) as string[]), [store, ids])

  const slides = pictures.flatMap(({ id, label: alt }) => {
    const src = fetched[id]?.src
    return src === undefined ? [] : [{ id, src, alt }]
  })
  return (
    <>
      <ul className={size ? 'gallery gallery-fixed' : 'gallery'} aria-label={label}>
        {pictures.map((picture) => (
          <li key={picture.id} style={size}>
            <Tile
              whole={whole}
              picture={picture}
              fetched={fetched[picture.id] ?? { state: 'loading' }}
              onOpen={() => setOpened(picture.id)}
              onRetry={() => store.retry(picture.id)}
            />
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <Lightbox label={label} slides={slides} opened={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
