import type { Kind } from '../schema/kindOf.ts'
import type { FormModule } from './FormPlan.ts'
import type { DetailsPlan, TablePlan, NoticePlan } from './ReadPlan.ts'

export type ScreenPart = 'question' | 'items' | 'stored' | 'asking' | 'answer'

/** How the plan of a screen is fetched, and what the screen needs beside it. */
export interface ScreenSource<Module> {
  fetch: () => Promise<Module>
  words: readonly string[]
  parts: readonly ScreenPart[]
  kinds?: readonly Kind[]
  /** Forms that it turns into or opens, and the forms that these open in turn. */
  forms?: readonly string[]
}

type ByName<Source> = Readonly<Record<string, Source>>

/** The screens of each kind by name of their definition, `folder/name`. */
export interface ScreenSources {
  table: ByName<ScreenSource<{ plan: TablePlan }>>
  details: ByName<ScreenSource<{ plan: DetailsPlan }>>
  notice: ByName<ScreenSource<{ plan: NoticePlan }>>
  form: ByName<ScreenSource<FormModule>>
}
