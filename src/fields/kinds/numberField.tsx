import { getAt } from '#engine/record/path.ts'
import { typeOf } from '#engine/schema/typeOf.ts'
import { unitPath } from '#engine/schema/unitPath.ts'
import { useLanguage, useText } from '#ui/text/useText.ts'
import type { EditProps, Field, ShowProps, TextSurroundings } from '../Field.ts'
import { useValueAt } from '../FieldServices.ts'
import { readNumber, shownAmount, shownNumber, typedNumber } from '../values/readNumber.ts'
import { TextEdit } from '../controls/TextEdit.tsx'
import { unitOf } from '../values/unitOf.ts'

function Edit(props: EditProps) {
  const text = useText()
  const language = useLanguage()
  const { schema } = props.field
  const unit = unitOf(schema, useValueAt(unitPath(schema)), text)
  return (
    <TextEdit
      {...props}
      show={(value) => typedNumber(value, language)}
      read={(typed) => readNumber(typed, language)}
      inputMode={typeOf(schema) === 'integer' ? 'numeric' : 'decimal'}
      suffix={unit}
    />
  )
}

function numberText(
  { schema, value, record }: ShowProps,
  { text, language }: Pick<TextSurroundings, 'text' | 'language'>,
) {
  // What is no number was never accepted; it is shown as it is.
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  const path = unitPath(schema)
  const unit = unitOf(schema, path === undefined ? undefined : getAt(record, path), text)
  if (unit === '€') return shownAmount(value, language)
  const isYear = schema.format !== undefined && typeOf(schema) === 'integer' && unit === undefined
  const figure = shownNumber(value, language, isYear)
  return unit === undefined ? figure : `${figure}\u00a0${unit}`
}

function Show(shown: ShowProps) {
  const text = useText()
  const language = useLanguage()
  return <span className="field-figure">{numberText(shown, { text, language })}</span>
}

/** A number, with the sign of its unit. */
export const numberField: Field = { Edit, Show, Cell: Show, text: numberText, drafts: true, labelled: () => 'control' }
