import { activeFields, type Holds } from '#engine/form/shown.ts'
import type { FormPlan } from '#engine/form/formPlan.ts'
import type { Difference, Sides } from '#engine/merge/Difference.ts'
import { isEmpty } from '#engine/merge/isSame.ts'
import { mergeRecords } from '#engine/merge/mergeRecords.ts'
import type { Json } from '#engine/record/path.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import type { SeenRecord } from '../SeenRecord.ts'

/** What becomes of two changes that met. */
export interface Question {
  sides: Sides<Json>
  differences: readonly Difference[]
  /** Paths of the differences whose value the changes of the other side hide, so that it would not be saved. */
  hidden: ReadonlySet<string>
  /** What is stored by now. */
  seen: SeenRecord
}

/** Compares what was typed with what is stored by now. */
export function questionOf(
  { plan, schema, holds }: { plan: FormPlan; schema: RecordSchema; holds: Holds },
  sides: Sides<Json>,
  seen: SeenRecord,
): Question {
  const { record, differences } = mergeRecords(schema, sides)
  const active = (of: Json) => wordsOf(plan, activeFields(plan, of, holds))
  const [mine, theirs, merged] = [active(sides.mine), active(sides.theirs), active(record)]
  const isHidden = (difference: Difference) => {
    const isShownBy = (fields: readonly string[]) => fields.some((words) => isAround(words, outerWords(difference)))
    const { by } = difference
    const wasShown = (by !== 'theirs' && isShownBy(mine)) || (by !== 'mine' && isShownBy(theirs))
    const isThere = !isEmpty(by === 'theirs' ? difference.theirs : difference.mine)
    return isThere && wasShown && !isShownBy(merged)
  }
  return { sides, differences, hidden: new Set(differences.filter(isHidden).map(({ path }) => path)), seen }
}

/** The outermost list or field of the form that a difference belongs to. */
const outerWords = ({ entries, words }: Difference) => entries[0]?.list ?? words

const wordsOf = ({ fields }: FormPlan, paths: ReadonlySet<string>) =>
  fields.filter(({ path }) => paths.has(path)).map(({ words }) => words)

const isAround = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
