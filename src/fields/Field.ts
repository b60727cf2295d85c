import type { ComponentType, ReactNode } from 'react'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Placement, PlanField } from '#engine/plan/FormPlan.ts'
import type { Formats } from '#engine/formats/createFormats.ts'
import type { Json } from '#engine/record/path.ts'
import type { SortKey } from '#engine/table/sortKey.ts'
import type { Choice, ReferredRecord } from './lookups/createLookups.ts'
import type { FetchedAhead } from '#ui/fetchedAhead.tsx'
import type { Language, Translate } from '#ui/text/useText.ts'

/** Ids of what stands around a control: of its label, and of all that is said below it. @param id of the control */
export const labelIdOf = (id: string) => `${id}--label`
export const belowIdOf = (id: string) => `${id}--below`

export interface EditProps {
  /** Id of the element that takes the focus; the label points at it. */
  id: string
  field: PlanField
  /**
   * The value to edit. A control with a draft of its own reads it once: a value from outside mounts the control anew.
   */
  value: unknown
  label: string
  invalid: boolean
  readOnly: boolean
  onCommit: (value: unknown) => void
  onFocus: () => void
  onBlur: () => void
}

/** The component that shows a value outside of forms. */
export interface ShowProps {
  /** Where the field's words stand. */
  words: string
  schema: PropertySchema
  value: unknown
  /** The object that holds the value, for a unit that another field names. */
  record: Json
}

export interface ShownProps extends ShowProps {
  text: string
}

/** All that turns a value into text. */
export interface TextSurroundings {
  formats: Formats
  text: Translate
  language: Language
  /** A value of a lookup with its name; undefined where that is not known, or not yet. */
  nameOf?: (lookup: string, value: string) => Choice | undefined
  /** How a record is called at which a field points. */
  titleOf?: (record: ReferredRecord) => string
  /** The key by which lists sort such a record. */
  titleKeyOf?: (record: ReferredRecord) => SortKey | undefined
}

export interface ReadField {
  /** The value as people read it; empty for no value. Filters and copies work on it. */
  text: (shown: ShowProps, surroundings: TextSurroundings) => string
  /** Shows the value on a page; its text alone unless given. */
  Show?: (shown: ShownProps) => ReactNode
  /** Shows it in a cell; as on a page unless given. */
  Cell?: (shown: ShownProps) => ReactNode
  /** The code of a problem, or a more exact one for this value. */
  problemCode?: (code: string, value: unknown) => string
  /**
   * The element of the label: a label beside one control, unless the name of a group of controls or the control itself.
   */
  labelled?: (placed: Placement) => 'control' | 'group' | 'itself'
}

/** A kind of value: its control, its display on a page and in a cell, and its plain text. */
export interface Field extends ReadField {
  /** Controls heavier than a line of text are fetched by the screens that edit. */
  Edit: ComponentType<EditProps> | FetchedAhead<EditProps>
}
