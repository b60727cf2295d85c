import type { Difference, Side } from '#engine/merge/mergeRecords.ts'
import { getAt, itemsIn, type Json } from '#engine/record/path.ts'
import type { TextSurroundings } from '#fields/Field.ts'
import { columnsText } from '#fields/columns/columnText.ts'

/** The label of a difference with the items that it is in; undefined where no form has words for it. */
export function differenceLabel({ items, label }: Difference, around: TextSurroundings): string | undefined {
  const { text } = around
  const fieldLabel = text.optional(label)
  if (fieldLabel === undefined) return undefined
  const outer = items.map(({ label: list, columns, item }) => {
    const named = columns.filter(({ texts }) => texts)
    const name = columnsText(named.length > 0 ? named : columns, item, around)
    return text('app:merge.entry', { list: text(list), name })
  })
  return [...outer, fieldLabel].join(' · ')
}

/**
 * The object from which the columns of a difference are read on one side: the items of a list, or the holder of its
 * value.
 */
export function holdersOn({ sides, listAt }: Difference, side: Side | 'base'): Json[] {
  const holder = sides[side]
  if (!holder) return []
  return listAt === undefined ? [holder] : itemsIn(getAt(holder, listAt))
}

export function differenceText(difference: Difference, side: Side, around: TextSurroundings): string {
  const texts = holdersOn(difference, side).map((holder) => columnsText(difference.columns, holder, around))
  return texts.length > 0 ? texts.join('; ') : around.text(absentKey(difference, side))
}

export const absentKey = ({ isWhole, sides }: Difference, side: Side | 'base') =>
  isWhole && side !== 'base' && sides.base ? 'app:merge.removed' : 'app:merge.nothing'
