import { isActive, type Evaluation } from '#engine/form/evaluate.ts'
import type { FormPlan } from '#engine/plan/FormPlan.ts'
import type { Choices, Difference, Sides } from '#engine/merge/Difference.ts'
import { isEmpty } from '#engine/merge/isSame.ts'
import { mergeRecords } from '#engine/merge/mergeRecords.ts'
import type { Json } from '#engine/record/path.ts'
import type { OpenedForm } from '../openForm.ts'
import type { SeenRecord } from '../saving/SeenRecord.ts'

/** What becomes of two changes that met. */
export interface Question {
  sides: Sides<Json>
  differences: readonly Difference[]
  /** Paths of the differences whose value the changes of the other side hide, so that it would not be saved. */
  hidden: ReadonlySet<string>
  /** What is stored by now. */
  seen: SeenRecord
  /** Both changed the same, one hides what the other typed, or the outcome is not valid. */
  mustBeAsked: boolean
  /** The record that comes of a choice for each difference that both made. */
  resolve: (choices: Choices) => Json
}

/** Compares what was typed with what is stored by now. */
export function questionOf(
  { plan, store }: Pick<OpenedForm, 'plan' | 'store'>,
  sides: Sides<Json>,
  seen: SeenRecord,
): Question {
  const { record, differences } = mergeRecords(plan.schema, sides)
  const evaluation = store.evaluate(record)
  const merged = shownWords(plan, evaluation)
  const [mine, theirs] = [sides.mine, sides.theirs].map((side) => shownWords(plan, store.evaluate(side)))
  const isHidden = (difference: Difference) => {
    const isShownBy = (fields: readonly string[] = []) =>
      fields.some((words) => isAround(words, outerWords(difference)))
    const { by } = difference
    const wasShown = (by !== 'theirs' && isShownBy(mine)) || (by !== 'mine' && isShownBy(theirs))
    const isThere = !isEmpty(by === 'theirs' ? difference.theirs : difference.mine)
    return isThere && wasShown && !isShownBy(merged)
  }
  const hidden = new Set(differences.filter(isHidden).map(({ path }) => path))
  const meet = differences.some(({ by }) => by === 'both')
  return {
    sides,
    differences,
    hidden,
    seen,
    mustBeAsked: meet || hidden.size > 0 || evaluation.problems.length > 0,
    resolve: (choices) => mergeRecords(plan.schema, sides, choices).record,
  }
}

/** The outermost list or field of the form that a difference belongs to. */
const outerWords = ({ entries, words }: Difference) => entries[0]?.list ?? words

const shownWords = ({ fields }: FormPlan, { layout }: Evaluation) =>
  fields.filter(({ path }) => isActive(layout, path)).map(({ words }) => words)

const isAround = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
