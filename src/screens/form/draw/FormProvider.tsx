import { useMemo, type ReactNode } from 'react'
import { FieldServicesContext } from '#fields/FieldServices.ts'
import { fieldWords, type FieldWords } from '#fields/fieldWords.ts'
import { useText } from '#ui/text/useText.ts'
import { useScreenFields } from '../../useScreenFields.ts'
import { FormContext, type FormContextValue } from '../FormContext.ts'

interface FormProviderProps extends Omit<FormContextValue, 'fieldAt' | 'wordsAt'> {
  /** Tries to save the form, or to add the item. */
  submit: () => void
  children: ReactNode
}

/** Gives a form, or an item that is typed in place, to the parts that draw it. */
export function FormProvider({ submit, children, ...given }: FormProviderProps) {
  const { form, store, mode, namespace, idOf, tab, openTab, goTo, openItem, isItem = false } = given
  const services = useScreenFields(namespace)
  const text = useText()
  const context = useMemo((): FormContextValue => {
    const fieldByPath = new Map(store.plan.fields.map((field) => [field.path, field]))
    const words = new Map<string, FieldWords>()
    return {
      ...{ form, store, mode, namespace, idOf, tab, openTab, goTo, openItem, isItem },
      fieldAt: (path) => fieldByPath.get(path),
      wordsAt(path) {
        const known = words.get(path) ?? fieldWords({ words: fieldByPath.get(path)?.words ?? path }, namespace, text)
        words.set(path, known)
        return known
      },
    }
  }, [form, store, mode, namespace, idOf, tab, openTab, goTo, openItem, isItem, text])
  const { attachments } = form
  const fieldServices = useMemo(
    () => ({
      ...services,
      form: { attachments, valueAt: store.valueAt, watch: store.subscribeField, submit },
    }),
    [services, attachments, store, submit],
  )
  return (
    <FieldServicesContext value={fieldServices}>
      <FormContext value={context}>{children}</FormContext>
    </FieldServicesContext>
  )
}
