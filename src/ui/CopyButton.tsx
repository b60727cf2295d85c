import { useEffect, useRef, useState } from 'react'
import { icons } from './icons.tsx'
import { useText } from './text/useText.ts'

/** How long the button says what has become of the copy, in milliseconds. */
const resultShownMs = 2500

interface CopyButtonProps {
  value: string
  /** Its name for people. */
  label: string
}

/** Copies a value and says so, to those who see it and to those who hear it. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const text = useText()
  const [result, setResult] = useState<'done' | 'failed'>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Copies the value, and shows for a moment whether that succeeded. */
  async function copyValue(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value)
      setResult('done')
    } catch {
      // The browser does not allow it, or has no clipboard, where a page is neither secure nor local.
      setResult('failed')
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setResult(undefined), resultShownMs)
  }
  return (
    <span className="copy">
      <button
        type="button"
        className="icon-button copy-button"
        aria-label={text('app:copy.action', { label })}
        title={text('app:copy.hint')}
        onClick={() => void copyValue()}
      >
        {result === 'done' ? <icons.success /> : <icons.copy />}
      </button>
      <span role="status" className="copy-state">
        {result && text(`app:copy.${result}`)}
      </span>
    </span>
  )
}
