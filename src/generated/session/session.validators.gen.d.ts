// Made by `npm run generate`.
import type { ValidatorFactory } from '#engine/validation/createValidation.ts'

declare const factory: ValidatorFactory
export default factory
