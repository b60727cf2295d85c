import Input from 'antd/es/input/Input'
import { useEffect, useRef, useState, type FocusEvent, type HTMLAttributes, type KeyboardEvent } from 'react'
import { formatOf } from '#engine/formats/createFormats.ts'
import { useText } from '#ui/text/useText.ts'
import { useSameFunction } from '#ui/useSameFunction.ts'
import { belowIdOf, type EditProps } from '../Field.ts'
import { useFieldServices, useFormServices } from '../FieldServices.ts'
import { normalText, shownText } from '../values/valueText.ts'

interface TextEditProps extends EditProps {
  /** The value as it stands in the control; as the format of the field shows it if not given. */
  show?: (value: unknown) => string
  /** Returns the value of a typed text, which is never empty. The default is its normal form. */
  read?: (text: string) => unknown
  /** Used where the format of the field names none. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** Stands in the place of the words of the field. */
  placeholder?: string
  suffix?: string
}

/** The control of a one-line text. Other kinds, such as numbers, use it with their own `show` and `read`. */
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
      key={draft.start.key}
      {...controlAttributes(edit, draft)}
      // Not `email` or `url`: those trim and judge by themselves, and do not say so.
      type={inputMode === 'tel' ? 'tel' : 'text'}
      inputMode={formatOf(field.schema, formats)?.definition.inputMode ?? inputMode}
      placeholder={placeholder ?? words.optional(`${field.words}.placeholder`)}
      suffix={suffix && <span>{suffix}</span>}
      spellCheck={false}
      onKeyDown={onKeyDown}
    />
  )
}

/** The attributes of every control for its field, and its focus handlers. */
export const attributesOf = ({ id, field, invalid, onFocus, onBlur }: EditProps) => ({
  id,
  onFocus,
  onBlur,
  'aria-invalid': invalid || undefined,
  'aria-required': field.required || undefined,
  'aria-describedby': belowIdOf(id),
})

/** The attributes of an input with a draft. Autofill by the browser is off unless the form asks for it. */
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
    defaultValue: draft.start.text,
    onChange: ({ target }: { target: { value: string } }) => draft.change(target.value),
    onBlur(event: FocusEvent) {
      draft.leave(event)
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
const commitDelayMs = 150

type Draft = ReturnType<typeof useDraft>

/**
 * Holds the text of a control while it is typed, so that a key press renders nothing else. The form gets the value
 * after a pause, and when the field is left.
 * @param show the text for a value
 * @param read the value of a typed text
 */
export function useDraft(edit: EditProps, show: (value: unknown) => string, read: (text: string) => unknown) {
  const [start, setStart] = useState(() => ({ key: 0, text: show(edit.value) }))
  const typed = useRef(start.text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const commit = useSameFunction(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    edit.onCommit(read(typed.current))
  })
  // A control that leaves the screen, for example with its tab, keeps its typed text.
  useEffect(() => commit, [commit])
  /** Draws the control anew with the text as it is understood. */
  const restart = (understood: string): void => {
    if (understood === typed.current) return
    typed.current = understood
    setStart(({ key }) => ({ key: key + 1, text: understood }))
  }
  return {
    /** The text that the control starts with; with another key, a new control is drawn. */
    start,
    change(next: string) {
      typed.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(commit, commitDelayMs)
    },
    /** Commits the text typed last, unless it is committed already. */
    commit,
    /** The field is left: takes over, and shows the text as it was understood. */
    leave({ target }: FocusEvent) {
      commit()
      // Where the window loses the focus, the control keeps it.
      if (target !== document.activeElement) restart(show(read(typed.current)))
    },
    /** Shows the value by a name that has become known, unless somebody is typing. */
    renew() {
      if (timer.current === undefined && document.activeElement?.id !== edit.id) restart(show(edit.value))
    },
  }
}
