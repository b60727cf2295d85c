import { useState } from 'react'
import { Page } from '#ui/Page.tsx'
import { useText } from '#ui/text/useText.ts'
import { useScreenServices } from './ScreenServices.ts'
import { FormPanel, type FormPanelProps } from './saving/FormPanel.tsx'
import { StoredForm } from './saving/storedAhead.ts'

/** The screen of a form: for a new record, or for the stored one that the address names. @param name as `folder/name` */
export function FormScreen({ name: first }: { name: string }) {
  const { formOf, route, navigate, back } = useScreenServices()
  const text = useText()
  const [turned, setTurned] = useState<Pick<FormPanelProps, 'name' | 'alert'>>()
  const name = turned?.name ?? first
  const { plan } = formOf(name)
  const { cancel, load, create, update } = plan
  const named = Object.keys(route.params).length > 0 || create === undefined
  const stored = update !== undefined && named
  const onCancel = cancel === undefined ? undefined : () => (cancel === 'back' ? back() : void navigate(cancel))
  const panel = {
    name,
    alert: turned?.alert,
    onShow: (form: string, alert: FormPanelProps['alert']) => setTurned({ name: form, alert }),
    onCancel,
  }
  const title = text(`${plan.words}.title.${stored ? 'update' : 'create'}`)
  return stored && load ? (
    <StoredForm key={name} title={title} plan={plan} load={load} onCancel={onCancel}>
      {/* Another record in the same screen is another form. */}
      {(seen) => <FormPanel key={JSON.stringify(route.params)} {...panel} seen={seen} />}
    </StoredForm>
  ) : (
    <Page title={title}>
      <FormPanel key={name} {...panel} />
    </Page>
  )
}
