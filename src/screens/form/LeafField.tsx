import type { FieldProps } from '@rjsf/utils'
import { useMemo, useRef } from 'react'
import { fields } from '#fields/fields.ts'
import { afterPress } from '#ui/form/afterPress.ts'
import { describedBy, labelIdOf } from '#ui/form/FieldFrame.tsx'
import { useFieldState, useFieldValue, useFormContext } from './FormContext.ts'

/** The one field that rjsf knows: it hands over to the control of the field's kind. */
export function LeafField({ name: path, fieldPathId }: FieldProps) {
  const { store, fieldAt, wordsAt } = useFormContext()
  const { epoch, problem, mark, remark } = useFieldState(path)
  const field = fieldAt(path)
  const { Edit, drafts = false } = fields[field?.kind ?? 'unknown']
  const value = useFieldValue(path, drafts)
  const inside = useRef(false)
  const handlers = useMemo(
    () => ({
      onCommit: (next: unknown) => store.commit(path, next),
      onFocus: () => {
        inside.current = true
        store.focus(path)
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
  if (!field) return null
  const { label, help, example } = wordsAt(path)
  const id = fieldPathId.$id
  const invalid = problem !== undefined || mark !== undefined
  return (
    <Edit
      key={epoch}
      id={id}
      field={field}
      value={value}
      label={label}
      labelId={labelIdOf(id)}
      describedBy={describedBy(id, { hint: Boolean(help ?? example), error: invalid, remark: remark !== undefined })}
      invalid={invalid}
      // What the server gives is shown and not asked; files are given one by one.
      readOnly={field.schema.readOnly === true && field.schema.upload === undefined}
      {...handlers}
    />
  )
}
