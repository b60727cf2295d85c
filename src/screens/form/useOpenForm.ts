import { useState } from 'react'
import { useScreenServices, type ScreenServices } from '../ScreenServices.ts'
import { openForm, type FormParts, type OpenedForm } from './openForm.ts'

/**
 * A form, opened once: what it is opened with does not change while it is filled in. In development its definition does;
 * the form is then opened anew by it and goes on where it was.
 */
export function useOpenForm(given: FormParts): OpenedForm {
  const services = useScreenServices()
  const definitions = definitionsOf(services, given.name)
  const [opened, setOpened] = useState(() => ({ definitions, form: openForm(services, given) }))
  if (!import.meta.hot || isSame(opened.definitions, definitions)) return opened.form
  const { store, attachments, origin } = opened.form
  const form = openForm(services, { ...given, attachments, before: store.memory() })
  const seen = origin.seen()
  if (seen) form.origin.goOnFrom(seen)
  setOpened({ definitions, form })
  return form
}

function definitionsOf({ formOf, recordOf, formatsDefinition }: ScreenServices, name: string): unknown[] {
  const definition = formOf(name)
  return [definition, recordOf(definition.record).schema, formatsDefinition]
}

/** Whether two say the same, be they the same objects or read twice. */
const isSame = (left: unknown[], right: unknown[]) =>
  left.every((one, index) => one === right[index] || JSON.stringify(one) === JSON.stringify(right[index]))
