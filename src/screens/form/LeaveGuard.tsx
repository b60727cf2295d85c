import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useText } from '#ui/text/useText.ts'
import type { FormStore } from './formStore.ts'

/** Asks before a form with something that is not saved is left for another page of the product. */
export function LeaveGuard({ store }: { store: FormStore }) {
  const text = useText()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { changed, saving } = store.status()
    // Where a save leads to is no loss.
    return changed && !saving && currentLocation.pathname !== nextLocation.pathname
  })
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={text('app:leave.title')}
      message={text('app:leave.message')}
      words={{ confirm: text('app:leave.confirm'), cancel: text('app:leave.cancel') }}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
