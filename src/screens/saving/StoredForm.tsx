import type { ReactNode } from 'react'
import type { FormPlan } from '#engine/plan/FormPlan.ts'
import type { PlanCall } from '#engine/plan/PlanCall.ts'
import { useColumnText } from '#fields/columns/columnText.ts'
import { Page, Skeletons } from '#ui/Page.tsx'
import { useText } from '#ui/text/useText.ts'
import { ActionButton } from '../actions/ActionButtons.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { useLoad } from '../useLoad.ts'
import { readSeen, type SeenRecord } from '../SeenRecord.ts'

interface StoredFormProps {
  /** The heading as long as it is not known whose form this is. */
  title: string
  plan: FormPlan
  load: PlanCall
  onCancel: (() => void) | undefined
  children: (seen: SeenRecord) => ReactNode
}

/** Loads the stored record of a form. The heading names the record. */
export function StoredForm({ title, plan, load, onCancel, children }: StoredFormProps) {
  const text = useText()
  const textOf = useColumnText()
  const { loading, retry } = useLoad<SeenRecord>({ name: plan.name, load }, (answer) => readSeen(plan.schema, answer))
  const called = loading.state === 'loaded' && plan.title ? textOf(plan.title, loading.data.record) : ''
  const named = [`${plan.words}.title.named`, 'app:form.changes']
  const back = onCancel && (
    <ActionButton item={{ id: 'back', label: text('app:common.back'), icon: 'back', onChoose: onCancel }} />
  )
  return (
    <Page title={called === '' ? title : text(named, { name: called })}>
      {loading.state === 'loading' && <Skeletons of="form" />}
      {loading.state === 'failed' && (
        <LoadFailure missing={loading.answer.status === 404} action={back} onRetry={retry} />
      )}
      {loading.state === 'loaded' && children(loading.data)}
    </Page>
  )
}
