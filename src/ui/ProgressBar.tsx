import { useId } from 'react'

interface ProgressBarProps {
  /** 0 to 1 */
  share: number
  /** Says the share in words. */
  label: string
}

/** A share as a bar, with its words above. */
export function ProgressBar({ share, label }: ProgressBarProps) {
  const id = useId()
  const percent = Math.round(share * 100)
  return (
    <div className="progress">
      <p id={id}>{label}</p>
      <div role="progressbar" aria-labelledby={id} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
