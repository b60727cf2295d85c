import type { FormPlan } from '#engine/plan/FormPlan.ts'
import type { Difference } from '#engine/merge/Difference.ts'
import type { Choice } from '#fields/FieldServices.ts'
import type { Language, Translate } from '#ui/text/useText.ts'
import type { ScreenServices } from '../../ScreenServices.ts'
import { differencePlace } from './differencePlace.ts'
import { differenceLabel, differenceText } from './differenceText.ts'
import type { Question } from './Question.ts'

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
  const around = (text: Translate) => ({ text, language, formats, nameOf })
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
      [...JSON.stringify(schema).matchAll(/"lookup":"(\w+)"/g)].flatMap(([, name]) => name ?? []),
    ),
  )
}
