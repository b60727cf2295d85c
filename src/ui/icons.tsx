import type { ComponentType, ReactNode } from 'react'
import drawings from './icons.json'

interface IconProps {
  className?: string
}

export type IconName = keyof typeof drawings

/** A line drawing on a sheet of 24 × 24; it takes the colour of the text and says nothing by itself. */
function icon(path: string): ComponentType<IconProps> {
  return ({ className }) => (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

const named = Object.entries(drawings).map(([name, path]) => [name, icon(path)])
/** The icons by name; definitions use these names. */
export const icons = Object.fromEntries(named) as Record<IconName, ComponentType<IconProps>>

export function NamedIcon({ name }: { name: string | undefined }): ReactNode {
  const Icon = (icons as Partial<Record<string, ComponentType<IconProps>>>)[name ?? '']
  return Icon && <Icon />
}

/** On a button or field that waits. The loading sign of antd is too pale, speaks English and takes the focus away. */
export const spinning = <icons.retry className="form-spinning" />
