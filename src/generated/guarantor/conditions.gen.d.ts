// Made by `npm run generate`.
import type { ConditionFactory } from '#engine/validation/createValidation.ts'

declare const factory: ConditionFactory
export default factory
