import { useId, useRef, useState } from 'react'
import { useText } from '../text/useText.ts'
import { useEvents } from '../useEvents.ts'
import { PrintButton } from './PrintButton.tsx'
import '../menu/menu.css'

/** A part of a page that the person may leave out on paper. */
export interface PrintedPart {
  id: string
  label: string
  /** Says that the part is private. Such a part is printed only if the person chooses it. */
  privacy?: string | undefined
}

interface PrintChoiceProps {
  parts: readonly PrintedPart[]
  chosen: readonly string[]
  /** Receives the ids of the chosen parts; undefined restores the usual ones. */
  onChoose: (chosen: readonly string[] | undefined) => void
}

/** A button that asks which parts to print. The choice lasts for one print. */
export function PrintChoice({ parts, chosen, onChoose }: PrintChoiceProps) {
  const text = useText()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const isPrinting = useRef(false)
  const [open, setOpen] = useState(false)
  const forget = (): void => {
    isPrinting.current = false
    onChoose(undefined)
  }
  useEvents('window', { afterprint: forget })
  const print = (): void => {
    isPrinting.current = true
    box.current?.hidePopover()
    window.print()
  }
  const toggle = (part: string): void =>
    onChoose(chosen.includes(part) ? chosen.filter((other) => other !== part) : [...chosen, part])
  return (
    <>
      <PrintButton aria-expanded={open} popoverTarget={id} onClick={undefined} />
      <div
        ref={box}
        id={id}
        popover="auto"
        className="open-menu print-box"
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'closed' && !isPrinting.current) forget()
        }}
      >
        {open && (
          <>
            <fieldset>
              <legend>{text('app:print.parts')}</legend>
              {parts.map(({ id: part, label, privacy }) => (
                <label key={part} className="open-menu-item">
                  <input type="checkbox" checked={chosen.includes(part)} onChange={() => toggle(part)} />
                  <span>
                    <span>{label}</span>
                    {privacy !== undefined && <small>{privacy}</small>}
                  </span>
                </label>
              ))}
            </fieldset>
            <button type="button" className="button button-primary" disabled={chosen.length === 0} onClick={print}>
              {text('app:print.print')}
            </button>
          </>
        )}
      </div>
    </>
  )
}
