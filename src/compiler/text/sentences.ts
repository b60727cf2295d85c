import { addresses } from './sentences/addresses.ts'
import { calls } from './sentences/calls.ts'
import { contract } from './sentences/contract.ts'
import { details } from './sentences/details.ts'
import { files } from './sentences/files.ts'
import { forms } from './sentences/forms.ts'
import { migrations } from './sentences/migrations.ts'
import { records } from './sentences/records.ts'
import { references } from './sentences/references.ts'
import { shared } from './sentences/shared.ts'
import { words } from './sentences/words.ts'

/** Cause and cure of a finding. A name between `<` and `>` is a gap, which the caller fills. */
export interface Template {
  cause: string
  cure: string
  /** Whether the name of a property is wrong rather than its value. */
  isName?: true
}

/** The templates of all findings by their code. */
export const templates = {
  ...files,
  ...references,
  ...calls,
  ...contract,
  ...forms,
  ...details,
  ...addresses,
  ...shared,
  ...records,
  ...migrations,
  ...words,
}

type Templates = typeof templates
export type Code = keyof Templates

export interface Sentence extends Template {
  code: Code
}

/** The names of the gaps in a text. */
type Gaps<Text extends string> = Text extends `${string}<${infer Name}>${infer Rest}` ? Name | Gaps<Rest> : never
type GapsOf<C extends Code> = Gaps<Templates[C]['cause'] | Templates[C]['cure']>
type Maker<C extends Code> = [GapsOf<C>] extends [never]
  ? () => Sentence
  : (parts: Readonly<Record<GapsOf<C>, string>>) => Sentence

/** Makes the sentence of a finding by its code. @example sentences.noFile({ file: 'schemas/screens.json' }) */
export const sentences = Object.fromEntries(
  Object.entries<Template>(templates).map(([code, template]) => [
    code,
    (parts: Readonly<Record<string, string>> = {}) => ({ ...filled(template, parts), code }),
  ]),
) as { [C in Code]: Maker<C> }

/** A template with its gaps filled. Long values are shortened. */
function filled(template: Template, parts: Readonly<Record<string, string>>): Template {
  const fill = (text: string) => text.replaceAll(/<(\w+)>/g, (_, name: string) => shortened(parts[name] ?? ''))
  return { ...template, cause: fill(template.cause), cure: fill(template.cure) }
}

/** Most characters of a part: an expression may have a hundred thousand. */
const maxLength = 1000

/** A text with its middle left out if it is long. */
const shortened = (text: string): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength / 2)} … ${text.slice(-maxLength / 2)}`
