import type { FieldProps } from '@rjsf/utils'
import ConfigProvider from 'antd/es/config-provider'
import { useEffect, useMemo, useRef } from 'react'
import { fields } from '#fields/fields.ts'
import { afterPress } from '#ui/form/afterPress.ts'
import { describedBy, labelIdOf } from '#ui/form/FieldFrame.tsx'
import { useFieldState, useFieldValue, useFormContext } from './FormContext.ts'
import { isReadOnly } from './isReadOnly.ts'

/** The one field that rjsf knows: it hands over to the control of the field's kind. */
export function LeafField({ name: path, fieldPathId }: FieldProps) {
  const { store, mode, fieldAt, wordsAt } = useFormContext()
  const { epoch, problem, mark, remark, required, disabled } = useFieldState(path)
  const planned = fieldAt(path)
  const field = useMemo(() => planned && { ...planned, required }, [planned, required])
  const { Edit, drafts = false } = fields[field?.kind ?? 'unknown']
  const value = useFieldValue(path, drafts)
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
        afterPress(() => {
          if (!inside.current) store.leave(path)
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
  if (!field) return null
  const { label, help, example } = wordsAt(path)
  const id = fieldPathId.$id
  const invalid = problem !== undefined || mark !== undefined
  const control = (
    <Edit
      key={epoch}
      id={id}
      field={field}
      value={value}
      label={label}
      labelId={labelIdOf(id)}
      describedBy={describedBy(id, { hint: Boolean(help ?? example), error: invalid, remark: remark !== undefined })}
      invalid={invalid}
      readOnly={disabled || isReadOnly(field, mode)}
      {...handlers}
    />
  )
  return field.disabledIf ? <ConfigProvider componentDisabled={disabled}>{control}</ConfigProvider> : control
}
