import type { FormDefinition } from '#generated/definitions.gen.ts'

/** A form whose fields are resolved when it opens. */
export interface FormSource {
  /** Name of the definition, `folder/name`. */
  name: string
  definition: FormDefinition
}
