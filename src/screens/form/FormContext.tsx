import { type ReactNode } from 'react'
import type { FormLayout } from '#engine/form/evaluate.ts'
import type { FieldState, FormStatus } from '#engine/form/FormState.ts'
import type { Kind } from '#engine/schema/kindOf.ts'
import type { FormStore } from '#engine/form/FormStore.ts'
import { FieldServicesContext, useFieldServices } from '#fields/FieldServices.ts'
import { neededContext } from '#ui/neededContext.ts'
import type { OpenedForm } from './openForm.ts'
import type { OverItem } from '../Draft.ts'
import { useStore } from '#ui/useStore.ts'

/** A form that is open, or an item that is typed in place, for the parts that draw it. */
export interface FormContextValue {
  form: OpenedForm
  store: FormStore
  mode: 'create' | 'update'
  /** Id of the control of a field. */
  idOf: (path: string) => string
  /** The tab that is open; undefined where there are none. */
  tab: string | undefined
  openTab: (tab: string) => void
  /** Puts the focus on a field; the tab that holds it is opened first. @param inItem field of the item typed in it */
  goTo: (path: string, inItem?: string) => void
  openItem: (item: OverItem) => void
  /** It is an item: its rows stand without sections. */
  isItem?: boolean
}

export const [FormContext, useFormContext] = neededContext<FormContextValue>('FormContext')

export function useFieldState(path: string): FieldState {
  const { store } = useFormContext()
  return useStore(store.subscribe, () => store.fieldState(path))
}

export function useFormLayout(): FormLayout {
  const { store } = useFormContext()
  return useStore(store.subscribe, store.layout)
}

export function useFormStatus(store: FormStore): FormStatus {
  return useStore(store.subscribe, store.status)
}

interface FormProviderProps extends FormContextValue {
  /** Tries to save the form, or to add the item. */
  submit: () => void
  children: ReactNode
}

/** Gives a form, or an item that is typed in place, to the parts that draw it. */
export function FormProvider({ submit, children, ...context }: FormProviderProps) {
  const { form, store } = context
  const { attachments } = form
  const services = useFieldServices()
  const around = context.isItem ? services.form : undefined
  const ofForm = {
    attachments,
    valueAt: store.valueAt,
    valuesOf: (kind: Kind) => textsOf(store, kind),
    fits: store.fits,
    watch: store.subscribe,
    submit,
    around,
  }
  return (
    <FieldServicesContext value={{ ...services, form: ofForm }}>
      <FormContext value={context}>{children}</FormContext>
    </FieldServicesContext>
  )
}

const textsOf = ({ plan, valueAt }: FormStore, kind: Kind): string[] =>
  plan.fields
    .filter((field) => field.kind === kind)
    .map(({ path }) => valueAt(path))
    .filter((value) => typeof value === 'string')
