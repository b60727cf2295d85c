import { useBlocker } from 'react-router-dom'
import { useText } from '#ui/text/useText.ts'
import { ConfirmDialog } from '../dialogs.ts'
import type { OpenedForm } from './openForm.ts'

interface LeaveGuardProps extends Pick<OpenedForm, 'store' | 'unsaved'> {
  /** What is typed is kept as a draft. */
  keepsDraft?: boolean | undefined
}

/** Asks before a form with something that is not saved is left for another page of the product. */
export function LeaveGuard({ store, unsaved, keepsDraft = false }: LeaveGuardProps) {
  const text = useText()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Where a save leads to is no loss.
    return unsaved() && !store.status().saving && currentLocation.pathname !== nextLocation.pathname
  })
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={text('app:leave.title')}
      message={text(keepsDraft ? 'app:leave.draft' : 'app:leave.message')}
      words={{ confirm: text('app:leave.confirm'), cancel: text('app:leave.cancel') }}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
