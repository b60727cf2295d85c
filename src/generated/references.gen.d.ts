// Made by `npm run generate`.
import type { ReferencesModule } from '#engine/plan/ReadPlan.ts'

export const references: ReferencesModule['references']
declare const factory: ReferencesModule['default']
export default factory
