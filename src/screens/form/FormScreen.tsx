import { useState } from 'react'
import type { FormDefinition, LoadCall } from '#generated/definitions.gen.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import { Page } from '#ui/Page.tsx'
import { Skeletons } from '#ui/Skeletons.tsx'
import { useText } from '#ui/text/useText.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { useScreenServices } from '../ScreenServices.ts'
import { useLoad } from '../useLoad.ts'
import { FormPanel, type FormPanelProps } from './FormPanel.tsx'
import { readSeen, type SeenRecord } from './SeenRecord.ts'

interface FormScreenProps {
  /** The form definition as `folder/name`. */
  name: string
  definition: FormDefinition
}

/** The screen of a form: for a new record, or for the stored one that the address names. */
export function FormScreen({ name: first, definition: firstDefinition }: FormScreenProps) {
  const { formOf, route, navigate, back } = useScreenServices()
  const text = useText()
  const [turned, setTurned] = useState<Pick<FormPanelProps, 'name' | 'alert'>>()
  const name = turned?.name ?? first
  const definition = turned === undefined ? firstDefinition : formOf(name)
  const { cancel, load } = definition
  const named = Object.keys(route.params).length > 0 || definition.create === undefined
  const stored = definition.update !== undefined && named
  const panel = {
    name,
    alert: turned?.alert,
    onShow: (form: string, alert: FormPanelProps['alert']) => setTurned({ name: form, alert }),
    onCancel: cancel === undefined ? undefined : () => (cancel === 'back' ? back() : navigate(cancel)),
  }
  return (
    <Page title={text(definitionKey(name, 'form', `title.${stored ? 'update' : 'create'}`))}>
      {stored && load ? (
        <StoredForm key={name} panel={panel} load={load} record={definition.record} />
      ) : (
        <FormPanel key={name} {...panel} />
      )}
    </Page>
  )
}

interface StoredFormProps {
  panel: Omit<FormPanelProps, 'seen'>
  load: LoadCall
  /** The record that is loaded, as `folder/name`. */
  record: string
}

function StoredForm({ panel, load, record }: StoredFormProps) {
  const { recordOf, route } = useScreenServices()
  const { schema } = recordOf(record)
  const { loading, retry } = useLoad<SeenRecord>({
    load,
    namespace: record.split('/')[0] ?? record,
    read: (_, answer) => readSeen(schema, answer),
  })
  if (loading.state === 'loading') return <Skeletons of="form" />
  if (loading.state === 'failed') return <LoadFailure onRetry={retry} />
  // Another record in the same screen is another form.
  return <FormPanel key={JSON.stringify(route.params)} {...panel} seen={loading.data} />
}
