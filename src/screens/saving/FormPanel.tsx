import { storedId } from '#engine/record/path.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { FormAlert as Alert } from '#engine/form/FormState.ts'
import { FormAlert } from '#ui/form/FormAlert.tsx'
import { useText } from '#ui/text/useText.ts'
import { useScreenServices } from '../ScreenServices.ts'
import { Form } from '../form/draw/Form.tsx'
import { useFormContext, useFormStatus } from '../form/FormContext.tsx'
import type { Merge } from '../merge/MergeDialog.tsx'
import { noteIdentifier } from '../form/identifier.ts'
import { useOpenForm, type OpenedForm } from '../form/openForm.ts'
import { DraftOffer, FormActions, LeaveGuard, MergeDialog } from './storedAhead.ts'
import { SaveBar } from './SaveBar.tsx'
import type { SeenRecord } from '../SeenRecord.ts'
import { useDrafting } from './useDrafting.ts'
import { useSave } from './useSave.ts'
import { useUnloadGuard } from '../form/useUnloadGuard.ts'

export interface FormPanelProps {
  /** Form definition, as `folder/name`. */
  name: string
  /** The stored record that is edited; without it the form makes a new one. */
  seen?: SeenRecord | undefined
  /** The message above the form when it opens, for example of the answer that replaced another form by it. */
  alert?: Alert | undefined
  /** The answer shows another form instead of this one, with its message. */
  onShow?: (form: string, alert: Alert | undefined) => void
  onCancel?: (() => void) | undefined
}

/** A form with everything between its first field and its save button. */
export function FormPanel({ name, seen, alert, onShow, onCancel }: FormPanelProps) {
  const text = useText()
  const { route, identifier } = useScreenServices()
  const form = useOpenForm({ name, seen, alert })
  const { plan } = form
  const stored = seen?.record
  const mode = stored === undefined ? 'create' : 'update'
  const draftName = plan.draft ? `${name}:${storedId(stored) ?? 'new'}` : undefined
  const drafting = useDrafting(form, draftName)
  const merge = useRef<Merge>(null)
  const save = useSave({ form, drafting, merge, onShow })
  useUnloadGuard(form)
  useLookupsAhead(form)

  if (drafting.offered) {
    const { offered, resume, discard } = drafting
    return <DraftOffer draft={offered} plan={plan} onResume={resume} onDiscard={discard} />
  }
  const help = text.optional(`${plan.words}.help`)
  const actions = (apart: boolean) => stored && plan.actions && <FormActions record={stored} apart={apart} />
  const above = (
    <>
      {help !== undefined && <p className="form-help">{help}</p>}
      <AnswerAlert />
      {stored && <MergeDialog form={form} ref={merge} />}
      {plan.load && <LeaveGuard form={form} keepsDraft={plan.draft} />}
    </>
  )
  return (
    <Form form={form} mode={mode} startAt={route.field ?? form.startAt} above={above} onSubmit={() => void save()}>
      <SaveBar actions={actions(false)} onCancel={onCancel} />
      {actions(true)}
      {plan.links && (
        <nav className="form-links">
          {plan.links.map(({ id, to, newTab }) => (
            <Link
              key={id}
              to={to}
              target={newTab ? '_blank' : undefined}
              onClick={() => noteIdentifier(plan, form.store.record(), identifier)}
            >
              {text(`${plan.words}.links.${id}`)}
            </Link>
          ))}
        </nav>
      )}
    </Form>
  )
}

/** Fetches the values that a form offers when it opens, and not field by field; those that are searched for stay out. */
function useLookupsAhead({ plan }: OpenedForm): void {
  const { lookups } = useScreenServices()
  useEffect(() => {
    for (const name of plan.lookups) {
      // A field that finds its values missing asks again and says so.
      if (!lookups.asksAsTyped(name)) lookups.load(name).catch(() => undefined)
    }
  }, [plan, lookups])
}

/** The message of the last answer about the form as a whole. It goes as soon as a field gets the focus. */
const AnswerAlert = () => <FormAlert alert={useFormStatus(useFormContext().store).alert} />
