import type { Difference, Side, Sides } from '#engine/merge/Difference.ts'
import { isEmpty } from '#engine/merge/isSame.ts'
import type { Json } from '#engine/record/path.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import type { PlanColumn } from '#engine/plan/ListPlan.ts'
import type { FormatsDefinition } from '#generated/definitions.gen.ts'
import { columnText } from '#fields/values/columnText.ts'
import type { TextSurroundings } from '#fields/Field.ts'
import { fields } from '#fields/kinds/fields.ts'
import { holderOf, type DifferencePlace } from './differencePlace.ts'

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
