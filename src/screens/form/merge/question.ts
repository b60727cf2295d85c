import { isActive } from '#engine/form/evaluate.ts'
import { mergeRecords, type Choices, type Difference, type Side } from '#engine/merge/mergeRecords.ts'
import type { Sides } from '#engine/merge/Sides.ts'
import { getAt, isWithin, itemsIn, type Json } from '#engine/record/path.ts'
import type { TextSurroundings } from '#fields/Field.ts'
import { columnsText } from '#fields/values/columnText.ts'
import type { ScreenServices } from '../../ScreenServices.ts'
import type { OpenedForm } from '../openForm.ts'

/** What becomes of two changes that met. */
export interface Question {
  differences: readonly Difference[]
  /** Keys of the differences whose value the changes of the other side hide, so that it would not be saved. */
  hidden: ReadonlySet<string>
  /** Both changed the same, one hides what the other typed, or the outcome is not valid. */
  mustBeAsked: boolean
  /** The record that comes of a choice for each difference that both made. */
  resolve: (choices: Choices) => Json
}

/** Compares what was typed with what is stored by now. */
export function questionOf(
  { plan, store }: Pick<OpenedForm, 'plan' | 'store'>,
  sides: Sides<Json>,
  formOf: ScreenServices['formOf'],
): Question {
  const join = (choices?: Choices) => mergeRecords(plan, sides, (name) => formOf(name).plan, choices)
  const { record, differences } = join()
  const { problems, layout } = store.evaluate(record)
  const layouts = { mine: store.evaluate(sides.mine).layout, theirs: store.evaluate(sides.theirs).layout }
  const isHidden = ({ by, path, sides: own }: Difference) => {
    const isShownIn = (where: typeof layout) =>
      plan.fields.some((field) => isWithin(field.path, path) && isActive(where, field.path))
    const wasShown = by === 'both' ? Object.values(layouts).some(isShownIn) : isShownIn(layouts[by])
    return own[by === 'theirs' ? by : 'mine'] !== undefined && wasShown && !isShownIn(layout)
  }
  const hidden = new Set(differences.filter(isHidden).map(({ key }) => key))
  const meet = differences.some(({ by }) => by === 'both')
  return {
    differences,
    hidden,
    mustBeAsked: meet || hidden.size > 0 || problems.size > 0,
    resolve: (choices) => join(choices).record,
  }
}

/** The label of a difference with the items that it is in; undefined where no form has words for it. */
export function differenceLabel({ items, label }: Difference, around: TextSurroundings): string | undefined {
  const { text } = around
  const own = text.optional(label)
  if (own === undefined) return undefined
  const outer = items.map(({ label: list, columns, item }) => {
    const named = columns.filter(({ texts }) => texts)
    const name = columnsText(named.length > 0 ? named : columns, item, around)
    return text('app:merge.entry', { list: text(list), name })
  })
  return [...outer, own].join(' · ')
}

/** What the columns of a difference are read from on one side: the items of a list, or what holds its value. */
export function holdersOn({ sides, listAt }: Difference, side: Side | 'base'): Json[] {
  const holder = sides[side]
  if (!holder) return []
  return listAt === undefined ? [holder] : itemsIn(getAt(holder, listAt))
}

/** What one side has at a difference, as plain text. */
export function differenceText(difference: Difference, side: Side, around: TextSurroundings): string {
  const texts = holdersOn(difference, side).map((holder) => columnsText(difference.columns, holder, around))
  return texts.length > 0 ? texts.join('; ') : around.text(absentKey(difference, side))
}

/** Words for a value that is not there. */
export const absentKey = ({ isWhole, sides }: Difference, side: Side | 'base') =>
  isWhole && side !== 'base' && sides.base ? 'app:merge.removed' : 'app:merge.nothing'
