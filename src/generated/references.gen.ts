// Made by `npm run generate`. Change schemas/ and run it again.
import type { ReferencePlan } from '#engine/plan/ReadPlan.ts'

export const references: Readonly<Record<string, ReferencePlan>> = {}
