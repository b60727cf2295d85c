import { useState } from 'react'
import { fetchedLate } from '../fetchedLate.tsx'
import { useFetchedFiles, type FetchedFile } from '../files/useFetchedFiles.ts'
import { icons } from '../icons.tsx'
import { useText } from '../text/useText.ts'
import './gallery.css'

/** Fetched when the first picture is opened, not before. */
const Lightbox = fetchedLate(async () => (await import('./PictureLightbox.tsx')).PictureLightbox)

interface Picture {
  id: string
  /** The description of the picture, or the name of its file. */
  label: string
}

interface GalleryProps {
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
  const { fileOf, retry } = useFetchedFiles(
    load,
    pictures.map(({ id }) => id),
  )
  const [opened, setOpened] = useState<string>()
  const slides = pictures.flatMap(({ id, label: alt }) => {
    const { src } = fileOf(id)
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
              fetched={fileOf(picture.id)}
              onOpen={() => setOpened(picture.id)}
              onRetry={() => void retry(picture.id)}
            />
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Lightbox label={label} slides={slides} opened={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

interface TileProps {
  picture: Picture
  fetched: FetchedFile
  whole: boolean | undefined
  onOpen: () => void
  onRetry: () => void
}

/** A picture of the strip, or the reason why it cannot be shown. */
function Tile({ picture, fetched, whole, onOpen, onRetry }: TileProps) {
  const text = useText()
  if (fetched.state === 'failed') {
    return (
      <div className="gallery-tile gallery-failed">
        <icons.picture />
        <span>{text('app:gallery.failed', { label: picture.label })}</span>
        <button type="button" className="button button-quiet" onClick={onRetry}>
          {text('app:gallery.retry')}
        </button>
      </div>
    )
  }
  return (
    <button
      type="button"
      className="gallery-tile"
      data-whole={whole}
      disabled={fetched.state === 'loading'}
      aria-label={text('app:gallery.open', { label: picture.label })}
      onClick={onOpen}
    >
      {fetched.src !== undefined && <img src={fetched.src} alt="" />}
    </button>
  )
}
