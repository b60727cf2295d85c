import type { FormPlan, PlanField } from '#engine/plan/FormPlan.ts'
import type { Difference, Side, Sides } from '#engine/merge/Difference.ts'
import type { Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/plan/ListPlan.ts'
import { definitionKey, fieldKeys } from '#engine/text/wordKeys.ts'
import type { ScreenServices } from '../../ScreenServices.ts'

/** An entry that holds a difference, with what tells it from the others. */
interface Level {
  /** Keys of the label of its list. */
  label: string[]
  columns: readonly PlanColumn[]
  namespace: string
  entry: Json
}

/** How people know the place of a difference. */
export interface DifferencePlace {
  /** Folder whose words speak of the value. */
  namespace: string
  words: string
  /** Keys of its label. */
  label: string[]
  levels: readonly Level[]
  /** The fields that an entry or a part is shown by; none for a plain value. */
  columns: readonly PlanColumn[]
}

/** Finds the words and fields of a difference. @param form the form in which it was met */
export function differencePlace(
  formOf: ScreenServices['formOf'],
  form: FormPlan,
  difference: Difference,
): DifferencePlace {
  let { namespace, fields } = form
  let prefix = ''
  const levels: Level[] = []
  for (const { list, sides } of difference.entries) {
    const words = prefix + list
    const label = fieldKeys(namespace, words, 'label')
    const entry = fields.find((field) => field.words === words)?.entry
    if (entry && 'form' in entry) {
      ;({ namespace, fields } = formOf(entry.form).plan)
      prefix = ''
    } else {
      fields = entry?.plan.fields ?? []
      prefix = `${words}.`
    }
    // A document is known by its file where nothing else is said of it.
    const file = entry && 'form' in entry ? fields.filter((field) => field.words === entry.file) : []
    levels.push({ label, columns: [...(entry?.columns ?? []), ...file], namespace, entry: whole(sides) })
  }
  const last = levels.at(-1)
  if (difference.words === '' && last) {
    const { label, columns } = last
    return { namespace, words: prefix, label, levels: levels.slice(0, -1), columns }
  }
  const words = prefix + difference.words
  const { schema } = difference
  const isPart = schema.properties !== undefined && schema.upload === undefined
  const columns = isPart ? fields.filter((field) => field.words.startsWith(`${words}.`)) : []
  const label = [...titleKeys(form, words), ...labelKeys(namespace, words, columns)]
  return { namespace, words, label, levels, columns }
}

/** A part that may be absent is called as its section is. */
function titleKeys({ name, sections }: FormPlan, words: string): string[] {
  const section = sections.find(({ optional }) => optional?.path === words)
  return section ? [definitionKey(name, 'form', `sections.${section.id}.title`)] : []
}

/** A part is called after the one field that it holds, if it is one. */
function labelKeys(namespace: string, words: string, [only, ...others]: readonly PlanField[]): string[] {
  return fieldKeys(namespace, only && others.length === 0 ? only.words : words, 'label')
}

/** The record or entry that holds a difference, as one side has it. */
export function holderOf(sides: Sides<Json>, { entries }: Difference, side: Side | 'base'): Json {
  const inner = entries.at(-1)
  return (inner ? inner.sides[side] : sides[side]) ?? {}
}

const whole = ({ base, mine, theirs }: Sides<Json | undefined>): Json => mine ?? theirs ?? base ?? {}
