import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '#ui/Dialog.tsx'
import { useText } from '#ui/text/useText.ts'
import { commitTyping } from './draw/focusControl.ts'
import type { OpenedForm } from './openForm.ts'

interface LeaveGuardProps {
  form: OpenedForm
  /** Typed values are kept as a draft. */
  keepsDraft?: boolean | undefined
}

/** State of a navigation after which no draft is kept. */
export interface LeavesFor {
  forgetsDrafts: true
  /** The loss of the drafts has been confirmed. */
  isConfirmed?: boolean
}

const leavesFor = (location: { state: unknown } | undefined) => location?.state as Partial<LeavesFor> | null | undefined

/** Asks before a form with something that is not saved is left for another page of the product. */
export function LeaveGuard({ form, keepsDraft = false }: LeaveGuardProps) {
  const { store, unsaved } = form
  const text = useText()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Where a save leads to is no loss.
    if (store.status().saving || currentLocation.pathname === nextLocation.pathname) return false
    if (keepsDraft && leavesFor(nextLocation)?.isConfirmed) return false
    commitTyping()
    return unsaved()
  })
  const isBeyondDraft = form.over !== undefined && form.over.item === undefined && form.over.form.unsaved()
  const loses = !keepsDraft || isBeyondDraft || leavesFor(blocker.location)?.forgetsDrafts === true
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      danger={loses}
      title={text(loses ? 'app:leave.title' : 'app:leave.draftTitle')}
      message={text(loses ? 'app:leave.message' : 'app:leave.draft')}
      words={{
        confirm: text(loses ? 'app:leave.confirm' : 'app:leave.draftConfirm'),
        cancel: text('app:leave.cancel'),
      }}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
