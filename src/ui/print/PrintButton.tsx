import type { ComponentProps } from 'react'
import { NamedIcon } from '../icons.tsx'
import { useText } from '../text/useText.ts'
import './choice.css'

/** A button with the icon and the word for printing; a narrow screen shows the icon alone. It prints the page by default. */
export function PrintButton(props: ComponentProps<'button'>) {
  const text = useText()
  return (
    <button type="button" className="button print-button" onClick={() => window.print()} {...props}>
      <NamedIcon name="print" />
      <span>{text('app:print.print')}</span>
    </button>
  )
}
