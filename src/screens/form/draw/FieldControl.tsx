import ConfigProvider from 'antd/es/config-provider'
import { useEffect, useMemo, useRef } from 'react'
import type { FieldState } from '#engine/form/FormState.ts'
import type { PlanField } from '#engine/plan/FormPlan.ts'
import { useValueAt } from '#fields/FieldServices.ts'
import { afterPress } from '#ui/form/afterPress.ts'
import { useFormContext } from '../FormContext.tsx'
import { controls } from './controls.ts'

interface FieldControlProps {
  id: string
  field: PlanField
  state: FieldState
  label: string
  readOnly: boolean
}

/** The control of a field, which reads from the store and writes to it. */
export function FieldControl({ id, field, state, label, readOnly }: FieldControlProps) {
  const { revision, problem, required, disabled } = state
  const { Edit } = controls[field.kind]
  const value = useValueAt(field.path)
  const variant = useValueAt(field.variants?.by ?? field.path, field.variants?.isAround)
  const schema = field.variants?.of[String(variant)] ?? field.schema
  const handlers = useFieldHandlers(field.path)
  const control = (
    <Edit
      key={revision}
      id={id}
      field={{ ...field, schema, required }}
      value={value}
      label={label}
      invalid={problem !== undefined}
      readOnly={readOnly}
      {...handlers}
    />
  )
  return field.disable ? <ConfigProvider componentDisabled={disabled}>{control}</ConfigProvider> : control
}

/**
 * Connects a control to the store. Focus changes are reported after a mouse press ends: a message that appears in
 * between would move the pressed element away.
 */
function useFieldHandlers(path: string) {
  const { store } = useFormContext()
  const inside = useRef(false)
  // A field that is taken off the screen says nothing of losing the focus.
  useEffect(
    () => () => {
      if (inside.current) store.leaveField(path)
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
        const { revision } = store.fieldState(path)
        afterPress(() => {
          if (!inside.current) store.leaveField(path, revision)
        })
      },
    }),
    [store, path],
  )
}
