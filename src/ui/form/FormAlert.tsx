import { icons } from '../icons.tsx'
import { useText } from '../text/useText.ts'
import './form.css'

interface FormAlertProps {
  /** The message, as keys of its words. */
  alert: { type: 'error' | 'success' | 'warning'; keys: readonly string[]; params: Record<string, unknown> } | undefined
}

/** A message inside a form, said aloud when it comes. */
export function FormAlert({ alert }: FormAlertProps) {
  const text = useText()
  const { type = 'error' } = alert ?? {}
  const Icon = icons[type]
  return (
    <div role={type === 'error' ? 'alert' : 'status'} className="form-alert-place">
      {alert && (
        <p className={`form-alert form-alert-${type}`}>
          <Icon />
          <span>{text.optional(alert.keys, alert.params)}</span>
        </p>
      )}
    </div>
  )
}
