import { useRef } from 'react'
import Button from 'antd/es/button'
import { Dialog } from './Dialog.tsx'
import { icons } from './icons.tsx'
import { useText } from './text/useText.ts'
import './form/form.css'

interface ConfirmDialogProps {
  open: boolean
  title?: string
  /** What is asked. */
  message: string
  /** What the buttons say, where it is not about removing something. */
  words?: { confirm: string; cancel: string }
  /** True while the confirmed call is under way. */
  busy?: boolean
  /** Called only when the person agreed. */
  onConfirm: () => void
  onCancel: () => void
  /** It is gone, and the focus is back. */
  onClosed?: () => void
}

/** Asks before something is destroyed. The safe answer has the focus. */
export function ConfirmDialog({
  open,
  title,
  message,
  words,
  busy = false,
  onConfirm,
  onCancel,
  onClosed,
}: ConfirmDialogProps) {
  const text = useText()
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      title={title ?? text('app:confirm.title')}
      width={440}
      centered
      destroyOnHidden
      closable={{ 'aria-label': text('app:common.close'), disabled: busy }}
      mask={{ closable: !busy }}
      keyboard={!busy}
      onCancel={onCancel}
      afterOpenChange={(opened) => (opened ? cancel.current?.focus() : onClosed?.())}
      footer={
        <div className="dialog-actions">
          <Button ref={cancel} disabled={busy} onClick={onCancel}>
            {words?.cancel ?? text('app:confirm.cancel')}
          </Button>
          <Button
            type="primary"
            danger
            aria-busy={busy}
            icon={busy ? spinning : undefined}
            onClick={() => {
              if (!busy) onConfirm()
            }}
          >
            {words?.confirm ?? text('app:confirm.delete')}
          </Button>
        </div>
      }
    >
      <p>{message}</p>
    </Dialog>
  )
}

/** The loading state of antd is too pale to be read, and says so in English. */
const spinning = <icons.retry className="form-spinning" />
