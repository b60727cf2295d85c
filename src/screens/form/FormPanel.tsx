import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { Answer } from '#client/Answer.ts'
import type { Json } from '#engine/record/path.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import { useText } from '#ui/text/useText.ts'
import { MergeDialog } from '../dialogs.ts'
import { useScreenServices } from '../ScreenServices.ts'
import { AnswerAlert } from './AnswerAlert.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { FormActions } from './FormActions.tsx'
import { FormBody } from './FormBody.tsx'
import type { FormStatus } from './FormState.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useMerging } from './merge/useMerging.ts'
import { SaveBar } from './SaveBar.tsx'
import type { SeenRecord } from './SeenRecord.ts'
import { useDrafting } from './useDrafting.ts'
import { useFormToasts } from './useFormToasts.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useLookupsAhead } from './useLookupsAhead.ts'
import { useOpenForm } from './useOpenForm.ts'
import { useSave } from './useSave.ts'

export interface FormPanelProps {
  /** Form definition, as `folder/name`. */
  name: string
  /** The stored record that is edited; without it the form makes a new one. */
  seen?: SeenRecord | undefined
  /** Called after the answer of a save that went well did what the definition says. */
  onDone?: (answer: Answer) => void
  /** What is said above the form when it opens, such as by the answer that put it in the place of another. */
  alert?: FormStatus['alert']
  /** The answer wants another form in the place of this one, with what it has to say. */
  onShow?: (form: string, alert: FormStatus['alert']) => void
  onCancel?: () => void
}

/** A form with everything between its first field and its save button; the page around it is somebody else's. */
export function FormPanel({ name, seen, alert, onDone, onShow, onCancel }: FormPanelProps) {
  const services = useScreenServices()
  const definition = services.formOf(name)
  const parts = services.recordOf(definition.record)
  const stored = seen?.record
  const update = stored !== undefined
  const text = useText()
  const { formats, formatsDefinition } = services
  const { address } = services.route
  const form = useOpenForm({ definition, parts, formats, formatsDefinition, ...seenOf(seen), address, alert })
  const { store, plan, unsaved, origin } = form
  const { attachments } = form.services
  const draftName = definition.draft ? `${name}:${idOf(stored)}` : undefined
  const drafting = useDrafting({ parts, form, name: draftName })
  const toasts = useFormToasts(form)
  const merging = useMerging({ name, definition, parts, form, toasts })
  const { meet } = merging
  const saving = { name, definition, parts, plan, store, attachments, origin, meet, drafting, toasts }
  const save = useSave({ ...saving, onDone, onShow })
  useEffect(() => () => attachments.forgetAll(), [attachments])
  useLeaveGuard(form)
  useLookupsAhead(plan)

  const help = text.optional(definitionKey(name, 'form', 'help'))
  const actions = (apart: boolean) =>
    stored && definition.actions && <FormActions actions={definition.actions} record={stored} apart={apart} />
  const above = (
    <>
      {help !== undefined && <p className="form-help">{help}</p>}
      <AnswerAlert />
      {definition.load && <MergeDialog name={name} merging={merging} />}
      {definition.load && <LeaveGuard store={store} unsaved={unsaved} keepsDraft={definition.draft} />}
    </>
  )
  if (drafting.offered) {
    const { offered, resume, discard } = drafting
    return <DraftOffer draft={offered} onResume={resume} onDiscard={discard} />
  }
  return (
    <FormBody
      name={name}
      form={form}
      mode={update ? 'update' : 'create'}
      above={above}
      draftName={draftName}
      onSubmit={() => void save()}
    >
      <SaveBar actions={actions(false)} onCancel={onCancel} />
      {actions(true)}
      {definition.links && (
        <nav className="form-links">
          {definition.links.map(({ id, to, newTab }) => (
            <Link key={id} to={to} target={newTab && '_blank'}>
              {text(definitionKey(name, 'form', `links.${id}`))}
            </Link>
          ))}
        </nav>
      )}
    </FormBody>
  )
}

const seenOf = (seen: SeenRecord | undefined) => ({ stored: seen?.record, version: seen?.version })

const idOf = (stored: Json | undefined) =>
  typeof stored?.['resourceUuid'] === 'string' ? stored['resourceUuid'] : 'new'
