import { useEvents } from '#ui/useEvents.ts'
import { commitTyping } from './draw/focusControl.ts'
import type { OpenedForm } from './openForm.ts'

/** Lets the browser ask before the page is closed or reloaded while something typed is not saved. */
export function useUnloadGuard({ unsaved }: OpenedForm): void {
  useEvents('window', {
    beforeunload(event) {
      commitTyping()
      if (unsaved()) event.preventDefault()
    },
  })
}
