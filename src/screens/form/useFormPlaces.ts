import { useCallback, useEffect, useState } from 'react'
import { tabOf, type FormPlan } from '#engine/form/formPlan.ts'
import { focusControl } from './focusControl.ts'
import type { FormContextValue } from './FormContext.ts'

/** Which tab of a form is open, and the way to any field of it. */
export function useFormPlaces(
  plan: FormPlan,
  idOf: (path: string) => string,
): Pick<FormContextValue, 'tab' | 'openTab' | 'goTo'> {
  const [opened, openTab] = useState(plan.tabs[0])
  const [wanted, setWanted] = useState<{ path: string; field: string | undefined }>()
  const goTo = useCallback(
    (path: string, field?: string) => {
      openTab((open) => tabOf(plan, path) ?? open)
      setWanted({ path, field })
    },
    [plan],
  )
  // The field may have come with its tab only now.
  useEffect(() => {
    if (wanted) focusControl(idOf(wanted.field === undefined ? wanted.path : `${wanted.path}.${wanted.field}`))
  }, [wanted, idOf])
  const tab = opened !== undefined && plan.tabs.includes(opened) ? opened : plan.tabs[0]
  return { tab, openTab, goTo }
}
