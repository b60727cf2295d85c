import ConfigProvider from 'antd/es/config-provider'
import { useEffect, useMemo, useRef } from 'react'
import { isReadOnly } from '#engine/form/evaluate.ts'
import type { PlanField } from '#engine/plan/FormPlan.ts'
import { useValueAt } from '#fields/FieldServices.ts'
import { afterPress } from '#ui/form/afterPress.ts'
import { useFieldState, useFormContext } from '../FormContext.tsx'
import { controls } from './controls.ts'

interface FieldControlProps {
  id: string
  planned: PlanField
  label: string
}

/** The control of a field, which reads from the store and writes to it. */
export function FieldControl({ id, planned, label }: FieldControlProps) {
  const { mode } = useFormContext()
  const { path } = planned
  const { revision, problem, required, disabled } = useFieldState(path)
  const field = useMemo(() => ({ ...planned, required }), [planned, required])
  const { Edit } = controls[field.kind]
  const value = useValueAt(path)
  const handlers = useHandlers(path)
  const control = (
    <Edit
      key={revision}
      id={id}
      field={field}
      value={value}
      label={label}
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
