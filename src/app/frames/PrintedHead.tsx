import { usePrinting } from '#ui/useMediaQuery.ts'
import { useText } from '#ui/text/useText.ts'

/** Head of what is printed: the product and the day, written day first in every language. */
export function PrintedHead() {
  const text = useText()
  if (!usePrinting()) return null
  return (
    <p className="on-paper printed-head">
      <b>Trousseau</b>
      <span>{text('app:frame.printed', { date: new Date().toLocaleDateString('fr-FR') })}</span>
    </p>
  )
}
