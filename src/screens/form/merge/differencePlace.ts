import type { Difference, Side, Sides } from '#engine/merge/Difference.ts'
import { isEmpty } from '#engine/merge/isSame.ts'
import type { FormPlan, PlanField } from '#engine/plan/FormPlan.ts'
import type { PlanColumn } from '#engine/plan/ListPlan.ts'
import type { Json } from '#engine/record/path.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { definitionKey, fieldKeys } from '#engine/text/wordKeys.ts'
import type { TextSurroundings } from '#fields/Field.ts'
import { fields } from '#fields/kinds/fields.ts'
import { columnText } from '#fields/values/columnText.ts'
import type { FormatsDefinition } from '#generated/definitions.gen.ts'
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

type Surroundings = Omit<TextSurroundings, 'namespace'>

/** The label of a difference with the entries that it is in; undefined where no form has words for it. */
export function differenceLabel({ levels, label }: DifferencePlace, surroundings: Surroundings): string | undefined {
  const { text } = surroundings
  const own = text.optional(label)
  if (own === undefined) return undefined
  const outer = levels.map(({ label: list, columns, namespace, entry }) => {
    const named = columns.filter(({ texts }) => texts)
    const name = textOf(named.length > 0 ? named : columns, entry, { ...surroundings, namespace })
    return text('app:merge.entry', { list: text(list), name })
  })
  return [...outer, own].join(' · ')
}

/** Words for a value that is not there. */
export function absentKey({ columns }: DifferencePlace, { schema, base }: Difference, side: Side | 'base'): string {
  const isThing = columns.length > 0 || schema.upload !== undefined
  return isThing && side !== 'base' && !isEmpty(base) ? 'app:merge.removed' : 'app:merge.nothing'
}

/** What one side has at a difference, as plain text. */
export function differenceText(
  place: DifferencePlace,
  difference: Difference,
  side: Side,
  { sides, formatsDefinition, ...others }: Surroundings & { sides: Sides<Json>; formatsDefinition: FormatsDefinition },
): string {
  const { namespace, words, columns } = place
  const surroundings = { ...others, namespace }
  const { schema, [side]: value } = difference
  if (isEmpty(value)) return others.text(absentKey(place, difference, side))
  const record = holderOf(sides, difference, side)
  if (columns.length === 0)
    return fields[kindOf(schema, formatsDefinition)].text({ path: words, schema, value, record }, surroundings)
  return textOf(columns, record, surroundings)
}

function textOf(columns: readonly PlanColumn[], record: Json, surroundings: TextSurroundings): string {
  return columns
    .map((column) => columnText(column, record, surroundings))
    .filter(Boolean)
    .join(', ')
}
