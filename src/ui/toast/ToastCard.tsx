import { useEffect, useRef, useState } from 'react'
import { icons } from '../icons.tsx'
import { useEvents } from '../useEvents.ts'
import { useText, say } from '../text/useText.ts'
import type { Toast } from './toasts.ts'

const shownForMilliseconds = { success: 4000, warning: 8000 }

interface ToastCardProps {
  toast: Toast
  onDismiss: (id: string) => void
}

/** One message. It leaves by itself, unless it is an error, or is being read with the pointer or the keyboard on it. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const text = useText()
  const card = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  useEvents(card, { pointerenter: hold, focusin: hold, pointerleave: release, focusout: release })
  const { id, type } = toast

  useEffect(() => {
    if (type === 'error' || held) return
    const timer = setTimeout(() => onDismiss(id), shownForMilliseconds[type])
    return () => clearTimeout(timer)
  }, [type, held, id, onDismiss])

  const Icon = icons[type]
  return (
    <div ref={card} className="toast" data-type={type} role={type === 'error' ? 'alert' : 'status'}>
      <Icon className="toast-icon" />
      <div className="toast-body">
        <p className="toast-title">{say(text, toast.title)}</p>
        <ToastMessage message={toast.message} />
        {type !== 'success' && (
          <time className="toast-time" dateTime={toast.sendingTime.toISOString()}>
            {sendingTime(toast.sendingTime)}
          </time>
        )}
      </div>
      <button type="button" className="icon-button toast-close" onClick={() => onDismiss(id)}>
        <icons.close />
        <span className="visually-hidden">{text('app:toasts.close')}</span>
      </button>
    </div>
  )
}

function ToastMessage({ message }: Pick<Toast, 'message'>) {
  const text = useText()
  if (typeof message === 'string' || typeof message === 'function') {
    const said = say(text, message)
    return said ? <p className="toast-message">{said}</p> : null
  }
  return (
    <ul className="toast-message">
      {message.map((item, position) => (
        <li key={position}>
          <strong>{say(text, item.fieldName)}</strong>
          {text('app:toasts.colon')}
          {say(text, item.message)}
        </li>
      ))}
    </ul>
  )
}

const two = (value: number) => String(value).padStart(2, '0')

/** Local time as `dd/mm/yyyy, hh:MM:ss`, the same in every language. */
export function sendingTime(at: Date): string {
  const day = `${two(at.getDate())}/${two(at.getMonth() + 1)}/${String(at.getFullYear()).padStart(4, '0')}`
  return `${day}, ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}
