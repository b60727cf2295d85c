import type { PlanField } from '#engine/plan/FormPlan.ts'
import { fieldKeys } from '#engine/text/wordKeys.ts'
import type { Translate } from '#ui/text/useText.ts'

export interface FieldWords {
  label: string
  help: string | undefined
  /** An example, introduced as one. */
  example: string | undefined
}

/** The words around a field, in the language of the moment. */
export function fieldWords({ words }: Pick<PlanField, 'words'>, namespace: string, text: Translate): FieldWords {
  const example = text.optional(fieldKeys(namespace, words, 'example'))
  return {
    label: text(fieldKeys(namespace, words, 'label')),
    help: text.optional(fieldKeys(namespace, words, 'help')),
    example: example === undefined ? undefined : text('app:form.example', { example }),
  }
}
