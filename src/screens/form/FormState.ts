import type { CheckedForm } from '#engine/form/checkForm.ts'
import type { Json } from '#engine/record/path.ts'
import type { Problem } from '#engine/validation/problem.ts'
import type { Words } from '#ui/text/useText.ts'
import type { Cleared } from './clearedValues.ts'

/** What stands around the control of a field. The same object as long as nothing of it changes. */
export interface FieldState {
  /** Grows when somebody else than the field's control changed the value: the control then starts anew. */
  epoch: number
  /** What is wrong, once the field was left or a save was tried, and while it does not have the focus. */
  problem: Problem | undefined
  /** What the server said of the value, until it changes. */
  mark: Words | undefined
  /** Name of an advice that blocks nothing. */
  remark: string | undefined
  /** A value that follows from other fields and can be taken over. */
  proposal: string | undefined
  /** What the choice in this field took out of the form. */
  cleared: Cleared | undefined
  /** It must be filled in as the record stands. */
  required: boolean
  /** It is shown and can neither be changed nor counts. */
  disabled: boolean
}

/** Which parts of the form are there. The same object as long as they stay. */
export interface FormLayout {
  sections: ReadonlySet<string>
  fields: ReadonlySet<string>
  /** Paths of the optional objects that are present. */
  present: ReadonlySet<string>
  /** Paths of the fields that must be filled in as the record stands. */
  required: ReadonlySet<string>
  /** Paths of the fields that the record disables. */
  disabled: ReadonlySet<string>
}

/** The form as a whole. The same object as long as nothing of it changes. */
export interface FormStatus {
  /** What keeps the form from being saved, but for lists to which the save adds an entry first. */
  problems: readonly Problem[]
  /** What is missing and is told only when a save is tried. */
  asked: readonly Problem[]
  /** Paths of the fields of which the server said something. */
  marked: readonly string[]
  /** Something was changed since the form was opened. */
  changed: boolean
  saving: boolean
  /** Path of the list whose entry, typed in part, stopped a save. */
  unfinished: string | undefined
  /** It was saved as it stands. */
  saved: boolean
  alert: { type: 'error' | 'success' | 'warning'; words: Words } | undefined
}

/** What was typed into a form, and where. */
export interface FormMemory {
  record: Json
  epochs: ReadonlyMap<string, number>
  touched: ReadonlySet<string>
  focused: string | undefined
  changed: boolean
}

/** The old one where both show the same, so that nobody draws anything again. */
export function keepField(old: FieldState | undefined, next: FieldState): FieldState {
  const same = old && (Object.keys(next) as (keyof FieldState)[]).every((key) => Object.is(old[key], next[key]))
  return same ? old : next
}

/** The old one where both show the same parts. */
export function keepLayout(old: FormLayout, next: FormLayout): FormLayout {
  const parts = Object.keys(next) as (keyof FormLayout)[]
  return parts.every((part) => old[part].size === next[part].size && [...old[part]].every((id) => next[part].has(id)))
    ? old
    : next
}

export interface FormStore {
  field: (path: string) => FieldState
  layout: () => FormLayout
  status: () => FormStatus
  valueAt: (path: string) => unknown
  /** The record as it was typed, with what is hidden or disabled. */
  record: () => Json
  /** What would be saved, and what is wrong with it. */
  checked: () => CheckedForm
  /** The control of a field takes a value over. */
  commit: (path: string, value: unknown) => void
  /** Somebody else than its control gives a field a value. */
  replace: (path: string, value: unknown) => void
  /** Puts another record in the place of the whole; the fields that have another value start anew. */
  restore: (record: Json) => void
  /** Puts back what a choice took out; where it is not shown under that choice, the choice goes back, too. */
  putBack: (when: string) => void
  focus: (path: string) => void
  leave: (path: string) => void
  /**
   * A save was tried: everything that is wrong is shown.
   * @param led field that the focus is led to; what is wrong with it stays in sight although it has the focus
   */
  reveal: (led: string | undefined) => void
  /** The focus is led to a field; what is wrong with it stays in sight although it has the focus. */
  lead: (path: string) => void
  mark: (path: string, words: Words) => void
  /** Takes away what the answer before said. */
  forgetAnswer: () => void
  setAlert: (alert: FormStatus['alert']) => void
  setSaving: (saving: boolean) => void
  /** Says whether the entry typed for a list is whole, so that a save would add it. */
  setPending: (path: string, isPending: boolean) => void
  setUnfinished: (path: string | undefined) => void
  /** What another store needs to go on from here. */
  memory: () => FormMemory
  /** What stands in the form is stored: leaving it loses nothing. */
  setSaved: () => void
  subscribeField: (path: string, listener: () => void) => () => void
  subscribe: (listener: () => void) => () => void
}
