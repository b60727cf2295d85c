import type { FormAlert } from '#engine/form/FormState.ts'
import type { Problem } from '#engine/record/problem.ts'
import type { NewToast } from '#ui/toast/toasts.ts'
import type { ScreenServices } from '../ScreenServices.ts'

/** Effects that only the screen itself can carry out. An effect without its handler does nothing. */
export interface ScreenHandlers {
  /** Shows a message inside the form. */
  alert?: (alert: FormAlert) => void
  /** Shows what the server refused at the fields of a form. */
  refuse?: (problems: readonly Problem[]) => void
  /** Puts another form, as `folder/name`, in the place of this one. */
  show?: (form: string) => void
  /** Merges the typed values with the record saved meanwhile. */
  merge?: () => void
  /** Names the records that keep this one from being removed. */
  inUse?: (users: readonly Problem[]) => void
  /** Takes the row that the action was called on out of the list. */
  removeRow?: () => void
  /** Reads again what the screen shows. */
  reload?: () => void
}

/** The place that a call comes from. */
export interface CallContext extends ScreenHandlers {
  /** Folder whose words are used, such as the one of the definition. */
  namespace: string
  /** The record on the screen, or of the row; fills templates and texts. */
  record?: Record<string, unknown>
  /** A call that goes well ends the screen: where it leads to takes its place, and is no way back to it. */
  ends?: boolean
}

export interface CallServices extends Pick<
  ScreenServices,
  'call' | 'isTrueOf' | 'route' | 'navigate' | 'session' | 'signInAgain'
> {
  toasts: { add: (toast: NewToast) => void }
}
