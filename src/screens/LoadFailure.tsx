import type { ReactNode } from 'react'
import Button from 'antd/es/button'
import { EmptyState } from '#ui/Page.tsx'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { useOnline } from '#ui/useOnline.ts'

interface LoadFailureProps {
  /** A record that is not there will not be there at the next try either. */
  missing?: boolean
  /** The way on from a record that is not there. */
  action?: ReactNode
  onRetry: () => void
}

/** Stands where something could not be loaded; the message of the moment has its own place and may be gone already. */
export function LoadFailure({ missing = false, action, onRetry }: LoadFailureProps) {
  const text = useText()
  const isOnline = useOnline()
  if (missing) return <EmptyState title={text('app:load.missing')} action={action} />
  return (
    <EmptyState
      title={text(isOnline ? 'app:load.failed' : 'app:load.offline')}
      text={text.optional('app:load.failedHelp')}
      action={
        <Button type="primary" icon={<icons.retry />} onClick={onRetry}>
          {text('app:load.retry')}
        </Button>
      }
    />
  )
}
