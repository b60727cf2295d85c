import type { ModalProps } from 'antd'
import Modal from 'antd/es/modal/Modal'
import './dialog.css'
import { useScrollLock } from './useScrollLock.ts'

/**
 * A dialog over the page. It opens by a style alone and closes at once: a dialog of antd that is closed while its own
 * motion still opens it never tells that it has closed, and stays as it was drawn.
 */
export function Dialog(props: ModalProps) {
  useScrollLock(props.open)
  return <Modal transitionName="" maskTransitionName="" getContainer="#overlays" {...props} />
}
