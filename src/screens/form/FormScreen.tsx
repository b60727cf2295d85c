import { useMemo, useState } from 'react'
import { planTitle } from '#engine/table/planTitle.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import { FieldServicesContext } from '#fields/FieldServices.ts'
import { useColumnText } from '#fields/useColumnText.ts'
import type { FormDefinition, LoadCall } from '#generated/definitions.gen.ts'
import { Page } from '#ui/Page.tsx'
import { Skeletons } from '#ui/Skeletons.tsx'
import { useText } from '#ui/text/useText.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { useScreenServices } from '../ScreenServices.ts'
import { useLoad } from '../useLoad.ts'
import { useScreenFields } from '../useScreenFields.ts'
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
  const fieldServices = useScreenFields(definition.record.split('/')[0] ?? '')
  const panel = {
    name,
    alert: turned?.alert,
    onShow: (form: string, alert: FormPanelProps['alert']) => setTurned({ name: form, alert }),
    onCancel: cancel === undefined ? undefined : () => (cancel === 'back' ? back() : navigate(cancel)),
  }
  const title = text(definitionKey(name, 'form', `title.${stored ? 'update' : 'create'}`))
  return stored && load ? (
    <FieldServicesContext value={fieldServices}>
      <StoredForm key={name} panel={panel} title={title} definition={definition} load={load} />
    </FieldServicesContext>
  ) : (
    <Page title={title}>
      <FormPanel key={name} {...panel} />
    </Page>
  )
}

interface StoredFormProps {
  panel: Omit<FormPanelProps, 'seen'>
  /** The heading as long as it is not known whose form this is. */
  title: string
  definition: FormDefinition
  load: LoadCall
}

function StoredForm({ panel, title, definition, load }: StoredFormProps) {
  const { recordOf, route, formatsDefinition } = useScreenServices()
  const text = useText()
  const textOf = useColumnText()
  const { record } = definition
  const { schema } = recordOf(record)
  const { loading, retry } = useLoad<SeenRecord>({
    load,
    namespace: record.split('/')[0] ?? record,
    read: (_, answer) => readSeen(schema, answer),
  })
  const column = useMemo(
    () => planTitle(schema, definition.title, formatsDefinition),
    [schema, definition.title, formatsDefinition],
  )
  const called = loading.state === 'loaded' && column ? textOf(column, loading.data.record) : ''
  const named = [definitionKey(panel.name, 'form', 'title.named'), 'app:form.changes']
  return (
    <Page title={called === '' ? title : text(named, { name: called })}>
      {loading.state === 'loading' && <Skeletons of="form" />}
      {loading.state === 'failed' && <LoadFailure onRetry={retry} />}
      {/* Another record in the same screen is another form. */}
      {loading.state === 'loaded' && <FormPanel key={JSON.stringify(route.params)} {...panel} seen={loading.data} />}
    </Page>
  )
}
