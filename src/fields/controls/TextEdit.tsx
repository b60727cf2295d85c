import Input from 'antd/es/input/Input'
import type { HTMLAttributes, HTMLInputTypeAttribute, KeyboardEvent, ReactNode } from 'react'
import type { EditProps } from '../Field.ts'
import { useFormServices } from '../FieldServices.ts'
import { useDraft } from './useDraft.ts'

interface TextEditProps extends EditProps {
  /** The value as it stands in the control. */
  show: (value: unknown) => string
  /** What a typed text stands for; never called with an empty one. */
  read: (text: string) => unknown
  type?: HTMLInputTypeAttribute
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  placeholder?: string | undefined
  suffix?: ReactNode
  spellCheck?: boolean
}

/** A control of one line whose value is typed. Enter takes the value over and tries to save. */
export function TextEdit({
  show,
  read,
  type,
  inputMode,
  placeholder,
  suffix,
  spellCheck = false,
  ...edit
}: TextEditProps) {
  const { submit } = useFormServices()
  const readText = (text: string) => (text.trim() === '' ? undefined : read(text))
  const draft = useDraft(
    show(edit.value),
    (text) => edit.onCommit(readText(text)),
    (text) => show(readText(text)),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the choice of a word in an input method; then it is no wish to save.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    draft.commit()
    submit()
  }
  return (
    <Input
      {...controlAttributes(edit)}
      type={type}
      inputMode={inputMode}
      placeholder={placeholder}
      suffix={suffix}
      spellCheck={spellCheck}
      value={draft.text}
      onChange={(event) => draft.change(event.target.value)}
      onKeyDown={onKeyDown}
      onFocus={edit.onFocus}
      onBlur={() => {
        draft.leave()
        edit.onBlur()
      }}
    />
  )
}

/** What every typed control carries, whatever draws it. */
export function controlAttributes({ id, field, describedBy, invalid, readOnly }: EditProps) {
  const { autocomplete } = field.placed
  return {
    id,
    // A name invites the browser to fill in; most people in a record are not the user.
    name: autocomplete === undefined ? undefined : field.path,
    autoComplete: autocomplete ?? 'off',
    readOnly,
    status: invalid ? ('error' as const) : undefined,
    'aria-invalid': invalid || undefined,
    'aria-required': field.required || undefined,
    'aria-describedby': describedBy,
  }
}
