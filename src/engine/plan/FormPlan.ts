import type {
  Condition,
  FormDefinition,
  FormLink,
  FormSection,
  PlacedField,
  PropertySchema,
  RecordSchema,
} from '#generated/definitions.gen.ts'
import type { Json } from '../record/path.ts'
import type { Kind } from '../schema/kindOf.ts'
import type { ValidatorFactory } from '../validation/createValidation.ts'
import type { PlanColumn } from './ReadPlan.ts'
import type { PlanAction, PlanCall } from './PlanCall.ts'
import type { GivenValues } from './ServerOperation.ts'

export interface PlanField extends Pick<PlacedField, 'show'>, Pick<FormSection, 'tab'> {
  /** Path in the record; in the form of an item, path in the item. */
  path: string
  /** Where its words stand, as `folder:fields.path`. */
  words: string
  kind: Kind
  schema: PropertySchema
  /** The object that holds the field requires it. A rule may demand more, as the record stands. */
  required: boolean
  placed: Placement
  /** Id of the section that holds it. */
  section: string
  /** Each of these conditions disables it. */
  disable?: readonly Condition[]
  /** For a list: how one item is typed and shown. */
  entry?: PlanEntry
  /** Where variants set the field other limits. */
  variants?: PlanVariants
}

/** How variants declare a field, and where it is said which one it is. */
export interface PlanVariants {
  /** Path of the field that names the variant. */
  by: string
  /** The field stands in the outer form, whose list holds the item typed in this form. */
  isAround?: true
  of: Readonly<Record<string, PropertySchema>>
}

export type Placement = Pick<PlacedField, 'as' | 'autocomplete' | 'fixed'>

/** How the items of a list are typed: in place, or in a form of their own. */
export type PlanEntry = InPlaceEntry | FormEntry

export interface InPlaceEntry {
  plan: FieldsPlan
  columns: readonly PlanColumn[]
}

export interface FormEntry {
  /** Form definition, as `folder/name`. */
  form: string
  columns: readonly PlanColumn[]
  /** Field of an item that is a file. */
  file?: string
  search?: { operation: string; query: string }
}

/** A field that is never shown and has its value wherever it would be shown. */
export interface PlanConstant {
  path: string
  value: string | number | boolean
  /** Conditions that must all hold. */
  show: readonly Condition[]
  /** Path of the optional object that must be present. */
  within?: string
}

export interface PlanSection extends Pick<FormSection, 'id' | 'show' | 'tab'> {
  rows: readonly (readonly PlanField[])[]
  /** The object that a ticked box of the section adds: its path, and its initial value. */
  optional?: { path: string; start: Json }
}

/** Fields laid out over a record, or over an item of a list. */
export interface FieldsPlan {
  /** All `$ref`s are inlined. */
  schema: Omit<RecordSchema, 'title' | 'rules'>
  /** The layout as rjsf understands it. */
  uiSchema: Readonly<Record<string, unknown>>
  /** A new record: the defaults of the schema. */
  start: Json
  /** Names of the tabs from left to right; empty where all sections stand on one page. */
  tabs: readonly string[]
  sections: readonly PlanSection[]
  /** All fields, in the order in which they are met. */
  fields: readonly PlanField[]
  constants: readonly PlanConstant[]
  /** Values that belong to the record and that no field shows. */
  kept?: Json
}

/** The parts of a definition that a form takes over unchanged. */
type Written = Pick<FormDefinition, 'clears' | 'askedOnSubmit'>

/** A form, its definition resolved over its record. */
export interface FormPlan extends FieldsPlan, Written {
  load?: PlanCall
  create?: PlanCall
  update?: PlanCall
  actions?: readonly PlanAction[]
  /** Of the fields that a change of state asks for: the values that it gives the record beside them. */
  sets?: GivenValues
  /** Address that the cancel button opens, or `back` for the page before; without it there is none. */
  cancel?: string
  links?: readonly (FormLink & { newTab?: boolean })[]
  /** Name of the definition, `folder/name`. */
  name: string
  /** Where its own words stand, as `folder:form`. */
  words: string
  /** The record that it edits, `folder/name`. */
  record: string
  /** How a stored record is called. */
  title?: PlanColumn
  /** Lookups of its fields, and of the forms of its items. */
  lookups: readonly string[]
  /** Values that are sent with each save. */
  sent?: Json
  /** Whether values of the form can bring advice. */
  advised?: boolean
  /** Typed values are kept in the browser, for this account, until they are saved. Files and secrets are never kept. */
  draft?: boolean
}

/** Exports of `src/generated/<folder>/<name>.form.gen.ts`. */
export interface FormModule {
  plan: FormPlan
  validators: ValidatorFactory
}
