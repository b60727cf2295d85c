import { isActive, type Evaluate } from '../form/evaluate.ts'
import type { FormPlan } from '../plan/FormPlan.ts'
import { isWithin, type Json } from '../record/path.ts'
import { mergeRecords, type Choices, type Difference } from './mergeRecords.ts'
import type { Sides } from './Sides.ts'

/** The result of two conflicting changes. */
export interface Question {
  differences: readonly Difference[]
  /** Keys of the differences whose value the changes of the other side hide, so that it would not be saved. */
  hidden: ReadonlySet<string>
  /** Both changed the same, one hides what the other typed, or the outcome is not valid. */
  mustBeAsked: boolean
  /** The record that comes of a choice for each difference that both made. */
  resolve: (choices: Choices) => Json
}

/**
 * Merges the typed record with the record stored meanwhile, and finds whether the user must decide: both changed the
 * same value, one change hides the other, or the result is invalid.
 */
export function questionOf(
  plan: FormPlan,
  evaluate: Evaluate,
  sides: Sides<Json>,
  formOf: (name: string) => FormPlan,
): Question {
  const join = (choices?: Choices) => mergeRecords(plan, sides, formOf, choices)
  const { record, differences } = join()
  const { problems, layout } = evaluate(record, sides.theirs)
  const layouts = { mine: evaluate(sides.mine).layout, theirs: evaluate(sides.theirs).layout }
  /** Whether the merged form hides a field that the changing side saw: its new value would not be saved. */
  const isHidden = ({ by, path, sides: values }: Difference) => {
    const isShownIn = (where: typeof layout) =>
      plan.fields.some((field) => isWithin(field.path, path) && isActive(where, field.path))
    const wasShown = by === 'both' ? Object.values(layouts).some(isShownIn) : isShownIn(layouts[by])
    return values[by === 'theirs' ? by : 'mine'] !== undefined && wasShown && !isShownIn(layout)
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
