import { useLayoutEffect, type ReactNode } from 'react'

interface FirstDrawingProps {
  /** Called once, as soon as React has the page and before it draws anything again. */
  onDrawn: () => void
  children: ReactNode
}

/** Tells when React has taken the page over, or has drawn it. */
export function FirstDrawing({ onDrawn, children }: FirstDrawingProps) {
  useLayoutEffect(onDrawn, [onDrawn])
  return children
}
