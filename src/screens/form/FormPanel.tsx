import Form from '@rjsf/core'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Answer } from '#client/Answer.ts'
import type { Json } from '#engine/record/path.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import { FieldServicesContext } from '#fields/FieldServices.ts'
import { fieldWords, type FieldWords } from '#fields/fieldWords.ts'
import { FormServicesContext } from '#fields/FormServices.ts'
import { useText } from '#ui/text/useText.ts'
import { useScreenServices } from '../ScreenServices.ts'
import { useScreenFields } from '../useScreenFields.ts'
import { FormActions } from './FormActions.tsx'
import { focusControl } from './focusControl.ts'
import { AnswerAlert } from './AnswerAlert.tsx'
import { FormContext, type FormContextValue } from './FormContext.ts'
import type { FormStatus } from './FormState.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { LeafField } from './LeafField.tsx'
import { LeafTemplate } from './LeafTemplate.tsx'
import { openForm } from './openForm.ts'
import { leafField } from './rjsfSchema.ts'
import { SaveBar } from './SaveBar.tsx'
import { SectionsTemplate } from './SectionsTemplate.tsx'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useSave } from './useSave.ts'

export interface FormPanelProps {
  /** Form definition, as `folder/name`. */
  name: string
  /** The stored record that is edited; without it the form makes a new one. */
  stored?: Json | undefined
  /** Called after the answer of a save that went well did what the definition says. */
  onDone?: (answer: Answer) => void
  /** What is said above the form when it opens, such as by the answer that put it in the place of another. */
  alert?: FormStatus['alert']
  /** The answer wants another form in the place of this one, with what it has to say. */
  onShow?: (form: string, alert: FormStatus['alert']) => void
  onCancel?: () => void
}

const rjsfFields = { [leafField]: LeafField }
const rjsfTemplates = { FieldTemplate: LeafTemplate, ObjectFieldTemplate: SectionsTemplate }
/** The record has its own defaults; rjsf need not look for any. */
const noDefaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const

/** A form with everything between its first field and its save button; the page around it is somebody else's. */
export function FormPanel({ name, stored, alert, onDone, onShow, onCancel }: FormPanelProps) {
  const services = useScreenServices()
  const definition = services.formOf(name)
  const parts = services.recordOf(definition.record)
  const namespace = definition.record.split('/')[0] ?? definition.record
  const mode = stored === undefined ? 'create' : 'update'
  const prefix = useId()
  const fieldServices = useScreenFields(namespace)
  const text = useText()
  const { formats, formatsDefinition } = services
  // What a form is opened with does not change under the person who fills it in.
  const [form] = useState(() => openForm({ definition, parts, formats, formatsDefinition, stored, alert }))
  const { store, plan, rjsf, freshAt } = form
  const box = useRef<HTMLDivElement>(null)
  const { attachments } = form.services
  const save = useSave({
    name,
    definition,
    parts,
    plan,
    store,
    attachments,
    update: stored !== undefined,
    onDone,
    onShow,
  })
  const saveNow = useRef(save)
  useEffect(() => {
    saveNow.current = save
  })
  useEffect(() => () => attachments.forgetAll(), [attachments])
  useLeaveGuard(store)

  const help = text.optional(definitionKey(name, 'form', 'help'))
  const idOf = useCallback((path: string) => `${prefix}_${path}`, [prefix])
  const context = useMemo((): FormContextValue => {
    const fieldByPath = new Map(plan.fields.map((field) => [field.path, field]))
    const words = new Map<string, FieldWords>()
    return {
      name,
      mode,
      plan,
      store,
      idOf,
      freshAt,
      namespace,
      fieldAt: (path) => fieldByPath.get(path),
      wordsAt(path) {
        const known = words.get(path) ?? fieldWords({ words: fieldByPath.get(path)?.words ?? path }, namespace, text)
        words.set(path, known)
        return known
      },
    }
  }, [name, mode, plan, store, idOf, freshAt, namespace, text])
  const fieldContext = useMemo(
    () => ({ ...form.services, submit: () => box.current?.querySelector('form')?.requestSubmit() }),
    [form],
  )
  const onSubmit = useCallback(() => void saveNow.current(), [])
  const onError = useCallback(() => {
    const first = plan.fields.find(({ path }) => store.status().problems.some((problem) => problem.path === path))
    store.reveal(first?.path)
    if (first) focusControl(idOf(first.path))
  }, [plan, store, idOf])

  const actions = stored && definition.actions && <FormActions actions={definition.actions} record={stored} />

  return (
    <FieldServicesContext value={fieldServices}>
      <FormServicesContext value={fieldContext}>
        <FormContext value={context}>
          <div ref={box} className="form-panel">
            {help !== undefined && <p className="form-help">{help}</p>}
            <AnswerAlert />
            {definition.load && <LeaveGuard store={store} />}
            <Form
              {...rjsf}
              idPrefix={prefix}
              fields={rjsfFields}
              templates={rjsfTemplates}
              experimental_defaultFormStateBehavior={noDefaults}
              onSubmit={onSubmit}
              onError={onError}
              noHtml5Validate
              showErrorList={false}
            >
              <SaveBar actions={actions} onCancel={onCancel} onGo={focusControl} />
              {definition.links && (
                <nav className="form-links">
                  {definition.links.map(({ id, to }) => (
                    <Link key={id} to={to}>
                      {text(definitionKey(name, 'form', `links.${id}`))}
                    </Link>
                  ))}
                </nav>
              )}
            </Form>
          </div>
        </FormContext>
      </FormServicesContext>
    </FieldServicesContext>
  )
}
