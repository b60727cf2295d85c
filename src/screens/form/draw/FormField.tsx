import type { FieldProps } from '@rjsf/utils'
import Button from 'antd/es/button'
import type { ReactNode } from 'react'
import type { Cleared } from '#engine/form/clearing.ts'
import { isReadOnly } from '#engine/form/evaluate.ts'
import type { PlanField } from '#engine/plan/FormPlan.ts'
import { entryKeys, remarkKeys } from '#engine/text/wordKeys.ts'
import { belowIdOf, labelIdOf } from '#fields/Field.ts'
import { problemText } from '#fields/fieldWords.ts'
import { fields } from '#fields/kinds/fields.ts'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import '#ui/form/form.css'
import { useScreenServices } from '../../ScreenServices.ts'
import { useFieldState, useFormContext } from '../FormContext.tsx'
import { FieldControl } from './FieldControl.tsx'
import { focusControl } from './focusControl.ts'

/** An attribute without a value. */
const flag = (raised: boolean) => (raised ? '' : undefined)

/**
 * The field that rjsf draws for each kind: the label above the kind's own control, and below it what helps, what is wrong
 * and what is advised.
 */
export function FormField({ name: path, fieldPathId: { $id: id } }: FieldProps) {
  const { store, mode } = useFormContext()
  const state = useFieldState(path)
  const { problem, warning, suggestion, cleared, required, disabled } = state
  const text = useText()
  const field = store.fieldAt(path)
  if (!field) return null
  const { words, kind } = field
  const readOnly = disabled || isReadOnly(field, mode)
  const label = text(`${words}.label`)
  const help = text.optional(`${words}.help`)
  const example = text.optional(`${words}.example`)
  return (
    <div className="field" data-invalid={flag(problem !== undefined)} data-disabled={flag(disabled)}>
      <FieldLabel id={id} field={field} label={label} optional={!required && !readOnly && kind !== 'flag'} />
      <FieldControl id={id} field={field} state={state} label={label} readOnly={readOnly} />
      <div className="field-below" id={belowIdOf(id)}>
        {(help ?? example) && (
          <p className="field-hint">
            {help} {example && text('app:form.example', { example })}
          </p>
        )}
        {/* A screen reader announces an error only in a live region that is there before it. */}
        <div aria-live="polite">
          {problem && (
            <p className="field-error">
              <icons.error />
              <span>{problemText(text, words, problem, store.valueAt(path) ?? null)}</span>
            </p>
          )}
          {cleared && <ClearedNotice cleared={cleared} />}
        </div>
        {warning !== undefined && (
          <p className="field-remark">
            <icons.information />
            <span>{text(remarkKeys(words, warning))}</span>
          </p>
        )}
        {suggestion !== undefined && <Suggestion field={field} value={suggestion} />}
      </div>
    </div>
  )
}

interface FieldLabelProps {
  id: string
  field: PlanField
  label: string
  /** It may stay empty, and says so. */
  optional: boolean
}

/** The label of one control, or the name of a group of controls; nothing where the control shows it itself. */
function FieldLabel({ id, field, label, optional }: FieldLabelProps) {
  const { form, store } = useFormContext()
  const text = useText()
  const labelled = fields[field.kind].labelled?.(field.placed) ?? 'control'
  if (labelled === 'itself') return null
  const words = (
    <>
      {label}
      {optional && <span className="field-optional"> ({text('app:form.optional')})</span>}
    </>
  )
  if (labelled === 'control') {
    return (
      <label className="field-label" id={labelIdOf(id)} htmlFor={id}>
        {words}
      </label>
    )
  }
  // The title of its section may say already what the only group in it is.
  const isAlone = store.plan.fields.filter(({ section }) => section === field.section).length === 1
  const title = text.optional(`${form.plan.words}.sections.${field.section}.title`)
  return (
    <span className={isAlone && title === label ? 'visually-hidden' : 'field-label'} id={labelIdOf(id)}>
      {words}
    </span>
  )
}

/** Says what a choice took out of the form, and puts it back on demand. */
function ClearedNotice({ cleared: { when, fields: gone } }: { cleared: Cleared }) {
  const { store } = useFormContext()
  const text = useText()
  const said = gone.map(({ path, count }) => {
    const { words = path } = store.fieldAt(path) ?? {}
    if (count !== undefined) return text(entryKeys(words, 'removed'), { count })
    return text('app:form.cleared', { field: text(`${words}.label`) })
  })
  return (
    <p className="field-notice">
      {said.join(', ')}
      {' – '}
      <LinkButton onClick={() => store.putBack(when)} path={when}>
        {text('app:form.putBack')}
      </LinkButton>
    </p>
  )
}

/** Offers a value that follows from other fields; one click takes it over. */
function Suggestion({ field: { path, schema }, value }: { field: PlanField; value: string }) {
  const { store } = useFormContext()
  const { formats } = useScreenServices()
  const text = useText()
  const shown = formats[schema.format ?? '']?.show(value) ?? value
  return (
    <p className="field-offer">
      <LinkButton onClick={() => store.replace(path, value)} path={path}>
        {text('app:form.takeOver', { value: shown })}
      </LinkButton>
    </p>
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
