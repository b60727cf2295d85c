import type { FormPlan } from '#engine/plan/FormPlan.ts'
import type { PlanCall } from '#engine/plan/PlanCall.ts'
import { useColumnText } from '#fields/values/columnText.ts'
import { Page, Skeletons } from '#ui/Page.tsx'
import { useText } from '#ui/text/useText.ts'
import { ActionButton } from '../actions/ActionButtons.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { useScreenServices } from '../ScreenServices.ts'
import { useLoad } from '../useLoad.ts'
import { FormPanel, type FormPanelProps } from './FormPanel.tsx'
import { readSeen, type SeenRecord } from './saving/Draft.ts'

interface StoredFormProps {
  panel: Omit<FormPanelProps, 'seen'>
  /** The heading as long as it is not known whose form this is. */
  title: string
  plan: FormPlan
  load: PlanCall
}

/** The form of a stored record, which its heading names. */
export function StoredForm({ panel, title, plan, load }: StoredFormProps) {
  const { route } = useScreenServices()
  const text = useText()
  const textOf = useColumnText()
  const { loading, retry } = useLoad<SeenRecord>({ name: plan.name, load }, (answer) => readSeen(plan.schema, answer))
  const called = loading.state === 'loaded' && plan.title ? textOf(plan.title, loading.data.record) : ''
  const named = [`${plan.words}.title.named`, 'app:form.changes']
  const { onCancel } = panel
  const back = onCancel && (
    <ActionButton item={{ id: 'back', label: text('app:common.back'), icon: 'back', onChoose: onCancel }} />
  )
  return (
    <Page title={called === '' ? title : text(named, { name: called })}>
      {loading.state === 'loading' && <Skeletons of="form" />}
      {loading.state === 'failed' && (
        <LoadFailure missing={loading.answer.status === 404} action={back} onRetry={retry} />
      )}
      {/* Another record in the same screen is another form. */}
      {loading.state === 'loaded' && <FormPanel key={JSON.stringify(route.params)} {...panel} seen={loading.data} />}
    </Page>
  )
}
