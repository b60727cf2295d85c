import { useEffect } from 'react'

const product = 'Trousseau'

/** Names the page in the browser's tab. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title && title !== product ? `${title} – ${product}` : product
  }, [title])
}
