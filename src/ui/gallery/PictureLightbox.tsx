import { useState } from 'react'
import Lightbox, { type Labels } from 'yet-another-react-lightbox'
import { useText } from '../text/useText.ts'
import 'yet-another-react-lightbox/styles.css'

interface Slide {
  id: string
  src: string
  alt: string
}

interface PictureLightboxProps {
  label: string
  slides: readonly Slide[]
  /** Id of the picture that is shown first. */
  opened: string
  onClose: () => void
}

/** Pictures over the whole window; arrows go through them, Escape closes, and the focus goes back where it was. */
export function PictureLightbox({ label, slides, opened, onClose }: PictureLightboxProps) {
  const text = useText()
  const [at, setAt] = useState(() => slides.findIndex(({ id }) => id === opened))
  const labels: Labels = {
    Previous: text('app:gallery.previous'),
    Next: text('app:gallery.next'),
    Close: text('app:common.close'),
    Lightbox: label,
    Carousel: text('app:gallery.carousel'),
    Slide: text('app:gallery.picture'),
    'Photo gallery': label,
    '{index} of {total}': text('app:gallery.position', { index: '{index}', total: '{total}' }),
  }
  const alone = slides.length < 2
  return (
    <Lightbox
      open
      close={onClose}
      index={at}
      on={{ view: ({ index }) => setAt(index) }}
      slides={slides}
      labels={labels}
      className="gallery-lightbox"
      carousel={{ finite: alone, preload: 1 }}
      animation={{ fade: 160, swipe: 240, navigation: 180 }}
      controller={{ closeOnBackdropClick: true }}
      render={{
        ...(alone && { buttonPrev: () => null, buttonNext: () => null }),
        slideFooter: ({ slide }) => <p className="gallery-caption">{slide.alt}</p>,
      }}
    />
  )
}
