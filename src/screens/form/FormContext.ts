import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { FormPlan, PlanField } from '#engine/form/formPlan.ts'
import type { FieldWords } from '#fields/fieldWords.ts'
import type { FieldState, FormLayout, FormStatus } from './FormState.ts'
import type { FormStore } from './FormState.ts'

/** A form that is open, for the parts that draw it. */
export interface FormContextValue {
  /** The definition, as `folder/name`. */
  name: string
  mode: 'create' | 'update'
  /** Folder of the record, under which the words of its fields stand. */
  namespace: string
  plan: FormPlan
  fieldAt: (path: string) => PlanField | undefined
  /** The words around a field, in the language of the moment. */
  wordsAt: (path: string) => FieldWords
  store: FormStore
  /** Id of the control of a field. */
  idOf: (path: string) => string
  /** The tab that is open; undefined where there are none. */
  tab: string | undefined
  openTab: (tab: string) => void
  /** Puts the focus on a field; the tab that holds it is opened first. @param field of the entry that is typed in it */
  goTo: (path: string, field?: string) => void
  /** Adds entries that are typed in place, and leads to the first that is not whole. @returns whether there is one */
  settle: () => boolean
  /** What an optional object starts with when it becomes present. */
  freshAt: (path: string) => Record<string, unknown>
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

export function useFormContext(): FormContextValue {
  const form = use(FormContext)
  if (!form) throw new Error('This part of a form needs a FormContext above it')
  return form
}

export function useFieldState(path: string): FieldState {
  const { store } = useFormContext()
  const subscribe = useCallback((listener: () => void) => store.subscribeField(path, listener), [store, path])
  return useSyncExternalStore(subscribe, () => store.field(path))
}

/** The value of a field. @param drafts its control keeps a draft: then nothing is drawn again for a new value */
export function useFieldValue(path: string, drafts: boolean): unknown {
  const { store } = useFormContext()
  const subscribe = useCallback(
    (listener: () => void) => (drafts ? () => undefined : store.subscribeField(path, listener)),
    [store, path, drafts],
  )
  const value = useSyncExternalStore(subscribe, () => (drafts ? undefined : store.valueAt(path)))
  return drafts ? store.valueAt(path) : value
}

export function useFormLayout(): FormLayout {
  const { store } = useFormContext()
  return useSyncExternalStore(store.subscribe, store.layout)
}

export function useFormStatus(store: FormStore): FormStatus {
  return useSyncExternalStore(store.subscribe, store.status)
}
