import type { Address } from '#generated/definitions.gen.ts'
import type { ConditionFactory } from '../validation/createHolds.ts'
import type { PlanColumn } from './ListPlan.ts'

/** Records of a kind at which others point, or that point at others: how they are listed, called and reached. */
export interface ReferencePlan {
  /** The call that lists them. */
  operation: string
  /** Calls after which the list may be another. */
  changes: readonly string[]
  title: PlanColumn
  /** Address of the details of one. */
  to?: Address
}

/** Exports of `src/generated/references.gen.js`. */
export interface ReferencesModule {
  /** By name of the record, `folder/name`. */
  references: Readonly<Record<string, ReferencePlan>>
  /** The conditions of the addresses. */
  default: ConditionFactory
}
