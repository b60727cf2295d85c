import { type Evaluation, isActive } from '#engine/form/evaluate.ts'
import type { Choices, Difference, Sides } from '#engine/merge/Difference.ts'
import { isEmpty } from '#engine/merge/isSame.ts'
import { mergeRecords } from '#engine/merge/mergeRecords.ts'
import type { FormPlan } from '#engine/plan/FormPlan.ts'
import type { Json } from '#engine/record/path.ts'
import type { Choice, ReferredRecord } from '#fields/lookups/createLookups.ts'
import type { Language, Translate } from '#ui/text/useText.ts'
import type { OpenedForm } from '../openForm.ts'
import type { SeenRecord } from '../saving/SeenRecord.ts'
import type { ScreenServices } from '../../ScreenServices.ts'
import { fieldReferences } from '../../useScreenFields.tsx'
import { differenceLabel, differencePlace, differenceText } from './differencePlace.ts'

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

interface Telling {
  services: ScreenServices
  form: FormPlan
  text: Translate
  language: Language
}

/** Lists, field by field, the changes of the other editor that were taken over without a question. */
export async function tellJoined(
  { sides, differences }: Question,
  { services, form, text: spoken, language }: Telling,
): Promise<void> {
  const { formOf, toasts, lookups, formats, formatsDefinition } = services
  const theirs = differences.filter(({ by }) => by === 'theirs')
  const names = new Map<string, readonly Choice[]>()
  for (const lookup of lookupsIn(theirs)) names.set(lookup, await lookups.load(lookup).catch(() => []))
  const nameOf = (lookup: string, value: string) => names.get(lookup)?.find((choice) => choice.value === value)
  const { titleOf } = fieldReferences(services.references)
  const around = (text: Translate) => {
    const surroundings = { text, language, formats, nameOf }
    return { ...surroundings, titleOf: (record: ReferredRecord) => titleOf(record, { ...surroundings, namespace: '' }) }
  }
  const items = theirs.flatMap((difference) => {
    const place = differencePlace(formOf, form, difference)
    if (differenceLabel(place, around(spoken)) === undefined) return []
    const fieldName = (text: Translate) => differenceLabel(place, around(text)) ?? ''
    const message = (text: Translate) =>
      differenceText(place, difference, 'theirs', { ...around(text), sides, formatsDefinition })
    return [{ fieldName, message }]
  })
  if (items.length > 0) toasts.add({ type: 'warning', title: (text) => text('app:merge.joined.title'), message: items })
}

function lookupsIn(differences: readonly Difference[]): Set<string> {
  return new Set(
    differences.flatMap(({ schema }) =>
      [...JSON.stringify(schema).matchAll(/"(?:lookup|refers)":"([\w/-]+)"/g)].flatMap(([, name]) => name ?? []),
    ),
  )
}
