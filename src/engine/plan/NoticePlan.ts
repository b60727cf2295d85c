import type { NoticeDefinition } from '#generated/definitions.gen.ts'

/** A page that says something. */
export interface NoticePlan extends Omit<NoticeDefinition, '$schema'> {
  /** Name of the definition, `folder/name`. */
  name: string
}
