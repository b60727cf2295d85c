import Button from 'antd/es/button'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { InPlaceEntry, PlanField } from '#engine/form/formPlan.ts'
import { newRecord } from '#engine/record/newRecord.ts'
import { getAt, type Json } from '#engine/record/path.ts'
import { problemKeys, unlistedKeys } from '#engine/text/wordKeys.ts'
import type { Problem } from '#engine/validation/problem.ts'
import { afterPress } from '#ui/form/afterPress.ts'
import { describedBy, FieldFrame, labelIdOf } from '#ui/form/FieldFrame.tsx'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import type { EntryDraft } from './createEntryDraft.ts'
import type { Field } from './Field.ts'
import { fields } from './fields.ts'
import { useFieldServices } from './FieldServices.ts'
import { fieldWords } from './fieldWords.ts'
import { FormServicesContext, useFormServices } from './FormServices.ts'
import { unlistedText } from './unlisted.ts'

export interface EntryEditorProps {
  /** Id of the list's control; the fields get theirs from it. */
  id: string
  list: PlanField
  entry: InPlaceEntry
  words: { add: string; title: string; clear: string; started: string }
  onAdd: (entry: Json) => void
}

/** The fields of one entry and the button that adds it, enabled only while the entry is valid. */
export function EntryEditor({ id, list, entry, words, onAdd }: EntryEditorProps) {
  const form = useFormServices()
  const firstPath = entry.fields[0]?.path ?? ''
  const [draft] = useState(() => form.entryDraft(list.path, newRecord(list.schema.items ?? {})))
  const state = useSyncExternalStore(draft.subscribe, draft.state)
  const problems = form.entryProblems(list.path, state.entry)

  /** The next one starts at the first field. */
  const startAnew = useCallback(() => {
    flushSync(() => draft.clear(firstPath))
    document.getElementById(`${id}.${firstPath}`)?.focus()
  }, [draft, id, firstPath])

  const services = useMemo(() => {
    const add = () => {
      const { entry: typed } = draft.state()
      const wrong = form.entryProblems(list.path, typed)
      if (wrong.length > 0) draft.touch(entry.fields.map(({ path }) => path))
      else {
        onAdd(typed)
        startAnew()
      }
    }
    return {
      ...form,
      valueAt: (path: string) => getAt(draft.state().entry, path),
      watch: (_: string, listener: () => void) => draft.subscribe(listener),
      submit: add,
    }
  }, [draft, entry, form, list.path, onAdd, startAnew])

  return (
    <FormServicesContext value={services}>
      <div className="entries-editor" role="group" aria-label={words.title}>
        {entry.rows.map((row) => (
          <div className="form-row" key={row.map(({ path }) => path).join()}>
            {row.map((field) => (
              <EntryField
                key={`${field.path} ${state.round}`}
                id={`${id}.${field.path}`}
                field={field}
                draft={draft}
                kind={fields[field.kind]}
                problem={problems.find(({ path }) => path === field.path || path.startsWith(`${field.path}.`))}
              />
            ))}
          </div>
        ))}
        <div aria-live="polite">
          {state.refused && (
            <p className="field-error">
              <icons.error />
              <span>{words.started}</span>
            </p>
          )}
        </div>
        <div className="section-actions">
          <Button icon={<icons.add />} disabled={problems.length > 0} onClick={services.submit}>
            {words.add}
          </Button>
          {draft.started() && (
            <Button type="text" onClick={startAnew}>
              {words.clear}
            </Button>
          )}
        </div>
      </div>
    </FormServicesContext>
  )
}

interface EntryFieldProps {
  id: string
  field: PlanField
  draft: EntryDraft
  kind: Field
  problem: Problem | undefined
}

function EntryField({ id, field, draft, kind, problem }: EntryFieldProps) {
  const { namespace } = useFieldServices()
  const text = useText()
  const { entry, touched, focused, round } = draft.state()
  const { label, help, example } = fieldWords(field, namespace, text)
  // A press that adds the entry leaves its field, too, and nothing of the next entry.
  const leave = () => draft.state().round === round && draft.leave(field.path)
  const shown = problem && touched.has(field.path) && focused !== field.path
  const keysOf = unlistedText(getAt(entry, field.path)) === undefined ? problemKeys : unlistedKeys
  const error = shown ? text(keysOf(namespace, field.words, problem), problem.params) : undefined
  return (
    <FieldFrame
      id={id}
      label={label}
      labelled={kind.labelled(field.placed)}
      optional={field.required ? undefined : text('app:form.optional')}
      help={help}
      example={example}
      error={error}
      width={field.placed.width}
    >
      <kind.Edit
        id={id}
        field={field}
        value={getAt(entry, field.path)}
        label={label}
        labelId={labelIdOf(id)}
        describedBy={describedBy(id, { hint: Boolean(help || example), error: Boolean(error), remark: false })}
        invalid={error !== undefined}
        readOnly={false}
        onCommit={(value) => draft.set(field.path, value)}
        onFocus={() => afterPress(() => draft.focus(field.path))}
        onBlur={() => afterPress(leave)}
      />
    </FieldFrame>
  )
}
