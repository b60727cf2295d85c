import { useMemo } from 'react'
import type { Toasts } from '#ui/toast/toasts.ts'
import { useScreenServices } from '../ScreenServices.ts'
import type { OpenedForm } from './openForm.ts'

interface FormToasts extends Toasts {
  /** Takes away what the last try to save has said. */
  forget: () => void
}

/** The messages that a form brings up. */
export function useFormToasts({ said }: Pick<OpenedForm, 'said'>): FormToasts {
  const { toasts } = useScreenServices()
  return useMemo(
    () => ({
      add(toast) {
        const id = toasts.add(toast)
        said.add(id)
        return id
      },
      dismiss: toasts.dismiss,
      forget() {
        said.forEach(toasts.dismiss)
        said.clear()
      },
    }),
    [toasts, said],
  )
}
