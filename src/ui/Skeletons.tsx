import { useText } from './text/useText.ts'

interface SkeletonsProps {
  /** Shape of what is on its way. */
  of: 'rows' | 'form' | 'details'
  count?: number
}

/** Pale shapes in the place of what is loading, so that the page does not jump when it comes. */
export function Skeletons({ of, count = 5 }: SkeletonsProps) {
  const text = useText()
  return (
    <div className={`skeletons skeletons-${of}`} role="status">
      <span className="visually-hidden">{text('app:common.loading')}</span>
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className="skeleton" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
