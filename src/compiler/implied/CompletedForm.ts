import type { CompletedCall } from '#engine/plan/PlanCalls.ts'
import type { FormDefinition } from '#generated/definitions.gen.ts'

/** A form with what its record and its calls imply. */
export interface CompletedForm extends FormDefinition {
  load?: CompletedCall
  create?: CompletedCall
  update?: CompletedCall
  /** What is typed is kept in the browser until it is saved. */
  draft?: boolean
  /** Query parameter of the operation that finds entries. */
  searchQuery?: string
}
