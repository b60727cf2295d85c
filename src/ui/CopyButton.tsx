import { useEffect, useRef, useState } from 'react'
import { icons } from './icons.tsx'
import { useText } from './text/useText.ts'

/** Puts a text into the clipboard; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  // Missing where a page is neither secure nor local.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) return false
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}

/** How long the button says what has become of the copy, in milliseconds. */
const pause = 2500

interface CopyButtonProps {
  /** What is copied. */
  value: string
  /** What people call it. */
  label: string
}

/** Copies a value and says so, to those who see it and to those who hear it. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const text = useText()
  const [result, setResult] = useState<'done' | 'failed'>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy(): Promise<void> {
    const copied = await copyText(value)
    setResult(copied ? 'done' : 'failed')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setResult(undefined), pause)
  }
  return (
    <span className="copy">
      <button
        type="button"
        className="icon-button copy-button"
        aria-label={text('app:copy.action', { label })}
        title={text('app:copy.hint')}
        onClick={() => void copy()}
      >
        {result === 'done' ? <icons.success /> : <icons.copy />}
      </button>
      <span role="status" className="copy-state">
        {result === 'done' && text('app:copy.done')}
        {result === 'failed' && text('app:copy.failed')}
      </span>
    </span>
  )
}
