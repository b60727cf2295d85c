import type { LoadCall, OutcomeTable, SaveCall } from '#generated/definitions.gen.ts'

/** What a call of a definition has once the usual parts are in it. */
interface Complete {
  operation: string
  outcomes: OutcomeTable
}

export type PlanLoad = LoadCall & Complete
export type PlanSave = SaveCall & Complete
