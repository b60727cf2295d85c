declare module 'virtual:bench-validators' {
  import type { FormatsDefinition } from '#generated/definitions.gen.ts'
  import type { ValidatorFactory } from '#engine/validation/createValidation.ts'

  /** Generated validators of the measured forms, by number of fields. */
  export const factories: Record<number, ValidatorFactory>
  export const formats: FormatsDefinition
}
