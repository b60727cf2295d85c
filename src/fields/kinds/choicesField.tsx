import { Fragment } from 'react'
import { fetchedAhead } from '#ui/fetchedAhead.tsx'
import type { Field, ShowProps } from '../Field.ts'
import { ShownChoice, shownChoice } from './choiceField.tsx'

const Edit = fetchedAhead(async () => (await import('../controls/ChoicesEdit.tsx')).ChoicesEdit)

/** Each value of a list, as if it stood alone. */
const eachOf = ({ schema, value, ...others }: ShowProps): ShowProps[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).map((one) => ({
    ...others,
    schema: schema.items ?? schema,
    value: one,
  }))

function Show(shown: ShowProps) {
  return eachOf(shown).map((one, place) => (
    <Fragment key={String(one.value)}>
      {place > 0 && ', '}
      <ShownChoice {...one} />
    </Fragment>
  ))
}

/** Several values: of a choice, or typed freely. */
export const choicesField: Field = {
  Edit,
  Show,
  Cell: Show,
  text: (shown, surroundings) =>
    eachOf(shown)
      .map((one) => shownChoice(one, surroundings))
      .filter(Boolean)
      .join(', '),
  labelled: () => 'control',
}
