import Input from 'antd/es/input/Input'
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useText } from '#ui/text/useText.ts'
import { useSameFunction } from '#ui/useSameFunction.ts'
import { belowIdOf, type EditProps } from '../Field.ts'
import { useFieldServices, useFormServices } from '../FieldServices.ts'
import { formatOf, normalText, shownText } from '../values/valueText.ts'

interface TextEditProps extends EditProps {
  /** The value as it stands in the control; as the format of the field shows it if not given. */
  show?: (value: unknown) => string
  /** What a typed text stands for, never called with an empty one; its normal form if not given. */
  read?: (text: string) => unknown
  /** Used where the format of the field names none. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** Stands in the place of the words of the field. */
  placeholder?: string
  suffix?: ReactNode
}

/** A control of one line whose value is typed. */
export function TextEdit({ show, read, inputMode, placeholder, suffix, ...edit }: TextEditProps) {
  const { formats } = useFieldServices()
  const words = useText()
  const { field } = edit
  const shown = show ?? ((value: unknown) => shownText(value, field.schema, formats))
  const meant = read ?? ((text: string) => normalText(text, field.schema, formats))
  const draft = useDraft(edit, shown, (text) => (text.trim() === '' ? undefined : meant(text)))
  const onKeyDown = useSaveOnEnter(draft)
  return (
    <Input
      {...controlAttributes(edit, draft)}
      // Not `email` or `url`: those trim and judge by themselves, and do not say so.
      type={inputMode === 'tel' ? 'tel' : 'text'}
      inputMode={formatOf(field.schema, formats)?.definition.inputMode ?? inputMode}
      placeholder={placeholder ?? words.optional(`${field.words}.placeholder`)}
      suffix={suffix}
      spellCheck={false}
      onKeyDown={onKeyDown}
    />
  )
}

/** What every control says of its field, and whom it tells of the focus. */
export const attributesOf = ({ id, field, invalid, onFocus, onBlur }: EditProps) => ({
  id,
  onFocus,
  onBlur,
  'aria-invalid': invalid || undefined,
  'aria-required': field.required || undefined,
  'aria-describedby': belowIdOf(id),
})

/** What every typed control carries, whatever draws it. */
export function controlAttributes(edit: EditProps, draft: Draft) {
  const { field, invalid, readOnly, onBlur } = edit
  const { autocomplete } = field.placed
  return {
    ...attributesOf(edit),
    // A name invites the browser to fill in; most people in a record are not the user.
    name: autocomplete === undefined ? undefined : field.path,
    autoComplete: autocomplete ?? 'off',
    readOnly,
    status: invalid ? ('error' as const) : undefined,
    value: draft.text,
    onChange: ({ target }: { target: { value: string } }) => draft.change(target.value),
    onBlur() {
      draft.leave()
      onBlur()
    },
  }
}

/** Enter takes the typed value over and tries to save. */
export function useSaveOnEnter(draft: Draft) {
  const { submit } = useFormServices()
  return (event: KeyboardEvent) => {
    // Enter also ends the choice of a word in an input method; then it is no wish to save.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    draft.commit()
    submit()
  }
}

/** Pause in typing after which the value is committed, in milliseconds. */
const pause = 150

type Draft = ReturnType<typeof useDraft>

/**
 * The text of a control while it is typed. The form hears of it after a pause and when the field is left, so that a key
 * costs the same in a form of any size.
 * @param show the value as it stands in the control
 * @param read what a typed text stands for
 */
export function useDraft(edit: EditProps, show: (value: unknown) => string, read: (text: string) => unknown) {
  const [text, setText] = useState(() => show(edit.value))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<string>(undefined)
  const take = useSameFunction((typed: string) => edit.onCommit(read(typed)))
  const commit = useCallback(() => {
    clearTimeout(timer.current)
    const typed = pending.current
    pending.current = undefined
    if (typed !== undefined) take(typed)
  }, [take])
  // What is taken off the screen, such as with its tab, keeps what was typed into it.
  useEffect(() => commit, [commit])
  return {
    text,
    change(next: string) {
      setText(next)
      pending.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(commit, pause)
    },
    /** Takes over what was typed last, if it has not been yet. */
    commit,
    /** The field is left: takes over, and shows the text as it was understood. */
    leave() {
      commit()
      setText(show(read(text)))
    },
  }
}
