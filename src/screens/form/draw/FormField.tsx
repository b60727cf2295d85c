import type { FieldProps } from '@rjsf/utils'
import { isReadOnly } from '#engine/form/evaluate.ts'
import type { PlanField } from '#engine/plan/FormPlan.ts'
import { remarkKeys } from '#engine/words/wordKeys.ts'
import { belowIdOf, labelIdOf } from '#fields/Field.ts'
import { problemText } from '#fields/fieldWords.ts'
import { fields } from '#fields/kinds/fields.ts'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import '#ui/form/form.css'
import { useFieldState, useFormContext } from '../FormContext.tsx'
import { FieldControl } from './FieldControl.tsx'
import { ClearedNotice, Suggestion } from './notices.tsx'

/** An attribute without a value. */
const flag = (raised: boolean) => (raised ? '' : undefined)

/**
 * The field that rjsf renders for each kind: the label above the kind's own control, and help, problem and advice below
 * it.
 */
export function FormField({ name: path }: FieldProps) {
  const { store, mode, idOf } = useFormContext()
  const state = useFieldState(path)
  const { problem, warning, suggestion, cleared, required, disabled } = state
  const text = useText()
  const field = store.fieldAt(path)
  if (!field) return null
  const { words } = field
  const id = idOf(path)
  const readOnly = disabled || isReadOnly(field, mode)
  const label = text(`${words}.label`)
  // A hint says what to type; a disabled field takes nothing.
  const help = disabled ? undefined : text.optional(`${words}.help`)
  const example = disabled ? undefined : text.optional(`${words}.example`)
  const value = store.valueAt(path) ?? null
  const { problemCode = (code: string) => code } = fields[field.kind]
  return (
    <div className="field" data-invalid={flag(problem !== undefined)} data-disabled={flag(disabled)}>
      <FieldLabel id={id} field={field} label={label} optional={!required && !readOnly} />
      <div className="field-control">
        <FieldControl id={id} field={field} state={state} label={label} readOnly={readOnly} />
        <div className="field-below" id={belowIdOf(id)}>
          {(help ?? example) && (
            <p className="field-hint">
              {[help, example && text('app:form.example', { example })].filter(Boolean).join(' ')}
            </p>
          )}
          {/* A screen reader announces an error only in a live region that is there before it. */}
          <div aria-live="polite">
            {problem && (
              <p className="field-error">
                <icons.error />
                <span>{problemText(text, words, { ...problem, code: problemCode(problem.code, value) }, value)}</span>
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
      <span>{label}</span>
      {optional && <span className="field-optional">{` (${text('app:form.optional')})`}</span>}
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
