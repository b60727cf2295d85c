import type { FieldProps } from '@rjsf/utils'
import ConfigProvider from 'antd/es/config-provider'
import { useEffect, useMemo, useRef } from 'react'
import { isReadOnly } from '#engine/form/evaluate.ts'
import { afterPress } from '#ui/form/afterPress.ts'
import { describedBy, labelIdOf } from '#ui/form/FieldFrame.tsx'
import { useFieldState, useFieldValue, useFormContext } from '../FormContext.tsx'
import { controls } from './controls.ts'

/** The field that rjsf draws for each kind: the kind's own control, which reads from the store and writes to it. */
export function FieldControl({ name: path, fieldPathId }: FieldProps) {
  const { mode, fieldAt, wordsAt } = useFormContext()
  const { revision, problem, warning, required, disabled } = useFieldState(path)
  const planned = fieldAt(path)
  const field = useMemo(() => planned && { ...planned, required }, [planned, required])
  const { Edit, drafts = false } = controls[field?.kind ?? 'unknown']
  const value = useFieldValue(path, drafts)
  const handlers = useHandlers(path)
  if (!field) return null
  const { label, help, example } = wordsAt(path)
  const id = fieldPathId.$id
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
  const handlers = useMemo(
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
  // A field that is taken off the screen says nothing of losing the focus.
  useEffect(
    () => () => {
      if (inside.current) store.leave(path)
    },
    [store, path],
  )
  return handlers
}
