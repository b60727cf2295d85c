import { useState } from 'react'
import { openForm, type FormParts, type OpenedForm } from './openForm.ts'

/**
 * A form, opened once: what it is opened with does not change under the person who fills it in. While developing, its
 * definition does; the form is then opened anew by it and goes on where it was.
 */
export function useOpenForm(given: FormParts): OpenedForm {
  const [opened, setOpened] = useState(() => ({ given, form: openForm(given) }))
  if (!import.meta.hot || isSame(opened.given, given)) return opened.form
  const { store, services, origin } = opened.form
  const form = openForm({ ...given, attachments: services.attachments, before: store.memory() })
  const seen = origin.seen()
  if (seen) form.origin.goOnFrom(seen)
  setOpened({ given, form })
  return form
}

/** Whether two say the same, be they the same objects or read twice. */
function isSame(left: FormParts, right: FormParts): boolean {
  const said = ({ definition, parts, formatsDefinition }: FormParts) => [definition, parts.schema, formatsDefinition]
  const others = said(right)
  return said(left).every(
    (one, index) => one === others[index] || JSON.stringify(one) === JSON.stringify(others[index]),
  )
}
