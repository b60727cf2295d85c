import { useRef } from 'react'
import { Button, Modal } from 'antd'
import { useText } from './text/useText.ts'

interface ConfirmDialogProps {
  open: boolean
  title?: string
  /** What is asked. */
  message: string
  /** True while the confirmed call is under way. */
  busy?: boolean
  /** Called only when the person agreed. */
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is destroyed. The safe answer has the focus. */
export function ConfirmDialog({ open, title, message, busy = false, onConfirm, onCancel }: ConfirmDialogProps) {
  const text = useText()
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      open={open}
      title={title ?? text('app:confirm.title')}
      width={440}
      centered
      destroyOnHidden
      closable={{ 'aria-label': text('app:common.close'), disabled: busy }}
      mask={{ closable: !busy }}
      keyboard={!busy}
      onCancel={onCancel}
      afterOpenChange={(opened) => opened && cancel.current?.focus()}
      footer={
        <div className="dialog-actions">
          <Button ref={cancel} disabled={busy} onClick={onCancel}>
            {text('app:confirm.cancel')}
          </Button>
          <Button type="primary" danger loading={busy} onClick={onConfirm}>
            {text('app:confirm.delete')}
          </Button>
        </div>
      }
    >
      <p>{message}</p>
    </Modal>
  )
}
