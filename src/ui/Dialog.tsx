import { useRef, type ReactNode } from 'react'
import type { ModalProps } from 'antd'
import Button from 'antd/es/button'
import Modal from 'antd/es/modal/Modal'
import { spinning } from './icons.tsx'
import { useText } from './text/useText.ts'
import { useScrollLock } from './useScrollLock.ts'
import './dialog.css'
import './form/form.css'

/**
 * A dialog over the page. It opens by a style alone and closes at once: a dialog of antd that is closed while its own
 * motion still opens it never tells that it has closed, and stays as it was drawn.
 */
export function Dialog(props: ModalProps) {
  useScrollLock(props.open)
  return <Modal transitionName="" maskTransitionName="" getContainer="#overlays" {...props} />
}

export interface ConfirmDialogProps {
  open: boolean
  title: string
  message: string
  children?: ReactNode
  /** The texts of the buttons. The safe one says "cancel" by default. */
  words: { confirm: string; cancel?: string }
  danger?: boolean | undefined
  /** True while the confirmed call is under way. */
  busy?: boolean
  /** Called only when the person agreed. */
  onConfirm: () => void
  onCancel: () => void
  /** It is gone, and the focus is back. */
  onClosed?: () => void
}

/** Asks before something is done. The safe answer has the focus. */
export function ConfirmDialog({
  open,
  title,
  message,
  children,
  words,
  danger = false,
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
      title={title}
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
            {words.cancel ?? text('app:confirm.cancel')}
          </Button>
          <Button
            type="primary"
            danger={danger}
            aria-busy={busy}
            icon={busy ? spinning : undefined}
            onClick={() => {
              if (!busy) onConfirm()
            }}
          >
            {words.confirm}
          </Button>
        </div>
      }
    >
      <div className="dialog-text">
        <p>{message}</p>
        {children}
      </div>
    </Dialog>
  )
}
