import Button from 'antd/es/button'
import { EmptyState } from '#ui/EmptyState.tsx'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'

/** Stands where something could not be loaded; the message of the moment has its own place and may be gone already. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <EmptyState
      title={text('app:load.failed')}
      text={text.optional('app:load.failedHelp')}
      action={
        <Button type="primary" icon={<icons.retry />} onClick={onRetry}>
          {text('app:load.retry')}
        </Button>
      }
    />
  )
}
