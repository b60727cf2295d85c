import type { ComponentProps } from 'react'

/** Stands in a list that has nothing to offer: a list must hold options, and this one cannot be taken. */
export function NoOption(props: ComponentProps<'span'>) {
  return <span role="option" aria-selected={false} aria-disabled {...props} />
}
