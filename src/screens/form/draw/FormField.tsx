import type { FieldProps } from '@rjsf/utils'
import Button from 'antd/es/button'
import ConfigProvider from 'antd/es/config-provider'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { Cleared } from '#engine/form/clearing.ts'
import { isReadOnly } from '#engine/form/evaluate.ts'
import type { PlanField } from '#engine/plan/FormPlan.ts'
import { definitionKey, entryKeys, remarkKeys } from '#engine/text/wordKeys.ts'
import { fieldWords, problemText, type FieldWords } from '#fields/fieldWords.ts'
import { fields } from '#fields/kinds/fields.ts'
import { afterPress } from '#ui/form/afterPress.ts'
import { describedBy, FieldFrame, labelIdOf } from '#ui/form/FieldFrame.tsx'
import { useText } from '#ui/text/useText.ts'
import { useScreenServices } from '../../ScreenServices.ts'
import { useFieldState, useFieldValue, useFormContext } from '../FormContext.tsx'
import { controls } from './controls.ts'
import { focusControl } from './focusControl.ts'

/** The field that rjsf draws for each kind: the kind's own control in its frame, with label, help and error. */
export function FormField({ name: path, fieldPathId: { $id: id } }: FieldProps) {
  const { form, store, mode, fieldAt } = useFormContext()
  const { problem, warning, suggestion, cleared, required, disabled } = useFieldState(path)
  const text = useText()
  const field = fieldAt(path)
  if (!field) return null
  const { namespace, name } = form.plan
  const words = fieldWords(field, namespace, text)
  const labelled = fields[field.kind].labelled?.(field.placed) ?? 'control'
  // The title of its section may say already what the only group in it is.
  const isAlone =
    labelled === 'group' && store.plan.fields.filter(({ section }) => section === field.section).length === 1
  const title = text.optional(definitionKey(name, 'form', `sections.${field.section}.title`))
  const isAsked = !disabled && !isReadOnly(field, mode) && field.kind !== 'flag'
  return (
    <FieldFrame
      {...words}
      id={id}
      disabled={disabled}
      labelled={labelled}
      labelHidden={isAlone && title === words.label}
      optional={isAsked && !required ? text('app:form.optional') : undefined}
      error={problem && problemText(text, namespace, field.words, problem, store.valueAt(path) ?? null)}
      remark={warning === undefined ? undefined : text(remarkKeys(namespace, field.words, warning))}
      notice={cleared && <ClearedNotice cleared={cleared} />}
      offer={suggestion !== undefined && <Suggestion field={field} value={suggestion} />}
    >
      <Control id={id} planned={field} words={words} />
    </FieldFrame>
  )
}

/** The control of a field, which reads from the store and writes to it. */
function Control({ id, planned, words }: { id: string; planned: PlanField; words: FieldWords }) {
  const { mode } = useFormContext()
  const { path } = planned
  const { revision, problem, warning, required, disabled } = useFieldState(path)
  const field = useMemo(() => ({ ...planned, required }), [planned, required])
  const { Edit, drafts = false } = controls[field.kind]
  const value = useFieldValue(path, drafts)
  const handlers = useHandlers(path)
  const { label, help, example } = words
  const shown = { hint: Boolean(help ?? example), error: problem !== undefined, remark: warning !== undefined }
  const control = (
    <Edit
      key={revision}
      id={id}
      field={field}
      value={value}
      label={label}
      labelId={labelIdOf(id)}
      describedBy={describedBy(id, shown)}
      invalid={problem !== undefined}
      readOnly={disabled || isReadOnly(field, mode)}
      {...handlers}
    />
  )
  return field.disable ? <ConfigProvider componentDisabled={disabled}>{control}</ConfigProvider> : control
}

function useHandlers(path: string) {
  const { store } = useFormContext()
  const inside = useRef(false)
  // A field that is taken off the screen says nothing of losing the focus.
  useEffect(
    () => () => {
      if (inside.current) store.leave(path)
    },
    [store, path],
  )
  return useMemo(
    () => ({
      onCommit: (next: unknown) => store.commit(path, next),
      onFocus: () => {
        inside.current = true
        afterPress(() => {
          if (inside.current) store.focus(path)
        })
      },
      onBlur: () => {
        inside.current = false
        const { revision } = store.field(path)
        afterPress(() => {
          if (!inside.current) store.leave(path, revision)
        })
      },
    }),
    [store, path],
  )
}

/** Says what a choice took out of the form, and puts it back on demand. */
function ClearedNotice({ cleared: { when, fields: gone } }: { cleared: Cleared }) {
  const { form, store, fieldAt, labelAt } = useFormContext()
  const text = useText()
  const said = gone.map(({ path, count }) =>
    count === undefined
      ? text('app:form.cleared', { field: labelAt(path) })
      : text(entryKeys(form.plan.namespace, fieldAt(path)?.words ?? path, 'removed'), { count }),
  )
  return (
    <>
      {said.join(', ')}
      {' – '}
      <LinkButton onClick={() => store.putBack(when)} path={when}>
        {text('app:form.putBack')}
      </LinkButton>
    </>
  )
}

/** Offers a value that follows from other fields; one click takes it over. */
function Suggestion({ field: { path, schema }, value }: { field: PlanField; value: string }) {
  const { store } = useFormContext()
  const { formats } = useScreenServices()
  const text = useText()
  const shown = formats[schema.format ?? '']?.show(value) ?? value
  return (
    <LinkButton onClick={() => store.replace(path, value)} path={path}>
      {text('app:form.takeOver', { value: shown })}
    </LinkButton>
  )
}

/** A button that goes when it is pressed. @param path of the field that gets the focus then */
function LinkButton({ path, onClick, children }: { path: string; onClick: () => void; children: ReactNode }) {
  const { idOf } = useFormContext()
  return (
    <Button
      type="link"
      size="small"
      onClick={() => {
        onClick()
        // The control is another one by then.
        requestAnimationFrame(() => focusControl(idOf(path)))
      }}
    >
      {children}
    </Button>
  )
}
