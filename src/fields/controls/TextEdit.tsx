import Input from 'antd/es/input/Input'
import type { HTMLAttributes, HTMLInputTypeAttribute, KeyboardEvent, ReactNode } from 'react'
import { fieldKeys } from '#engine/text/wordKeys.ts'
import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'
import { useFieldServices, useFormServices } from '../FieldServices.ts'
import { formatOf, normalText, shownText } from '../values/formatOf.ts'
import { type Draft, useDraft } from './useDraft.ts'

interface TextEditProps extends EditProps {
  /** The value as it stands in the control; as the format of the field shows it if not given. */
  show?: (value: unknown) => string
  /** What a typed text stands for, never called with an empty one; its normal form if not given. */
  read?: (text: string) => unknown
  type?: HTMLInputTypeAttribute
  /** Used where the format of the field names none. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** Stands in the place of the words of the field. */
  placeholder?: string
  suffix?: ReactNode
}

/** A control of one line whose value is typed. Enter takes the value over and tries to save. */
export function TextEdit({ show, read, type, inputMode, placeholder, suffix, ...edit }: TextEditProps) {
  const { submit } = useFormServices()
  const { namespace, formats } = useFieldServices()
  const words = useText()
  const { field } = edit
  const shown = show ?? ((value: unknown) => shownText(value, field.schema, formats))
  const meant = read ?? ((text: string) => normalText(text, field.schema, formats))
  const readText = (text: string) => (text.trim() === '' ? undefined : meant(text))
  const draft = useDraft(
    shown(edit.value),
    (text) => edit.onCommit(readText(text)),
    (text) => shown(readText(text)),
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
      {...controlAttributes(edit, draft)}
      type={type}
      inputMode={formatOf(field.schema, formats)?.definition.inputMode ?? inputMode}
      placeholder={placeholder ?? words.optional(fieldKeys(namespace, field.words, 'placeholder'))}
      suffix={suffix}
      spellCheck={false}
      onKeyDown={onKeyDown}
    />
  )
}

/** What every typed control carries, whatever draws it. */
export function controlAttributes(
  { id, field, describedBy, invalid, readOnly, onFocus, onBlur }: EditProps,
  draft: Draft,
) {
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
    value: draft.text,
    onChange: ({ target }: { target: { value: string } }) => draft.change(target.value),
    onFocus,
    onBlur() {
      draft.leave()
      onBlur()
    },
  }
}
