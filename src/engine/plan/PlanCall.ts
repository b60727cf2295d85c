import type { Action, Call } from '#generated/definitions.gen.ts'

/** A call with what its operation implies. */
export interface CompletedCall extends Call {
  /** Operations of the variants of a record, where each has its own. */
  variants?: VariantCalls
}

export interface VariantCalls {
  field: string
  /** Operations by the value of that field. */
  operations: Readonly<Record<string, string>>
}

/** An action with what its operation implies. */
export interface PlanAction extends Action {
  /** The form, as `folder/name`, of the fields that its call takes. */
  asks?: string
}

/** A call that can be made: nothing is missing. */
export type PlanCall = CompletedCall & Required<Pick<Call, 'operation' | 'outcomes'>>

/**
 * The operation that loads what an address shows. Where each variant of the record has one of its own, a step of the
 * path names the variant, in small letters.
 * @param address path and query below the base path
 */
export function loadOperation({ operation, variants }: PlanCall, address: string): string {
  const steps = address.split(/[/?]/)
  const [, ofVariant] =
    Object.entries(variants?.operations ?? {}).find(([name]) => steps.includes(name.toLowerCase())) ?? []
  return ofVariant ?? operation
}

/** The operation that saves a record; each variant may have one of its own. */
export const saveOperation = ({ operation, variants }: PlanCall, record: Readonly<Record<string, unknown>>): string =>
  variants?.operations[String(record[variants.field])] ?? operation
