import { Link } from 'react-router-dom'
import { icons, isIconName } from '#ui/icons.tsx'

interface LinkButtonProps {
  /** Address below the base path. */
  to: string
  label: string
  icon?: string
  primary?: boolean
  /** Leads to something that destroys. */
  danger?: boolean | undefined
}

/** A real link that looks like a button. */
export function LinkButton({ to, label, icon, primary = false, danger }: LinkButtonProps) {
  const Icon = isIconName(icon) ? icons[icon] : undefined
  return (
    <Link className={primary ? 'button button-primary' : 'button'} data-danger={danger} to={to}>
      {Icon && <Icon />}
      {label}
    </Link>
  )
}
