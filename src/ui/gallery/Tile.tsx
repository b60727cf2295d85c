import { icons } from '../icons.tsx'
import { useText } from '../text/useText.ts'
import type { FetchedPicture } from './createPictureStore.ts'
import type { Picture } from './Gallery.tsx'

interface TileProps {
  picture: Picture
  fetched: FetchedPicture
  whole: boolean | undefined
  onOpen: () => void
  onRetry: () => void
}

/** One picture of the strip, or why it is not to be seen. */
export function Tile({ picture, fetched, whole, onOpen, onRetry }: TileProps) {
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
