import type { FieldTemplateProps } from '@rjsf/utils'
import Button from 'antd/es/button'
import type { ReactNode } from 'react'
import type { Cleared } from '#engine/form/clearing.ts'
import { isReadOnly } from '#engine/form/evaluate.ts'
import type { PlanField } from '#engine/plan/FormPlan.ts'
import { definitionKey, entryKeys, remarkKeys } from '#engine/text/wordKeys.ts'
import { fields } from '#fields/kinds/fields.ts'
import { problemText } from '#fields/fieldWords.ts'
import { FieldFrame } from '#ui/form/FieldFrame.tsx'
import { useText } from '#ui/text/useText.ts'
import { useScreenServices } from '../../ScreenServices.ts'
import { useFieldState, useFormContext } from '../FormContext.tsx'
import { focusControl } from './focusControl.ts'

/** What rjsf puts around a field: our frame with label, help and error. The record as a whole needs none. */
export function FieldTemplate({ id, fieldPathId, children }: FieldTemplateProps) {
  const path = fieldPathId.path.join('.')
  return path === '' ? (
    children
  ) : (
    <Frame id={id} path={path}>
      {children}
    </Frame>
  )
}

function Frame({ id, path, children }: { id: string; path: string; children: ReactNode }) {
  const { form, store, mode, fieldAt, wordsAt, namespace } = useFormContext()
  const { problem, warning, suggestion, cleared, required, disabled } = useFieldState(path)
  const text = useText()
  const field = fieldAt(path)
  if (!field) return null
  const { label, help, example } = wordsAt(path)
  const labelled = fields[field.kind].labelled?.(field.placed) ?? 'control'
  // The title of its section may say already what the only group in it is.
  const alone =
    labelled === 'group' && store.plan.fields.filter(({ section }) => section === field.section).length === 1
  const title = text.optional(definitionKey(form.plan.name, 'form', `sections.${field.section}.title`))
  const asked = !disabled && !isReadOnly(field, mode) && field.kind !== 'flag'
  return (
    <FieldFrame
      id={id}
      label={label}
      disabled={disabled}
      labelled={labelled}
      labelHidden={alone && title === label}
      optional={asked && !required ? text('app:form.optional') : undefined}
      help={help}
      example={example}
      error={problem && problemText(text, namespace, field.words, problem, store.valueAt(path) ?? null)}
      remark={warning === undefined ? undefined : text(remarkKeys(namespace, field.words, warning))}
      notice={cleared && <ClearedNotice cleared={cleared} />}
      offer={suggestion !== undefined && <Suggestion field={field} value={suggestion} />}
    >
      {children}
    </FieldFrame>
  )
}

/** Says what a choice took out of the form, and puts it back on demand. */
function ClearedNotice({ cleared: { when, fields: gone } }: { cleared: Cleared }) {
  const { store, namespace, idOf, fieldAt, wordsAt } = useFormContext()
  const text = useText()
  const said = gone.map(({ path, count }) =>
    count === undefined
      ? text('app:form.cleared', { field: wordsAt(path).label })
      : text(entryKeys(namespace, fieldAt(path)?.words ?? path, 'removed'), { count }),
  )
  return (
    <>
      {said.join(', ')}
      {' – '}
      <LinkButton onClick={() => store.putBack(when)} focusId={idOf(when)}>
        {text('app:form.putBack')}
      </LinkButton>
    </>
  )
}

/** Offers a value that follows from other fields; one click takes it over. */
function Suggestion({ field: { path, schema }, value }: { field: PlanField; value: string }) {
  const { store, idOf } = useFormContext()
  const { formats } = useScreenServices()
  const text = useText()
  const shown = formats[schema.format ?? '']?.show(value) ?? value
  return (
    <LinkButton onClick={() => store.replace(path, value)} focusId={idOf(path)}>
      {text('app:form.takeOver', { value: shown })}
    </LinkButton>
  )
}

/** A button that goes when it is pressed. @param focusId of the control that gets the focus then */
function LinkButton({ focusId, onClick, children }: { focusId: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button
      type="link"
      size="small"
      onClick={() => {
        onClick()
        // The control is another one by then.
        requestAnimationFrame(() => focusControl(focusId))
      }}
    >
      {children}
    </Button>
  )
}
