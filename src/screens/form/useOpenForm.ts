import { useState } from 'react'
import { openForm, type FormParts, type OpenedForm } from './openForm.ts'

/**
 * A form, opened once: what it is opened with does not change under the person who fills it in. While developing, its
 * definition does; the form is then opened anew by it and goes on where it was.
 */
export function useOpenForm(given: FormParts): OpenedForm {
  const [opened, setOpened] = useState(() => ({ given, form: openForm(given) }))
  if (!import.meta.env.DEV || isSame(opened.given, given)) return opened.form
  const { store, services } = opened.form
  const form = openForm({ ...given, attachments: services.attachments, before: store.memory() })
  setOpened({ given, form })
  return form
}

const isSame = (left: FormParts, right: FormParts) =>
  left.definition === right.definition &&
  left.parts === right.parts &&
  left.formatsDefinition === right.formatsDefinition
