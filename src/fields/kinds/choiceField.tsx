import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { lookupOf } from '#engine/schema/kindOf.ts'
import { optionKeys } from '#engine/words/wordKeys.ts'
import { fetchedAhead } from '#ui/fetchedAhead.tsx'
import { type Translate, useText } from '#ui/text/useText.ts'
import type { Field, ShownProps, ShowProps, TextSurroundings } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import type { ReferredRecord } from '../lookups/createLookups.ts'
import { useLookup } from '../useLookup.ts'
import { choiceText, useTextSurroundings } from '../values/valueText.ts'

/** The lookup that names a value; none where the locale files have words for it. */
function namedBy({ words, schema, value }: ShowProps, text: Translate): string | undefined {
  const lookup = lookupOf(schema)
  if (lookup === undefined) return undefined
  return text.optional(optionKeys(words, String(value))) === undefined ? lookup : undefined
}

/** The words of a value; none for a record that is not known, or not yet. */
function shownChoice(shown: ShowProps, surroundings: TextSurroundings): string {
  const { words, schema, value } = shown
  if (typeof value !== 'string' || value === '') return ''
  const lookup = namedBy(shown, surroundings.text)
  const named = lookup === undefined ? undefined : surroundings.nameOf?.(lookup, value)
  if (schema.refers !== undefined && !named) return ''
  return choiceText(words, named ?? { value }, surroundings)
}

/** A value by its words; a record as a link to its details. */
function ShownChoice(shown: ShownProps) {
  const lookup = namedBy(shown, useText())
  return lookup === undefined ? <span>{shown.text}</span> : <ShownEntry {...shown} lookup={lookup} />
}

function ShownEntry({ lookup, value, text }: ShownProps & { lookup: string }) {
  const record = useLookup(lookup)?.byValue.get(String(value))?.record
  const shown = <span>{text}</span>
  return record ? <RecordLink record={record}>{shown}</RecordLink> : shown
}

/** A link to the details of a record; what stands in it, where the record has none. */
export function RecordLink({ record, children }: { record: ReferredRecord; children: ReactNode }) {
  const address = useFieldServices().references?.addressOf(record)
  return address === undefined ? children : <Link to={address}>{children}</Link>
}

export const choiceField: Field = {
  Edit: fetchedAhead(async () => (await import('../controls/ChoiceEdit.tsx')).ChoiceEdit),
  text: shownChoice,
  Show: ShownChoice,
  labelled: ({ as }) => (as === 'radio' ? 'group' : 'control'),
}

/** Each value of a list, as if it stood alone. */
const eachOf = ({ schema, value, ...others }: ShowProps): ShowProps[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).map((one) => ({
    ...others,
    schema: schema.items ?? schema,
    value: one,
  }))

/** Several values: of a choice, or typed freely. */
export const choicesField: Field = {
  Edit: fetchedAhead(async () => (await import('../controls/ChoicesEdit.tsx')).ChoicesEdit),
  text: (shown, surroundings) =>
    eachOf(shown)
      .map((one) => shownChoice(one, surroundings))
      .filter(Boolean)
      .join(', '),
  /** Each value by its words, records as links. */
  Show(shown) {
    const surroundings = useTextSurroundings()
    return eachOf(shown).map((one, place) => (
      <Fragment key={String(one.value)}>
        {place > 0 && <span>, </span>}
        <ShownChoice {...one} text={shownChoice(one, surroundings)} />
      </Fragment>
    ))
  },
}
