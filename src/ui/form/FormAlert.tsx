import { icons } from '../icons.tsx'
import './form.css'

interface FormAlertProps {
  type: 'error' | 'success' | 'warning'
  message: string | undefined
}

/** A message inside a form, said aloud when it comes. */
export function FormAlert({ type, message }: FormAlertProps) {
  const Icon = icons[type]
  return (
    <div role={type === 'error' ? 'alert' : 'status'} className="form-alert-place">
      {message !== undefined && (
        <p className={`form-alert form-alert-${type}`}>
          <Icon />
          <span>{message}</span>
        </p>
      )}
    </div>
  )
}
