import Button from 'antd/es/button'
import { icons } from '#ui/icons.tsx'
import type { MenuItem } from '#ui/menu/MenuButton.tsx'
import { LinkButton } from './LinkButton.tsx'

/** An action of a definition as a button, or as a link where it opens an address. */
export function ActionButton({ item: { to, label, icon, danger, onChoose } }: { item: MenuItem }) {
  if (to !== undefined) return <LinkButton to={to} label={label} icon={icon} danger={danger} />
  const Icon = icon && icons[icon]
  return (
    <Button danger={danger} icon={Icon && <Icon />} onClick={onChoose}>
      {label}
    </Button>
  )
}
