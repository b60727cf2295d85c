import Form from '@rjsf/core'
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { absentKeys } from '#engine/text/wordKeys.ts'
import { FieldServicesContext } from '#fields/FieldServices.ts'
import { fieldWords, type FieldWords } from '#fields/fieldWords.ts'
import { FormServicesContext, type ChangedEntry } from '#fields/FormServices.ts'
import { useText } from '#ui/text/useText.ts'
import { EntryDialog } from '../dialogs.ts'
import { folderOfForm } from '../folderOfForm.ts'
import { useScreenServices } from '../ScreenServices.ts'
import { useScreenFields } from '../useScreenFields.ts'
import { FormContext, type FormContextValue } from './FormContext.ts'
import { LeafField } from './LeafField.tsx'
import { LeafTemplate } from './LeafTemplate.tsx'
import type { OpenedForm } from './openForm.ts'
import { leafField } from './rjsfSchema.ts'
import { SectionsTemplate } from './SectionsTemplate.tsx'
import { useFormPlaces } from './useFormPlaces.ts'
import { useFormToasts } from './useFormToasts.ts'

interface FormBodyProps {
  /** Form definition, as `folder/name`. */
  name: string
  form: OpenedForm
  mode: 'create' | 'update'
  /** Id of the form element, for a button that stands outside of it. */
  id?: string
  /** Name under which drafts of this form are kept; a dialog over it keeps its own below that. */
  draftName?: string | undefined
  /** Stands above the fields. */
  above?: ReactNode
  /** Stands below the fields: what submits the form, among others. */
  children: ReactNode
  /** Called when a submit is tried and nothing is wrong. */
  onSubmit: () => void
}

const rjsfFields = { [leafField]: LeafField }
const rjsfTemplates = { FieldTemplate: LeafTemplate, ObjectFieldTemplate: SectionsTemplate }
/** The record has its own defaults; rjsf need not look for any. */
const noDefaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const

/** The fields of a form and what surrounds them. What happens to the record in the end is somebody else's. */
export function FormBody({ name, form, mode, id, draftName, above, children, onSubmit }: FormBodyProps) {
  const { formOf } = useScreenServices()
  const toasts = useFormToasts(form)
  const namespace = folderOfForm(formOf, name)
  const prefix = useId()
  const fieldServices = useScreenFields(namespace)
  const text = useText()
  const { store, plan, rjsf, freshAt, entryDrafts } = form
  const box = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<{ path: string; changed: ChangedEntry | undefined }>()
  const idOf = useCallback((path: string) => `${prefix}_${path}`, [prefix])
  const places = useFormPlaces(plan, idOf)
  const { tab, openTab, goTo } = places
  const settle = useCallback(() => {
    const unfinished = entryDrafts.settle()
    if (unfinished) goTo(unfinished.path, unfinished.field)
    return unfinished !== undefined
  }, [entryDrafts, goTo])

  const context = useMemo((): FormContextValue => {
    const fieldByPath = new Map(plan.fields.map((field) => [field.path, field]))
    const words = new Map<string, FieldWords>()
    return {
      name,
      mode,
      plan,
      store,
      idOf,
      tab,
      openTab,
      goTo,
      settle,
      freshAt,
      namespace,
      fieldAt: (path) => fieldByPath.get(path),
      wordsAt(path) {
        const known = words.get(path) ?? fieldWords({ words: fieldByPath.get(path)?.words ?? path }, namespace, text)
        words.set(path, known)
        return known
      },
    }
  }, [name, mode, plan, store, idOf, tab, openTab, goTo, settle, freshAt, namespace, text])
  const fieldContext = useMemo(
    () => ({
      ...form.services,
      submit: () => box.current?.querySelector('form')?.requestSubmit(),
      entryForms: {
        open(path: string, changed?: ChangedEntry) {
          // What the last try said would cover the dialog.
          toasts.forget()
          setAsked({ path, changed })
        },
        namespaceOf: (entryForm: string) => folderOfForm(formOf, entryForm),
      },
    }),
    [form, formOf, toasts],
  )
  const submitNow = useRef(onSubmit)
  useEffect(() => {
    submitNow.current = onSubmit
  })
  const submit = useCallback(() => {
    toasts.forget()
    submitNow.current()
  }, [toasts])
  const refuse = useCallback(() => {
    toasts.forget()
    const { problems, asked: absent } = store.status()
    if (problems.length === 0) {
      for (const problem of absent) {
        const words = absentKeys(namespace, problem.path, problem)
        const title = 'app:messages.invalidInput.title'
        toasts.add({ type: 'error', title: (speak) => speak(title), message: (speak) => speak(words) })
      }
    }
    const first = plan.fields.find(({ path }) => [...problems, ...absent].some((problem) => problem.path === path))
    store.reveal(first?.path)
    if (first) goTo(first.path)
  }, [plan, store, goTo, namespace, toasts])
  const list = asked && context.fieldAt(asked.path)

  return (
    <FieldServicesContext value={fieldServices}>
      <FormServicesContext value={fieldContext}>
        <FormContext value={context}>
          <div
            ref={box}
            className="form-panel"
            onSubmitCapture={(event) => {
              if (!settle()) return
              event.preventDefault()
              event.stopPropagation()
            }}
          >
            {above}
            <Form
              {...rjsf}
              id={id}
              idPrefix={prefix}
              fields={rjsfFields}
              templates={rjsfTemplates}
              experimental_defaultFormStateBehavior={noDefaults}
              onSubmit={submit}
              onError={refuse}
              noHtml5Validate
              showErrorList={false}
            >
              {children}
            </Form>
          </div>
          {/* Outside of the form element: a submit inside the dialog would rise to it. */}
          {list?.entry && 'form' in list.entry && (
            <EntryDialog
              list={list}
              entry={list.entry}
              changed={asked?.changed}
              over={form}
              draftName={draftName}
              onClosed={() => setAsked(undefined)}
            />
          )}
        </FormContext>
      </FormServicesContext>
    </FieldServicesContext>
  )
}
